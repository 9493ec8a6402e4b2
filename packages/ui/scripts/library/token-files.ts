import type { Plugin } from 'vite';
import { standardTheme, themes } from '../../src/theme/themes.ts';
import { designTokens } from '../design-tokens/design-tokens.ts';

/** Writes the tokens of each theme in the Design Tokens format. */
export function tokenFiles(): Plugin {
  return {
    name: 'token-files',
    generateBundle() {
      for (const [name, { tokens }] of Object.entries(themes)) {
        const fileName = name === standardTheme ? 'tokens.json' : `tokens.${name}.json`;
        const source = `${JSON.stringify(designTokens(tokens), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
