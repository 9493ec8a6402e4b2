// The globals of jest-playwright, which the test-runner uses.
import type { BrowserContext, Page } from 'playwright';

declare global {
  var page: Page;
  var context: BrowserContext;
  var jestPlaywright: { resetPage: () => Promise<void> };
}
