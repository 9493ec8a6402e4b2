import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxWidth: vars.width.content,
  marginInline: 'auto',
  paddingBlock: vars.space.lg,
});
export const title = style({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.heavy });
export const lead = style({
  maxWidth: vars.width.reading,
  marginBlockStart: vars.space.sm,
  color: vars.color.text.muted,
});
export const heading = style({ fontSize: vars.fontSize.xl, marginBlockEnd: vars.space.xxs });
export const note = style({
  maxWidth: vars.width.reading,
  marginBlockEnd: vars.space.md,
  color: vars.color.text.muted,
});

export const table = style({ width: '100%', fontSize: vars.fontSize.sm });
export const cell = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: vars.fontWeight.regular,
});
export const head = style([cell, { color: vars.color.text.muted }]);
export const fails = style({ color: vars.color.danger.text, fontWeight: vars.fontWeight.bold });
