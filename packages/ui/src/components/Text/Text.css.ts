import { style, styleVariants } from '@vanilla-extract/css';

export const wraps = styleVariants({
  none: { whiteSpace: 'nowrap' },
  balance: { textWrap: 'balance' },
  pretty: { textWrap: 'pretty' },
  anywhere: { overflowWrap: 'anywhere', minInlineSize: 0 },
  lines: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Proportional figures for sizes from `xl` up, also inside tables and lists with tabular figures. */
export const display = style({ fontVariantNumeric: 'proportional-nums' });
