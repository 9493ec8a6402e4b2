import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import react from '@vitejs/plugin-react';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import { mockWorker } from '../apps/web/scripts/mock-worker.ts';
import { styleSheets } from '../apps/web/scripts/style-sheets.ts';
import { statuses } from './docs/component/status.ts';
import { firstFrame } from './first-frame.ts';
import { aliasTag } from './manager/alias-tag.ts';
import { faultTag } from './manager/order-faults.ts';
import { pictureContent } from './picture-content.ts';
import type { Guide } from '../packages/ui/src/internal/guide.ts';

/** Adds the Korean names of a component's status and of itself to its stories' tags, for the filter and the search. */
const withGuideTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const guideFile = file.replace('.stories.tsx', '.guide.ts');
    if (!existsSync(guideFile)) return entries;
    const { guide }: { guide: Guide } = await import(pathToFileURL(guideFile).href);
    return entries.map((entry) => ({
      ...entry,
      tags: [
        ...(entry.tags ?? []),
        statuses[guide.status].label,
        ...guide.aliases.map((alias) => aliasTag + alias),
      ],
    }));
  },
});

/** Adds what can fail on a page, as its stories name it, to their tags, for the menu of errors. */
const withFaultTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    if (!file.includes('/apps/web/')) return entries;
    const source = await readFile(file, 'utf8');
    const named = source.matchAll(/(?:operation: |target: )'?([\w-]+)/g);
    const faults = [...new Set([...named].map(([, name]) => faultTag + name))];
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...faults] }));
  },
});

const docgenName = 'storybook:react-docgen-plugin';

/**
 * Lets react-docgen of @storybook/react-vite 10.6.7 read only the files whose properties are shown: it parses every module, a
 * quarter of the build. The framework has no option for this.
 */
function limitDocgen(plugins: readonly PluginOption[] = []) {
  const isDocgen = (plugin: PluginOption): plugin is Plugin =>
    plugin instanceof Object && 'name' in plugin && plugin.name === docgenName;
  const docgen = plugins.find(isDocgen);
  if (typeof docgen?.transform !== 'function')
    throw new Error(`There is no plugin ${docgenName} with a function "transform".`);
  const filter = { id: [/\/packages\/ui\/src\//, /\/\.storybook\/docs\//] };
  docgen.transform = { filter, handler: docgen.transform };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/{src,testing}/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // The app's images, and the fonts of Storybook's own interface.
  staticDirs: [
    '../apps/web/public',
    { from: '../packages/ui/src/theme/fonts', to: '/fonts/display' },
    { from: '../packages/ui/node_modules/pretendard/dist/web/variable', to: '/fonts/text' },
  ],
  docs: { defaultName: '문서' },
  features: {
    // English toolbar items that reviewers do not need.
    backgrounds: false,
    changeDetection: false,
    // Code from the story's source, with the names that it is written with.
    experimentalCodeExamples: true,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  previewHead: firstFrame,
  experimental_indexers: (indexers = []) => indexers.map(withGuideTags).map(withFaultTags),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `react-docgen-typescript` does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => {
    limitDocgen(base.plugins);
    return mergeConfig(base, {
      plugins: [
        react(),
        pictureContent(),
        styleSheets(),
        mockWorker(),
        optimizeLocales.vite({ locales: ['ko-KR', 'en-US'] }),
      ],
      // Compressing a thousand files to tell their size takes seconds.
      build: { chunkSizeWarningLimit: 2000, reportCompressedSize: false },
    });
  },
};

export default config;
