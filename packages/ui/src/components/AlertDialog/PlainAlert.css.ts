import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../../theme/index.ts';

export const dialog = style({
  boxSizing: 'border-box',
  inlineSize: '26rem',
  maxInlineSize: `calc(100% - 2 * ${vars.space.md})`,
  margin: 'auto',
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  color: vars.color.text.default,
  selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
});

export const button = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  marginBlockStart: vars.space.sm,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
