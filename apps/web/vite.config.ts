import { createRequire } from 'node:module';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, loadEnv } from 'vite';
import { baseFrom, releaseFrom, reportUrlFrom } from './scripts/build-variables.ts';
import { compressedFiles } from './scripts/hosting/compress.ts';
import { previewAsHost } from './scripts/hosting/static-server.ts';
import { mockWorker } from './scripts/mock-worker.ts';
import { inOwnBuild } from './scripts/own-build.ts';
import { prerender } from './scripts/prerender/plugin.ts';
import { productionRouter } from './scripts/production-router.ts';
import { developmentHeaders } from './scripts/security-headers.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { styleSheets } from './scripts/style-sheets.ts';
import { theme, themeFrom } from './scripts/theme.ts';
import { thirdPartyNotices } from './scripts/third-party-notices.ts';

/** `browserslist` in the root's package.json, in the form that Vite takes. */
const supportedBrowsers = browserslistToEsbuild();

const modes: Record<string, 'all' | 'third-party' | 'off'> = {
  all: 'all',
  '1': 'all',
  'third-party': 'third-party',
  off: 'off',
};

/** lightningcss, which is a dependency of Vite only. */
const { Features } = createRequire(import.meta.resolve('vite'))('lightningcss') as {
  Features: Record<'LightDark', number>;
};

/** How the paths of the entry's script and styles begin. */
const entryFiles = 'assets/index';

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname;
  const given = { ...loadEnv(mode, root, 'VITE_'), ...process.env };
  const wanted = given['VITE_MOCKS'] || 'off';
  const mocks = modes[wanted];
  if (!mocks) throw new Error(`VITE_MOCKS is "${wanted}"; it can be all, third-party or off.`);
  const payTest = given['VITE_PAY_TEST'] || (mocks === 'off' ? 'off' : 'on');
  const reportUrl = reportUrlFrom(given['VITE_REPORT_URL']);
  const base = baseFrom(given['VITE_BASE']);
  const origin = (given['VITE_SITE_URL'] || '').replace(/\/+$/, '');
  const siteUrl = origin && origin + base.slice(0, -1);
  const product = given['VITE_PRODUCT'] || 'fitness';
  const headerOptions = {
    apiBaseUrl: given['VITE_API_BASE_URL'] || 'http://localhost:8080',
    reportUrl,
    product,
    hasMocks: mocks !== 'off',
  };
  return {
    root,
    base,
    define: {
      'import.meta.env.VITE_MOCKS': JSON.stringify(mocks),
      'import.meta.env.VITE_PAY_TEST': JSON.stringify(payTest),
      'import.meta.env.VITE_RELEASE': JSON.stringify(releaseFrom(given['VITE_RELEASE'])),
      'import.meta.env.VITE_REPORT_URL': JSON.stringify(reportUrl),
    },
    plugins: [
      react(),
      styleSheets(),
      productionRouter(),
      optimizeLocales.vite({ locales: ['ko-KR'] }),
      // Without mocks not even the worker's script is part of the build.
      mocks !== 'off' && mockWorker(),
      theme(themeFrom(given['VITE_THEME']), product, siteUrl),
      developmentHeaders(headerOptions),
      previewAsHost(),
      inOwnBuild([
        prerender({ ...headerOptions, siteUrl }),
        // The mock backend is never distributed, and has a worker of its own.
        ...(mocks === 'off' ? [thirdPartyNotices(), ...serviceWorker(product)] : []),
        compressedFiles(),
      ]),
    ],
    // We use no `light-dark()`, whose replacement for older browsers every page would load.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir: given['BUILD_DIR'] || 'dist',
      emptyOutDir: true,
      target: supportedBrowsers,
      cssTarget: supportedBrowsers,
      // Of the supported browsers only Safari 16 needs the polyfill; without it, it loads the files a little later.
      modulePreload: {
        polyfill: false,
        // Sorted lists compress better; every document has loaded the entry's files.
        resolveDependencies: (_, files) =>
          files.filter((file) => !file.startsWith(entryFiles)).toSorted(),
      },
      // The first page's script lists the files of all pages, where names and longer hashes cost a kilobyte.
      rolldownOptions: {
        output: {
          // What a page needs only with a connection has a name by which the service worker omits it.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => id.includes('/@zxcvbn-ts/'))
              ? 'assets/online-[hash:7].js'
              : 'assets/[hash:7].js',
          assetFileNames: ({ names: [name = ''] }) => {
            if (name === 'index.css') return `${entryFiles}-[hash].css`;
            return name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]';
          },
        },
      },
      // The policy allows fonts from our own origin only, not from data: addresses.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
    server: { port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  };
});
