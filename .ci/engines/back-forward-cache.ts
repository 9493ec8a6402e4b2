import { launch, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../support/browser.ts';
import { ensureFullChromium } from './system-browsers.ts';

/** A page that is left and gone back to, by the name of who opens it. */
export type Visit = { name: string; path: string };

/** What a visitor, a customer and the master come back to. */
const visits: readonly Visit[] = [
  { name: 'the landing page', path: '/' },
  { name: "a customer's reservations", path: '/fitness/reservations?mock-as=customer1' },
  { name: "the master's sales", path: '/fitness/sales?mock-as=master1' },
];

/** Waits until the app has started and shows its data. */
const untilLoaded = (page: Page) =>
  page.waitForFunction(
    () =>
      !('earlyInput' in window) &&
      !location.search.includes('mock-as') &&
      document.querySelector('main h1') !== null &&
      !document.body.textContent.includes('불러오는 중'),
  );

/**
 * Leaves a page of the app for an empty one and goes back; returns why the browser did not restore the page as it was left, or
 * undefined. Needs a whole Chromium, because the headless shell has no back-forward cache.
 */
async function problemOf(page: Page, origin: string, { path }: Visit): Promise<string | undefined> {
  await page.goto(origin + path);
  await untilLoaded(page);
  // The worker of the mocks sends a message for each request, at which the browser drops a page that it keeps: so none is under way,
  // and the next document has none.
  await page.waitForNetworkIdle();
  // Only the restored page still knows this.
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  await page.goto('about:blank');
  await page.goBack();
  await page.waitForSelector('main h1');
  return page.evaluate(() => {
    if ('isSamePage' in window) return undefined;
    const [entry] = performance.getEntriesByType('navigation');
    return `loaded again: ${JSON.stringify(Object(entry).notRestoredReasons ?? 'no reason given')}`;
  });
}

/** Whether each page is restored from the back-forward cache, reported one after another. */
export async function checkBackForwardCache(
  origin: string,
  onVisit: (visit: Visit, problem: string | undefined) => void,
): Promise<void> {
  const browser = await launch({
    executablePath: ensureFullChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const visit of visits) {
      const page = await browser.newPage();
      onVisit(visit, await problemOf(page, origin, visit).catch(String));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
