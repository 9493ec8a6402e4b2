import { launch, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../support/browser.ts';
import { ensureFullChromium } from './system-browsers.ts';

/** A page that is left and returned to, with the user who opens it. */
export type Visit = { name: string; path: string };

/** The pages to which a visitor, a customer and the master return. */
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
  // The mock worker posts a message for each request, and a message evicts a page from the cache: so no request is pending,
  // and the next document sends none.
  await page.waitForNetworkIdle();
  // Only a restored page still has this property.
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
