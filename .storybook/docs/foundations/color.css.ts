import { type ThemeName, themes, vars } from '@fitness/ui/theme';
import { type ComplexStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { variantsOf } from './flat-tokens.ts';

const styleVariantsOfThemes = (rule: (color: string) => ComplexStyleRule) =>
  Object.fromEntries(
    Object.entries(themes).map(([theme, { tokens }]) => [
      theme,
      styleVariants(variantsOf(tokens.color), rule),
    ]),
  ) as Record<ThemeName, Record<string, string>>;

const swatch = style({
  display: 'block',
  width: vars.space.xxl,
  height: vars.space.xl,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
});

/** Swatches of a theme's colours by their names. */
export const filled = styleVariantsOfThemes((background) => [swatch, { background }]);

export const sample = style({
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.medium,
});
/** A border in the current colour. */
export const frame = style([swatch, { border: '3px solid currentColor' }]);
export const background = styleVariantsOfThemes((color) => ({ background: color }));
export const foreground = styleVariantsOfThemes((color) => ({ color }));
