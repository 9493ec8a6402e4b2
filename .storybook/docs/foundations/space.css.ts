import { vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const bar = style({
  display: 'block',
  height: vars.space.md,
  background: vars.color.accent.base,
  borderRadius: vars.radius.sm,
});
export const bars = styleVariants(vars.space, (width) => [bar, { width }]);

const box = style({
  display: 'block',
  width: vars.space.vast,
  height: vars.space.huge,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.line.control}`,
});
export const corners = styleVariants(vars.radius, (borderRadius) => [box, { borderRadius }]);
export const shadows = styleVariants(vars.shadow, (boxShadow) => [
  box,
  { boxShadow, borderRadius: vars.radius.md, margin: vars.space.lg },
]);

export const target = style({
  display: 'block',
  width: vars.size.target,
  height: vars.size.target,
  border: `2px dashed ${vars.color.line.focus}`,
});
