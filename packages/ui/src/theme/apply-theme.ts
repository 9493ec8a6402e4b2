import { globalStyle } from '@vanilla-extract/css';
import { isPublished } from './published.ts';
import { themeRules } from './theme-rules.ts';
import { type ThemeName, themes } from './themes.ts';

/** The theme of the page, and in the published package of every element with its name in `data-theme`. */
export function themeSelector(name: ThemeName) {
  return isPublished ? `:where(:root), [data-theme='${name}']` : ':root';
}

/** Sets the tokens of a theme on a selector, including the values for more contrast, forced colours and print. */
export function applyTheme(name: ThemeName, selector: string) {
  globalStyle(selector, themeRules(themes[name]));
}
