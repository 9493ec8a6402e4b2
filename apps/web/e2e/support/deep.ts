import type { TestDetails } from '@playwright/test';

/** Details for an example of a fact: those from the `count`-th on run only in `pnpm test:deep`. */
export function deepFrom(count: number, index: number, details: TestDetails = {}): TestDetails {
  if (index < count) return details;
  return { ...details, tag: [details.tag ?? [], '@deep'].flat() };
}
