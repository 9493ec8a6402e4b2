import { tokens, vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { variantsOf } from './flat-tokens.ts';

export const swatch = style({
  display: 'block',
  width: vars.space.xxl,
  height: vars.space.xl,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
});

/** A swatch of each colour. */
export const filled = styleVariants(variantsOf(tokens.color), (background) => [
  swatch,
  { background },
]);

export const sample = style({
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.medium,
});
/** A line in the colour of the letters, for what is drawn rather than written. */
export const frame = style([swatch, { border: '3px solid currentColor' }]);
/** A sample's ground and its letters, by the name of the colour. */
export const ground = styleVariants(variantsOf(tokens.color), (background) => ({ background }));
export const letters = styleVariants(variantsOf(tokens.color), (color) => ({ color }));
