import { style } from '@vanilla-extract/css';
import { overControl } from '../../internal/field/over-control.ts';
import { state, vars } from '../../theme/index.ts';

export const number = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The text ends before the buttons.
    [overControl]: { paddingInlineEnd: `calc(2 * ${vars.size.target} + ${vars.space.xs})` },
  },
});

export const buttons = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'flex',
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text.default,
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { backgroundColor: vars.color.neutral.surface },
    [state.disabled]: {
      color: vars.color.line.control,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
});
