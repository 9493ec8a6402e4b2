import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { entriesOf } from '../../.ci/packages/manifest.ts';
import { clientDirectives } from './scripts/library/client-modules.ts';
import { fontFiles } from './scripts/library/font-files.ts';
import { react18 } from './scripts/library/react-18.ts';
import { styleFiles } from './scripts/library/style-files.ts';
import { tokenFiles } from './scripts/library/token-files.ts';

const root = import.meta.dirname;

// Read by the styles, which vanilla-extract evaluates in this process.
process.env['PUBLISHED_STYLES'] = 'true';

/** The library: a module for each of the sources, and the style sheets, as in `publishConfig`. */
export default defineConfig({
  root,
  base: './',
  // A library's assets are put into its style sheets, unless their path says otherwise.
  resolve: {
    alias: [{ find: /^(.+\.(?:woff2|png|webp|avif|svg))$/, replacement: '$1?no-inline' }],
  },
  plugins: [
    vanillaExtractPlugin(),
    styleFiles(),
    react18(),
    clientDirectives(),
    tokenFiles(),
    fontFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    lib: {
      entry: [
        ...entriesOf('ui').map(({ file }) => file),
        `${root}/src/theme/styles.css.ts`,
        `${root}/src/internal/with-ref.ts`,
        `${root}/src/internal/layout-effect.ts`,
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => /^[^./\0]/.test(id) && !id.startsWith(root),
      // Class names stay in the module that imports their style sheet.
      optimization: { inlineConst: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: `${root}/src`,
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''], originalFileNames: [source = name] }) =>
          source.replace(/^src\//, '').replace('.css.ts.vanilla', ''),
      },
    },
  },
});
