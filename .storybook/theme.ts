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

const pixels = (rem: string) => Number.parseFloat(rem) * 16;

function storybookTheme(name: ThemeName, overrides: Partial<ThemeVars>): ThemeVars {
  const { colorScheme, tokens } = themes[name];
  const { accent, line, surface, text } = tokens.color;
  return create({
    base: colorScheme,
    colorPrimary: accent.base,
    colorSecondary: accent.base,
    appBg: surface.card,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: surface.raised,
    appBorderColor: line.subtle,
    appBorderRadius: pixels(tokens.radius.md),
    inputBorderRadius: pixels(tokens.radius.sm),
    fontBase: tokens.font.text,
    fontCode: `ui-monospace, Menlo, Consolas, 'Liberation Mono', ${tokens.font.text}`,
    textColor: text.default,
    textInverseColor: surface.page,
    textMutedColor: text.muted,
    barBg: surface.card,
    barTextColor: text.muted,
    barHoverColor: text.default,
    barSelectedColor: text.default,
    buttonBg: surface.raised,
    buttonBorder: line.control,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
    inputBg: surface.sunken,
    inputBorder: line.control,
    inputTextColor: text.default,
    ...overrides,
  });
}

/** Storybook's UI in the tokens of the standard theme. */
export function managerTheme(brandTitle: string): ThemeVars {
  return storybookTheme(standardTheme, { brandTitle, brandUrl: './' });
}

/** Storybook's docs pages in the tokens of a theme; links have the colour of text. */
export function docsTheme(name: ThemeName): ThemeVars {
  return storybookTheme(name, { colorSecondary: themes[name].tokens.color.text.accent });
}
