import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

/** Wider than the distance between the taps of a double tap. */
export const cover = style({
  position: 'fixed',
  inlineSize: '4rem',
  blockSize: '4rem',
  translate: '-50% -50%',
  zIndex: vars.layer.toast,
});
