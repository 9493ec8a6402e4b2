import type { TestDetails } from '@playwright/test';

/** Of several examples of one fact, those from the `count`-th on run in `pnpm test:deep` only. */
export function deepFrom(count: number, index: number, details: TestDetails = {}): TestDetails {
  if (index < count) return details;
  return { ...details, tag: [details.tag ?? [], '@deep'].flat() };
}
