import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, PluginOption } from 'vite';

/** For @vanilla-extract/vite-plugin 5.2.6: what only compiled style sheets import: the search for dependencies does not see it, and would find it after the first page. */
const runtimes: Plugin = {
  name: 'style-sheet-runtimes',
  config: () => ({
    optimizeDeps: {
      include: [
        '@fitness/ui > @vanilla-extract/recipes/createRuntimeFn',
        '@fitness/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
      ],
    },
  }),
};

/** The Vite server of @vanilla-extract/vite-plugin 5.2.6 has no page; in Storybook it would listen on a port that a second Storybook finds taken. */
const withoutSocket: Plugin = {
  name: 'style-sheets-without-socket',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : null),
};

/** The compiler of style sheets, in a development server whose first page is not reloaded, and which runs beside others. */
export function styleSheets(): PluginOption {
  return [
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === withoutSocket.name }),
    withoutSocket,
    runtimes,
  ];
}
