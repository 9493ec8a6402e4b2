import { defineConfig } from 'vitest/config';

/** Tests that take too long for every change: `pnpm test:deep`. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['packages/*/{src,scripts}/**/*.deep.test.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
