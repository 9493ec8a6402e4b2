import type { Phone } from './phone.ts';

/** The paint times of a first visit in milliseconds. */
export type Load = { fcp: number; lcp: number };

declare global {
  interface Window {
    benchLoad?: Load & { lastAt: number };
  }
}

/** Runs in the page before its own scripts. */
function recordPaints() {
  const load = { fcp: 0, lcp: 0, lastAt: 0 };
  window.benchLoad = load;
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        load.lastAt = Math.max(load.lastAt, entry.startTime + entry.duration);
        handle(entry);
      }
    }).observe({ type, buffered: true });
  observe('longtask', () => undefined);
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.lcp = startTime;
  });
}

/** Measures a first visit, until nothing was painted or computed for a second; the phone must have opened no page before. */
export async function measureLoad({ page }: Phone, url: string): Promise<Load> {
  await page.addInitScript(recordPaints);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.now() - window.benchLoad!.lastAt > 1000);
  return page.evaluate(() => window.benchLoad!);
}
