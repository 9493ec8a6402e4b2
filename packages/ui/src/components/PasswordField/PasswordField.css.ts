import { style } from '@vanilla-extract/css';
import { endButton } from '../../internal/field/field.css.ts';
import { overControl } from '../../internal/field/over-control.ts';
import { vars } from '../../theme/index.ts';

export const input = style({
  selectors: {
    [overControl]: { paddingInlineEnd: `calc(${vars.size.target} + ${vars.space.xs})` },
    // Hides Edge's own button.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const toggle = style([
  endButton,
  { selectors: { [overControl]: { insetInlineEnd: '0.125rem' } } },
]);
