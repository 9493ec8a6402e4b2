import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because the clients must be generated first.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.spec.ts'], testTimeout: 60_000 },
});
