import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import react from '@vitejs/plugin-react';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import { mockWorker } from '../apps/web/scripts/mock-worker.ts';
import { styleSheets } from '../apps/web/scripts/style-sheets.ts';
import type { Guide } from '../packages/ui/src/internal/guide.ts';
import { standardTheme, themes } from '../packages/ui/src/theme/themes.ts';
import { pictureContent } from './picture-content.ts';
import { usedOn } from './used-on.ts';

/** Adds the Korean names of a component to its stories' tags, for the search. */
const withAliases = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const guideFile = file.replace('.stories.tsx', '.guide.ts');
    if (!existsSync(guideFile)) return entries;
    const { guide }: { guide: Guide } = await import(pathToFileURL(guideFile).href);
    const tags = guide.aliases.map((alias) => `alias:${alias}`);
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...tags] }));
  },
});

/** Storybook has no translations; its theming guide names these classes for what themes cannot change. */
const koreanHeaders = ['속성', '설명', '기본값', '바꿔 보기'].map(
  (name, at) =>
    `.docblock-argstable-head th:nth-child(${at + 1}) > span { font-size: 0; }
    .docblock-argstable-head th:nth-child(${at + 1}) > span::before { content: '${name}'; font-size: 13px; }`,
);

const { colorScheme, tokens } = themes[standardTheme];

/** The background of the canvas before its style sheet is loaded; in a layer, so that the style sheet overrides it. */
const firstFrame = `@layer first-frame { html { color-scheme: ${colorScheme}; background: ${tokens.color.surface.page}; } }
  .sb-preparing-story, .sb-preparing-docs { background: ${tokens.color.surface.page}; }`;

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
  const filter = { id: [/\/packages\/ui\/src\//] };
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
  managerHead: (head = '') => `${head}<style>${koreanHeaders.join('\n')}</style>`,
  previewHead: (head = '') => `${head}<style>${firstFrame}\n${koreanHeaders.join('\n')}</style>`,
  experimental_indexers: (indexers = []) => indexers.map(withAliases),
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
      define: { USED_ON: JSON.stringify(usedOn()) },
      // Compressing a thousand files to tell their size takes seconds.
      build: { chunkSizeWarningLimit: 2000, reportCompressedSize: false },
    });
  },
};

export default config;
