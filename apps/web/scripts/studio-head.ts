import type { Plugin } from 'vite';
import { studio } from '../src/config/studio.ts';

/** The page with the studio's own words in place of `%STUDIO_NAME%` and so on, and its address in that of the shared picture. */
export function fillHead(html: string, siteUrl: string): string {
  return Object.entries({
    STUDIO_NAME: studio.name,
    STUDIO_SLOGAN: studio.slogan,
    STUDIO_DESCRIPTION: studio.description,
    SITE_URL: siteUrl.replace(/\/+$/, ''),
  }).reduce((page, [name, value]) => page.replaceAll(`%${name}%`, value), html);
}

/** Fills the head of the page, for browsers, searches and shared links. */
export function studioHead({ siteUrl }: { siteUrl: string }): Plugin {
  return {
    name: 'studio-head',
    transformIndexHtml: { order: 'pre', handler: (html) => fillHead(html, siteUrl) },
  };
}
