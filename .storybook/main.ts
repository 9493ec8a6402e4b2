import { existsSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/{src,testing}/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // The app's own pictures, and what axe found when the stories were last tested.
  staticDirs: ['apps/web/public', '.cache/axe/public']
    .filter((folder) => existsSync(folder))
    .map((folder) => `../${folder}`),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The docgen that reads types through the compiler does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        react(),
        vanillaExtractPlugin(),
        msw({ mode: 'worker-only' }),
        optimizeLocales.vite({ locales: ['ko-KR'] }),
      ],
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
