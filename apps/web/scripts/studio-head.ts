import type { Plugin } from 'vite';
import { studio } from '../src/config/studio.ts';

const words = { STUDIO_NAME: studio.name, STUDIO_SLOGAN: studio.slogan, STUDIO_DESCRIPTION: studio.description };

/** Fills the studio's own words (`%STUDIO_NAME%` and so on) into the page, for browsers, searches and shared links. */
export const studioHead = (): Plugin => ({
  name: 'studio-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => Object.entries(words).reduce((page, [name, value]) => page.replaceAll(`%${name}%`, value), html),
  },
});
