import { globalStyle, style } from '@vanilla-extract/css';
import { mirrorsInRtl } from '../../internal/mirrors-in-rtl.ts';
import { media, printedSeries, vars } from '../../theme/index.ts';

export const root = style({
  display: 'grid',
  rowGap: vars.space.md,
  minInlineSize: 0,
  '@media': printedSeries,
});

export const bar = style({
  inlineSize: '100%',
  blockSize: '1.5rem',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  backgroundColor: vars.color.neutral.surface,
  selectors: mirrorsInRtl,
  '@media': {
    [media.forcedColors]: { outline: '1px solid CanvasText' },
    [media.print]: { outline: `1px solid ${vars.color.line.control}` },
  },
});

export const list = style({ display: 'grid', rowGap: vars.space.xs, fontSize: vars.fontSize.sm });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.xs,
});

// Beside the first line.
globalStyle(`${row} > svg`, { marginBlock: 'calc((1lh - 1rem) / 2)' });

// What does not fit beside the label is below it; a text only breaks inside a word that is wider than the row.
export const fitting = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space.xs,
});

export const label = style({ flexGrow: 1, color: vars.color.text.muted });

export const value = style({
  textAlign: 'end',
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  minInlineSize: '3rem',
  textAlign: 'end',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
