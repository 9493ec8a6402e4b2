import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const open = style({
  minHeight: vars.size.target,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const hint = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.none,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});
