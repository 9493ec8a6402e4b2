import { afterAll, vi } from 'vitest';

// Files share workers, so none may leave its clock or globals to the next, whose imports come before `unstubGlobals` takes effect.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
