import type { CDPSession, Page } from 'playwright';
import type { Phone } from './phone.ts';

type Bytes = Readonly<Record<string, number>>;

/** What a first visit to a page costs: times in milliseconds, `bytes` over the network by type. */
export type Load = {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
  requests: number;
  bytes: Bytes & { total: number };
};

type Entries = Pick<Load, 'fcp' | 'lcp' | 'lcpElement' | 'cls' | 'tbt'>;

declare global {
  interface Window {
    benchEntries?: { lastAt: number; read: () => Entries };
  }
}

/** Runs in the page before its own scripts. */
function recordEntries() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  type LargestPaint = PerformanceEntry & { element: Element | null; url: string };
  const recorded = { lastAt: 0, lcp: 0, lcpElement: '', cls: 0 };
  const longTasks: PerformanceEntry[] = [];
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        recorded.lastAt = Math.max(recorded.lastAt, entry.startTime + entry.duration);
        handle(entry);
      }
    }).observe({ type, buffered: true });
  observe('paint', () => undefined);
  observe('longtask', (entry) => longTasks.push(entry));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) recorded.cls += value;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url, startTime } = entry as LargestPaint;
    const content = url ? new URL(url).pathname : (element?.textContent?.trim().slice(0, 40) ?? '');
    recorded.lcp = startTime;
    recorded.lcpElement = `${element?.localName}: ${content}`;
  });
  window.benchEntries = {
    get lastAt() {
      return recorded.lastAt;
    },
    read: () => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const tbt = longTasks
        .filter(({ startTime, duration }) => startTime + duration > fcp)
        .reduce((sum, { duration }) => sum + duration - 50, 0);
      return { fcp, lcp: recorded.lcp, lcpElement: recorded.lcpElement, cls: recorded.cls, tbt };
    },
  };
}

/** Counts the requests of a page and their bytes by type of resource; `data:` URLs do not count. */
function countRequests(cdp: CDPSession) {
  const types = new Map<string, string>();
  const counted = { requests: 0, bytes: { total: 0 } as Record<string, number> & Load['bytes'] };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type.toLowerCase());
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    counted.requests += 1;
    counted.bytes[type] = (counted.bytes[type] ?? 0) + encodedDataLength;
    counted.bytes.total += encodedDataLength;
  });
  return counted;
}

/** Waits until the page has loaded and nothing was painted, shifted or computed for a second. */
async function untilQuiet(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.now() - window.benchEntries!.lastAt > 1000);
}

/** Measures a first visit; the phone must have opened no page before. */
export async function measureLoad({ page, cdp }: Phone, url: string): Promise<Load> {
  const counted = countRequests(cdp);
  await page.addInitScript(recordEntries);
  await page.goto(url);
  await untilQuiet(page);
  const entries = await page.evaluate(() => window.benchEntries!.read());
  return { ...entries, ...counted };
}
