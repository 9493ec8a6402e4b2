import { afterAll, vi } from 'vitest';

// Files share workers: what the last test stubs would leak into the imports of the next file, which run before vitest undoes it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Module state, such as the user of the page, would be that of the file before.
  vi.resetModules();
});
