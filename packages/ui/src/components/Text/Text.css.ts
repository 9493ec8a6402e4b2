import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const wraps = styleVariants({
  none: { whiteSpace: 'nowrap' },
  balance: { textWrap: 'balance' },
  pretty: { textWrap: 'pretty' },
  anywhere: { overflowWrap: 'anywhere', minInlineSize: 0 },
});

/** Proportional figures for sizes from `xl` up, also inside tables and lists with tabular figures. */
export const display = style({ fontVariantNumeric: 'proportional-nums' });

export const brand = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.12em',
  // Wrapping would cause a layout shift when the font loads.
  whiteSpace: 'nowrap',
});
