import { style } from '@vanilla-extract/css';
import { overControl } from '../../internal/field/over-control.ts';
import { vars } from '../../theme/index.ts';

export const input = style({
  selectors: {
    [overControl]: { paddingInlineEnd: `calc(${vars.size.target} + ${vars.space.xs})` },
    // Hides Edge's own button.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: '0.125rem',
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginBlock: 'auto',
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});
