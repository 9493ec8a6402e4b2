import type { Plugin } from 'vite';

/** The file names of the two fonts of the first page. */
const faces = ['studio-text', 'studio-display'];

/** Preloads the fonts of the built page, so that its first text is not laid out twice. */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved: (config) => {
      ({ base } = config);
    },
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
              href: base + file,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
