import type { Plugin } from 'vite';
import { fillHead } from './prerender/page-head.ts';

const home = { page: 'home', pathname: '/', title: '', trail: [] } as const;

/** Fills the head of the one document of the development server; `prerender` fills those of a build. */
export function studioHead(siteUrl: string): Plugin {
  return {
    name: 'studio-head',
    apply: 'serve',
    transformIndexHtml: { order: 'pre', handler: (html) => fillHead(html, home, siteUrl) },
  };
}
