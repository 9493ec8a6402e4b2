// What the package publishes of the theme; inside the workspace `theme/*` has the rest.
export { vars } from './contract.css.ts';
export { media } from './media.ts';
export { knownUserAttribute } from './prerendering.ts';
export { themeCss } from './theme-rules.ts';
export { themes, type Theme, type ThemeName } from './themes.ts';
export type {
  Align,
  Breakpoint,
  FontSize,
  FontWeight,
  Leading,
  Responsive,
  Space,
  TextColor,
  Tone,
  Width,
} from './token-types.ts';
export type { Tokens } from './tokens.ts';
