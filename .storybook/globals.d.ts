// What jest-playwright puts on the global object while the test-runner runs.
import type { BrowserContext, Page } from 'playwright';

declare global {
  var page: Page;
  var context: BrowserContext;
  var jestPlaywright: { resetPage: () => Promise<void> };
}
