import { afterAll, vi } from 'vitest';

// Files share workers: a stubbed clock or global would leak into the imports of the next file, which run before `unstubGlobals`.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
