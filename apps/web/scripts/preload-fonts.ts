import type { Plugin } from 'vite';

/** The two faces of the first page, by the names of their files. */
const faces = ['studio-text', 'studio-display'];

/** Lets the built page ask for its fonts at once instead of when the first text is drawn, so that nothing is set twice. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && faces.some((face) => file.includes(face)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
