import { afterAll, vi } from 'vitest';

// Files share workers, so none may leave its clock to the next.
afterAll(() => {
  vi.useRealTimers();
});
