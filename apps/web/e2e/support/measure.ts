import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Adds up from the start how much of the page moves by itself; to be called before the first `goto`. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved so far (cumulative layout shift). */
export function shiftOf(page: Page) {
  return page.evaluate(() => window.layoutShift);
}

/** Scrolls down the page in steps, so that everything that waits for it is loaded. */
export function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** The size in bytes of every file that the page loads and whose address matches, by address. */
export function sizesOf(page: Page, pattern: RegExp) {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pattern.test(pathname))
      sizes.set(
        pathname,
        response.body().then((body) => body.length),
      );
  });
  return async () =>
    new Map(await Promise.all([...sizes].map(async ([path, size]) => [path, await size] as const)));
}
