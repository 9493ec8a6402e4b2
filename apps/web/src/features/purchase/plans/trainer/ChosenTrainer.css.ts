import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const trainer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  marginBlockEnd: vars.space.lg,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderInlineStart: `3px solid ${vars.color.accent.base}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface.card,
});

export const name = style({ marginInlineStart: vars.space.xxs, fontSize: vars.fontSize.lg });
