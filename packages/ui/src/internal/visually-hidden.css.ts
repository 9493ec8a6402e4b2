import { style } from '@vanilla-extract/css';

/** Read by screen readers, seen by nobody; a class, so that it also works where style attributes are forbidden. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
