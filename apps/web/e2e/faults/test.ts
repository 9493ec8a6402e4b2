import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { expectNoViolations, watchPolicy } from '../support/test.ts';
import { morning } from '../support/time.ts';

type Shared = { context: BrowserContext; violations: readonly string[] };

/**
 * Playwright's test with pages that share a browser context, because loading the app and starting the mock worker for every cell
 * is slow. Storage is empty and the clock can be advanced.
 */
export const test = base.extend<{ page: Page }, { shared: Shared }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions } = project.use;
      const options = { ...contextOptions, baseURL, locale, timezoneId, viewport };
      const context = await browser.newContext(options);
      await context.clock.install({ time: new Date(`${morning}+09:00`) });
      await use({ context, violations: await watchPolicy(context) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared: { context, violations }, baseURL }, lend) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const storageTypes = 'indexeddb,local_storage';
    await session.send('Storage.clearDataForOrigin', { origin: String(baseURL), storageTypes });
    await lend(page);
    await page.close();
    expectNoViolations(violations);
  },
});
