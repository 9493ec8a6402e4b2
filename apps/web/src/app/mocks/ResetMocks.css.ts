import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const reset = style({
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
