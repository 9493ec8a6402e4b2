import { style } from '@vanilla-extract/css';

/** Over the whole button, so that its label appears wherever the pointer is. */
export const hint = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
});
