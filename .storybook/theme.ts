import { standardTheme, type ThemeName, themes } from '@fitness/ui/theme/themes';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

const isTheme = (name: unknown): name is ThemeName => Object.hasOwn(themes, String(name));

/** The theme that the canvas shows. */
export function shownTheme(): ThemeName {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : standardTheme;
}

/** Shows a theme in the canvas; an unknown name shows the standard one. */
export function showTheme(name: unknown) {
  document.documentElement.dataset['theme'] = isTheme(name) ? name : standardTheme;
}

/** The pages of Storybook's docs in the colours of a theme. */
export function docsTheme(name: ThemeName): ThemeVars {
  const { colorScheme, tokens } = themes[name];
  return create({ base: colorScheme, appContentBg: tokens.color.surface.page });
}
