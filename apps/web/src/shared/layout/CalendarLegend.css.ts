import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingInline: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});

export const item = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });

export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
