import type { Plugin } from 'vite';
import { studio } from '../src/config/studio.ts';

/** Replaces `%STUDIO_NAME%` and the other placeholders of the page. */
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
