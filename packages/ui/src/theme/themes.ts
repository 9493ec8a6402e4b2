import { tokens as midnight, type Tokens } from './tokens.ts';
import { tokens as daylight } from './themes/daylight/tokens.ts';

/** A brand: the values of all tokens, and whether it is light or dark. */
export interface Theme {
  colorScheme: 'light' | 'dark';
  tokens: Tokens;
}

/** The themes by name; an app imports one of them as `@fitness/ui/themes/<name>`. */
export const themes = {
  midnight: { colorScheme: 'dark', tokens: midnight },
  daylight: { colorScheme: 'light', tokens: daylight },
} as const satisfies Record<string, Theme>;

/** The name of a theme. */
export type ThemeName = keyof typeof themes;

/** The default theme. */
export const standardTheme: ThemeName = 'midnight';
