import { vars } from '@fitness/ui/theme';
import { motionSafe } from '@fitness/ui/theme/states';
import { tokens } from '@fitness/ui/theme/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const track = style({
  width: '100%',
  maxWidth: vars.width.dialog,
  padding: vars.space.xs,
  background: vars.color.surface.card,
  borderRadius: vars.radius.full,
});
export const ball = style({
  display: 'block',
  width: vars.space.xl,
  height: vars.space.xl,
  borderRadius: vars.radius.full,
  background: vars.color.accent.base,
});

const { fast, base } = tokens.motion;
export const moves = styleVariants({ fast, base }, (duration) =>
  motionSafe('margin-inline-start', duration),
);
export const atEnd = style({ marginInlineStart: `calc(100% - ${vars.space.xl})` });
