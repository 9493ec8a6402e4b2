import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { mirrorsInRtl } from '../mirrors-in-rtl.ts';

export const patterns = style({ position: 'absolute', inlineSize: 0, blockSize: 0 });

export const tone = styleVariants(vars.color.series, (fill) => ({ fill }));

export const mark = style({ stroke: vars.color.surface.card, strokeWidth: 1.5 });

/** Under forced colours all tones have the same lightness. */
export const forcedMark = style({
  display: 'none',
  '@media': { [media.forcedColors]: { display: 'inline' } },
});

export const swatch = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '3px',
  overflow: 'hidden',
  // As the bars, whose patterns have a direction.
  selectors: mirrorsInRtl,
});

/** Between the segments of a stacked bar. */
export const gap = style({ stroke: vars.color.surface.card, strokeWidth: 2 });
