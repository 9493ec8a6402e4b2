import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, PluginOption } from 'vite';

/** For @vanilla-extract/vite-plugin 5.2.6: modules that only compiled style sheets import, which Vite's dependency discovery would find only after the first page. */
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

/** The Vite server of @vanilla-extract/vite-plugin 5.2.6 has no page; in Storybook its web socket would use a port that a second Storybook needs. */
const withoutSocket: Plugin = {
  name: 'style-sheets-without-socket',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : null),
};

/** The vanilla-extract plugin, without reloads of the first page and without a port of its own. */
export function styleSheets(): PluginOption {
  return [
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === withoutSocket.name }),
    withoutSocket,
    runtimes,
  ];
}
