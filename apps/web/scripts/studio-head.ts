import type { Plugin } from 'vite';
import { preferencesScript } from './early-script.ts';
import { fillHead } from './prerender/page-head.ts';

const home = { page: 'home', pathname: '/', title: '', trail: [] } as const;

/** Fills the head of the one document of the development server, with the user's preferences; `prerender` fills those of a build. */
export function studioHead(siteUrl: string): Plugin {
  return {
    name: 'studio-head',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: fillHead(html, home, siteUrl),
        tags: [{ tag: 'script', children: preferencesScript, injectTo: 'head' }],
      }),
    },
  };
}
