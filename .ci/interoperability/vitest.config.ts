import { defineConfig } from 'vitest/config';

// Separate from the unit tests, because the clients must be generated first.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    // Limits for what hangs; a server needs long to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
