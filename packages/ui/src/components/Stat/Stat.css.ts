import { style, styleVariants } from '@vanilla-extract/css';
import { media, printedSeries, vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const group = style({ display: 'grid', minInlineSize: 0, '@media': printedSeries });
export const row = style({ gridAutoFlow: 'column' });
export const divided = style({});
export const below = style({});

export const sizes = { sm: style({}), md: style({}), lg: style({}) };

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: {
    [`${below} > &`]: { flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    [`${divided} > & + &`]: {
      paddingInlineStart: space.sm,
      borderInlineStart: `1px solid ${color.line.subtle}`,
    },
  },
  '@media': {
    [media.tablet]: { selectors: { [`${divided} > & + &`]: { paddingInlineStart: space.lg } } },
  },
});

export const marked = styleVariants(color.series, (series) => ({
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${series}`,
}));

export const label = style({
  color: color.text.muted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.snug,
  selectors: { [`${sizes.lg} &`]: { fontSize: fontSize.sm } },
});

/** Stretches to the height of the row, which a taller value, such as a ring, determines. */
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  alignItems: 'center',
  columnGap: space.xs,
  minInlineSize: 0,
  lineHeight: lineHeight.snug,
  selectors: {
    [`${below} &`]: { flexGrow: 0 },
    [`${sizes.sm} &`]: { fontWeight: fontWeight.bold, lineHeight: lineHeight.text },
    [`${sizes.md} &`]: {
      alignItems: 'flex-start',
      fontWeight: fontWeight.heavy,
      letterSpacing: '-0.01em',
    },
    [`${sizes.lg} &`]: {
      fontSize: fontSize.title,
      fontWeight: fontWeight.heavy,
      letterSpacing: '-0.02em',
    },
    [`:is(${sizes.md}, ${sizes.lg}) &`]: { fontVariantNumeric: 'proportional-nums' },
  },
  '@media': {
    [media.tablet]: { selectors: { [`${sizes.md} &`]: { fontSize: fontSize.xl } } },
    // Wide figures wrap only on screens, not in print.
    [media.print]: { whiteSpace: 'nowrap' },
  },
});

export const note = style({ color: color.text.muted, fontSize: fontSize.xs });
