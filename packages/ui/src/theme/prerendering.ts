/**
 * The attribute of `html` that a script sets before the first paint where the device has a session: a prerendered Header, which is that of
 * no user, then keeps its space but shows no menu.
 */
export const knownUserAttribute = 'data-known-user';

/** The class of prerendered elements in place of react-aria's style attribute that hides them visually, which a strict policy blocks. */
export const prerenderedHiddenClass = 'prerendered-hidden';

/** Hides an element visually, but not from assistive technology. */
export const visuallyHiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
