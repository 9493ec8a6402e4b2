import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, PluginOption } from 'vite';

/**
 * Modules that only the style sheets compiled by @vanilla-extract/vite-plugin 5.2.6 import. Vite would discover them after the first
 * page and reload it; the stage `development` of `npm test` fails on such a reload.
 */
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

/**
 * The Vite server inside @vanilla-extract/vite-plugin 5.2.6 serves no page, but in Storybook its web socket would use a port that a
 * second Storybook needs.
 */
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
