import { tokens, vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { variantsOf } from './flat-tokens.ts';

const swatch = style({
  display: 'block',
  width: vars.space.xxl,
  height: vars.space.xl,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
});

export const filled = styleVariants(variantsOf(tokens.color), (background) => [
  swatch,
  { background },
]);

export const sample = style({
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.medium,
});
/** A border in the current colour. */
export const frame = style([swatch, { border: '3px solid currentColor' }]);
export const background = styleVariants(variantsOf(tokens.color), (background) => ({ background }));
export const foreground = styleVariants(variantsOf(tokens.color), (color) => ({ color }));
