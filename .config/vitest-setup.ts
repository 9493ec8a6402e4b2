import { afterAll, vi } from 'vitest';

// Files share workers: what the last test stubs would leak into the imports of the next file, which run before vitest undoes it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
