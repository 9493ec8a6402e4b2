import { defineConfig } from 'vitest/config';

// Not part of the unit tests: the generated clients have to be there first.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.spec.ts'], testTimeout: 60_000 },
});
