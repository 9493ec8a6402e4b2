import { style } from '@vanilla-extract/css';
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

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: vars.space.xs,
  rowGap: vars.space.xs,
  fontSize: vars.fontSize.sm,
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['1rem minmax(0, 1fr) auto 3rem', 'subgrid'],
  alignItems: 'center',
});

export const label = style({ color: vars.color.text.muted });

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
