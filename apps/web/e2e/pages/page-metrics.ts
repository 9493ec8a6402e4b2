import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Sums layout shifts for `layoutShiftOf`, those right after user input only if wanted; call it before the first `goto`. */
export function recordLayoutShift(page: Page, { afterInput = false } = {}) {
  return page.addInitScript((countsInput) => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (countsInput || !entry.hadRecentInput)
          window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, afterInput);
}

export function layoutShiftOf(page: Page) {
  return page.evaluate(() => window.layoutShift);
}

/** Scrolls to the end in steps, so that lazy pictures load. */
export function scrollToEnd(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Waits until the fonts and the pictures in view have arrived, and what they have moved is measured. */
export async function untilComplete(page: Page) {
  await page.waitForFunction(() => {
    const isComplete = (picture: HTMLImageElement) =>
      picture.complete ||
      !picture.checkVisibility() ||
      picture.getBoundingClientRect().top >= innerHeight;
    return document.fonts.status === 'loaded' && [...document.images].every(isComplete);
  });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Records the size in bytes of each file that the page loads and whose path matches, by path. */
export function recordSizes(page: Page, pattern: RegExp) {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pattern.test(pathname)) paths.add(pathname);
  });
  // Requested again, because the body of a response cannot be read after a navigation.
  const sizeOf = async (path: string) => (await (await page.request.get(path)).body()).length;
  return async () =>
    new Map(await Promise.all([...paths].map(async (path) => [path, await sizeOf(path)] as const)));
}
