/**
 * The attribute of `html` that a script sets before the first paint if the device has a session; a prerendered Header, which
 * belongs to no user, then keeps its space but hides its menu.
 */
export const knownUserAttribute = 'data-known-user';

/**
 * The class of visually hidden elements in prerendered HTML; it replaces react-aria's style attribute, which a strict content
 * security policy blocks.
 */
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
