import { style } from '@vanilla-extract/css';

export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)', transformOrigin: 'center' } },
});
