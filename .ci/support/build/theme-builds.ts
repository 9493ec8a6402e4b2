import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardTheme, type ThemeName, themes } from '../../../packages/ui/src/theme/themes.ts';
import { buildWeb } from './web-build.ts';

const names = Object.keys(themes) as ThemeName[];

const stylesOf = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
    .join('\n');

/** The themes whose accent is in the style sheets of a build. */
function themesIn(folder: string) {
  const styles = stylesOf(folder);
  return names.filter((name) => styles.includes(themes[name].tokens.color.accent.base));
}

/** What a build holds of other themes than its own. */
export function themeProblems(theme: ThemeName, folder: string): string[] {
  return themesIn(folder).join() === theme
    ? []
    : [`the build with the theme ${theme} holds the themes "${themesIn(folder).join(', ')}"`];
}

const base = '/studio/';

/** The URLs outside of a base path that the documents of a build request. */
function addressesOutside(folder: string) {
  const documents = globSync('**/*.html', { cwd: folder });
  return documents.flatMap((name) => {
    const document = readFileSync(join(folder, name), 'utf8');
    const addresses = document.matchAll(/\b(?:href|src|(?:image)?srcset|action)="(\/[^"]*)"/gi);
    return [...addresses]
      .map(([, address = '']) => address)
      .filter((address) => address.split(', ').some((part) => !`${part}/`.startsWith(base)))
      .map((address) => `${name} of a build at ${base} asks for ${address}`);
  });
}

/** Builds the app with each other theme, at a base path: a build contains only its theme and requests only URLs below its path. */
export async function otherThemesProblems(): Promise<string[]> {
  const others = names.filter((name) => name !== standardTheme);
  const problems = others.map(async (theme) => {
    const folder = `${process.cwd()}/.cache/themes/${theme}`;
    const isBuilt = await buildWeb({
      VITE_MOCKS: 'off',
      VITE_THEME: theme,
      VITE_BASE: base,
      BUILD_DIR: folder,
    });
    return isBuilt
      ? [...themeProblems(theme, folder), ...addressesOutside(folder)]
      : [`the build with the theme ${theme} failed`];
  });
  return (await Promise.all(problems)).flat();
}
