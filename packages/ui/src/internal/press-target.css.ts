import { style } from '@vanilla-extract/css';
import { media } from '../theme/index.ts';

/** A link whose press target is the nearest positioned element around it, which shows its focus. */
export const pressTarget = style({
  textDecoration: 'none',
  outline: 'none',
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
});
