import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { mirrorsInRtl } from '../../internal/mirrors-in-rtl.ts';
import { media, printedSeries, vars } from '../../theme/index.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.sm,
  inlineSize: '100%',
  '@media': printedSeries,
});

export const patterns = style({ position: 'absolute', inlineSize: 0, blockSize: 0 });

export const tone = styleVariants(vars.color.series, (fill) => ({ fill }));

export const mark = style({ stroke: vars.color.surface.card, strokeWidth: 1.5 });

/** Under forced colours all tones have the same lightness. */
export const forcedMark = style({
  display: 'none',
  '@media': { [media.forcedColors]: { display: 'inline' } },
});

/** The sign of a series in the legend: a piece of its bars. */
export const swatch = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '3px',
  overflow: 'hidden',
  // As the bars, whose patterns have a direction.
  selectors: mirrorsInRtl,
});

const plotHeight = '12rem';

/** Room for a value above the highest bar. */
const plotTop = '1.5rem';

// The labels compute their available width in this font size.
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** The labels of the lines, beside the bars; wide enough for most, so that their arrival moves no bar. */
export const scale = style({
  display: 'grid',
  minInlineSize: '3rem',
  blockSize: plotHeight,
  marginBlockStart: plotTop,
  color: vars.color.text.muted,
  lineHeight: 1,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const tickTop = createVar();

export const tick = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  position: 'relative',
  insetBlockStart: tickTop,
  transform: 'translateY(-50%)',
});

export const content = style({ minInlineSize: 0, paddingBlockStart: plotTop });

export const plot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  blockSize: plotHeight,
});

/** Behind the columns, for the lines of the scale. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const line = style({ stroke: vars.color.line.subtle });

export const zeroLine = style({ stroke: vars.color.line.control });

const share = { flex: '1 1 0', minInlineSize: 0 } as const;

// Positioned, so that it stands before the lines.
export const column = style({
  ...share,
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
});

export const bar = style({
  inlineSize: '62.5%',
  maxInlineSize: '4rem',
  blockSize: '100%',
  overflow: 'visible',
});

/** Between the segments of a stacked bar. */
export const seam = style({ stroke: vars.color.surface.card, strokeWidth: 2 });

export const value = style({
  fill: vars.color.text.default,
  // Readable where it crosses a line.
  paintOrder: 'stroke',
  stroke: vars.color.surface.card,
  strokeWidth: 4,
  fontWeight: vars.fontWeight.bold,
});

export const axis = style({ display: 'flex', marginBlockStart: vars.space.xxs });

export const axisLabel = style({
  ...share,
  display: 'flex',
  justifyContent: 'center',
  blockSize: '1.5rem',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  selectors: {
    // A label may extend over the following columns without labels.
    '&[data-sparse]': { justifyContent: 'flex-start' },
    '&[data-sparse]:last-child': { justifyContent: 'flex-end' },
  },
});
