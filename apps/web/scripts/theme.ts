import { standardTheme, type ThemeName, themes } from '@fitness/ui/theme/themes';
import type { Plugin } from 'vite';
import { manifestFile, webManifest } from './web-manifest.ts';

const names = Object.keys(themes) as ThemeName[];

/** The theme of `VITE_THEME`; throws for an unknown one. */
export function themeFrom(wanted = ''): ThemeName {
  const theme = names.find((name) => name === (wanted || standardTheme));
  if (!theme) throw new Error(`VITE_THEME is "${wanted}"; it can be ${names.join(' or ')}.`);
  return theme;
}

/** The page with the theme's colours in its head. */
export function fillTheme(html: string, name: ThemeName): string {
  const { colorScheme, tokens } = themes[name];
  return html
    .replaceAll('%THEME_COLOR%', tokens.color.surface.page)
    .replaceAll('%COLOR_SCHEME%', colorScheme);
}

/** Builds the app with a theme: its style sheet, and its colours in the page's head and in the web app manifest. */
export function theme(name: ThemeName, product: string): Plugin {
  const color = themes[name].tokens.color.surface.page;
  let base = '/';
  return {
    name: 'theme',
    config: () => ({
      resolve: {
        alias: { [`@fitness/ui/themes/${standardTheme}`]: `@fitness/ui/themes/${name}` },
      },
    }),
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => fillTheme(html, name),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${manifestFile}`, (_request, response) => {
        response
          .setHeader('Content-Type', 'application/manifest+json')
          .end(webManifest({ color, product, base }));
      });
    },
    generateBundle() {
      const source = webManifest({ color, product, base });
      this.emitFile({ type: 'asset', fileName: manifestFile, source });
    },
  };
}
