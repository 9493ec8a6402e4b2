import { standardTheme, type ThemeName, themes } from '@fitness/ui/theme/themes';
import type { Plugin } from 'vite';
import { preferencesScript } from './early-script.ts';
import { fillHead } from './prerender/page-head.ts';
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

const home = { page: 'home', pathname: '/', title: '', trail: [] } as const;

/**
 * Builds the app with a theme: its style sheet, and its colours in the page's head and in the web app manifest. The one document of the
 * development server, which is not prerendered, has the head of the home page and what the user has chosen for the site.
 */
export function theme(name: ThemeName, product: string, siteUrl: string): Plugin {
  const color = themes[name].tokens.color.surface.page;
  return {
    name: 'theme',
    config: () => ({
      resolve: {
        alias: { [`@fitness/ui/themes/${standardTheme}`]: `@fitness/ui/themes/${name}` },
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => {
        const filled = fillTheme(html, name);
        if (!server) return filled;
        const script = { tag: 'script', children: preferencesScript, injectTo: 'head' } as const;
        return { html: fillHead(filled, home, siteUrl), tags: [script] };
      },
    },
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(`/${manifestFile}`, (_request, response) => {
        response
          .setHeader('Content-Type', 'application/manifest+json')
          .end(webManifest({ color, product, base }));
      });
    },
    generateBundle() {
      const { base } = this.environment.config;
      const source = webManifest({ color, product, base });
      this.emitFile({ type: 'asset', fileName: manifestFile, source });
    },
  };
}
