import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, fontWeight, space } = vars;

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

export const term = style({ flex: '0 0 6.5rem', fontWeight: fontWeight.bold });

export const description = style({ flex: '1 1 8rem', minInlineSize: 0 });
