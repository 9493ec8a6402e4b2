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
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});
export const heading = style({ fontSize: vars.fontSize.xl });
export const note = style({
  maxWidth: vars.width.reading,
  color: vars.color.text.muted,
});

export const fails = style({ color: vars.color.danger.text, fontWeight: vars.fontWeight.bold });
