import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { forcedVars, paperVars } from './overrides.ts';
import type { Theme } from './themes.ts';

/** Sets the tokens of a theme on a selector, including the variants for more contrast, forced colours and print. */
export function applyTheme(selector: string, { colorScheme, tokens }: Theme) {
  createGlobalTheme(selector, vars, tokens);
  const { text, line } = tokens.color;
  globalStyle(selector, {
    colorScheme,
    '@media': {
      [media.moreContrast]: {
        vars: {
          [vars.color.text.muted]: text.default,
          [vars.color.line.subtle]: line.control,
          [vars.color.line.control]: text.default,
        },
      },
      [media.forcedColors]: { vars: forcedVars },
      [media.print]: { colorScheme: 'light', vars: paperVars },
    },
  });
}
