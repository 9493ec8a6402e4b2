import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

/** A description without space for a few words is below its term. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xxs,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

export const columns = style({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const term = style({
  flex: '0 0 6.5rem',
  fontWeight: fontWeight.bold,
  selectors: {
    [`${column} > &`]: {
      flexBasis: 'auto',
      color: color.text.muted,
      fontSize: fontSize.xs,
      fontWeight: fontWeight.regular,
      lineHeight: lineHeight.snug,
    },
  },
});

export const description = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  selectors: {
    // In the middle of the row, whose height a link determines.
    [`${column} > &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: 'auto',
      alignItems: 'center',
      columnGap: space.xs,
      fontWeight: fontWeight.bold,
    },
  },
});
