import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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

export const legend = style({
  listStyleType: "''",
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  fontSize: vars.fontSize.sm,
});

export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const swatch = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '3px',
  overflow: 'hidden',
  // As the bars, whose patterns have a direction.
  selectors: mirrorsInRtl,
});

/** Between the segments of a stacked bar. */
export const gap = style({ stroke: vars.color.surface.card, strokeWidth: 2 });

// The labels compute their available width in this font size.
export const columns = style({
  position: 'relative',
  minInlineSize: 0,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  color: vars.color.text.muted,
});

/** The width below which the bars would be too narrow to be seen. */
export const minWidth = createVar();

export const content = style({
  minInlineSize: minWidth,
  paddingBlockStart: '2.5rem',
  // Paper shows all bars.
  '@media': { [media.print]: { minInlineSize: 0 } },
});

export const scrollArea = style({
  minInlineSize: 0,
  maxBlockSize: '48rem',
  overflow: 'auto',
  borderRadius: vars.radius.sm,
  '@media': { [media.print]: { maxBlockSize: 'none', overflow: 'visible' } },
});

// With lines at the end and the middle of the scale.
export const plot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  blockSize: '12rem',
  borderBlockEnd: `1px solid ${vars.color.line.control}`,
  backgroundImage: `linear-gradient(${vars.color.line.subtle} 1px, transparent 1px)`,
  backgroundSize: '100% 50%',
});

/** Behind the columns, for the line of the value 0. */
export const zero = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const zeroLine = style({ stroke: vars.color.line.control, strokeWidth: 1 });

const share = { flex: '1 1 0', minInlineSize: 0 } as const;

const aside = { content: '', flex: '0.3 1 0' };

export const column = style({ ...share, display: 'flex', '::before': aside, '::after': aside });

export const verticalBar = style({
  ...share,
  inlineSize: 0,
  maxInlineSize: '4rem',
  blockSize: '100%',
  overflow: 'visible',
  selectors: { '& + &': { marginInlineStart: '2px' } },
});

export const verticalValue = style({
  fill: vars.color.text.default,
  fontWeight: vars.fontWeight.bold,
});

export const axis = style({ display: 'flex', marginBlockStart: vars.space.xxs });

export const axisLabel = recipe({
  base: {
    ...share,
    display: 'flex',
    blockSize: '1.5rem',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
  },
  variants: {
    // A label may extend over the following columns without labels.
    isSparse: { true: { justifyContent: 'flex-start' }, false: { justifyContent: 'center' } },
  },
});

export const horizontalGroups = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(30%) 1fr',
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
});

export const horizontalGroup = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['30% 1fr', 'subgrid'],
  alignItems: 'center',
});

export const name = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium });

export const bars = style({ display: 'grid', gap: '3px' });

export const barWithValue = style({
  display: 'grid',
  gridTemplateColumns: '1fr 4.5rem',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 6rem' } },
});

export const horizontalBar = style({
  inlineSize: '100%',
  blockSize: '1.25rem',
  borderRadius: '3px',
  backgroundColor: vars.color.surface.raised,
  selectors: mirrorsInRtl,
});

export const horizontalValue = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
});
