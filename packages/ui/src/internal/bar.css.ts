import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { mirrorsInRtl } from './mirrors-in-rtl.ts';

/** An SVG whose filled part has its text colour. */
export const bar = style({
  inlineSize: '100%',
  blockSize: '0.5rem',
  fill: 'currentColor',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.neutral.surface,
  selectors: mirrorsInRtl,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      fill: 'CanvasText',
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
});
