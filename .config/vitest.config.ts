import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

// Rules and pure functions; tests in a page are plays of stories or journeys.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: [
      'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
      'apps/web/{src,scripts,testing}/**/*.test.{ts,tsx}',
      '.ci/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, '**/*.deep.test.ts'],
    environment: 'node',
    // A fresh worker per file would take a third of the time.
    isolate: false,
    // By default vitest leaves one core idle.
    maxWorkers: '100%',
    setupFiles: '.config/vitest-setup.ts',
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Limits for tests that hang; on a busy machine the slow ones need more than the defaults of five and ten seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
