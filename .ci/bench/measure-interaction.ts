import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { quietMs } from '../../apps/web/src/app/start-prefetch.ts';
import type { Interaction } from './interactions.ts';
import type { Phone } from './phone.ts';

declare global {
  interface Window {
    benchInteractions?: number[];
  }
}

/** Runs in the page before its own scripts. */
function recordInteractions() {
  const durations: number[] = [];
  window.benchInteractions = durations;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits for the next frame and the idle callback after it, by which its performance entries are reported. */
function untilIdle(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        );
      }),
  );
}

/** Waits until the app has started in the page and its data is shown. */
async function untilLoaded(page: Page) {
  await page.waitForFunction(() => !('earlyInput' in window));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.body.innerText.includes('불러오는 중'));
  await page.waitForLoadState('networkidle');
}

/** Waits until the app has finished prefetching, which would disturb the measurement. */
async function untilQuiet(page: Page) {
  await setTimeout(quietMs);
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(...files.map((file) => file.responseEnd)) > 1000;
  });
}

/** How long a tap lasts, in milliseconds; Playwright's own tap has no duration. */
const tapMs = 80;

/** Taps the centre of an element by touch events, because a locator's checks would run in the page while it responds. */
async function tapperOf({ cdp }: Phone, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  return async () => {
    const isDown = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await setTimeout(tapMs);
    await isDown;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

async function typerOf(page: Page, target: Locator, keys: string) {
  await target.focus();
  return () => page.keyboard.type(keys, { delay: 200 });
}

/**
 * The longest time from an input of the interaction to the next frame, in milliseconds, as INP counts it; browsers report none below 16.
 */
export async function measureInteraction(
  phone: Phone,
  origin: string,
  { path, username, prepare, target, keys, untilShown }: Interaction,
): Promise<number> {
  const { page } = phone;
  await page.addInitScript(recordInteractions);
  await page.goto(`${origin}${path}${username ? `?mock-as=${username}` : ''}`);
  await page.waitForURL((url) => !url.searchParams.has('mock-as'));
  await untilLoaded(page);
  await untilQuiet(page);
  await prepare?.(page);
  const element = target(page);
  const act = keys ? await typerOf(page, element, keys) : await tapperOf(phone, element);
  await untilIdle(page);
  await page.evaluate(() => window.benchInteractions!.splice(0));
  await act();
  // Waits for the measured frame first, because Playwright's polling runs in the page.
  await untilIdle(page);
  await untilShown(page);
  await untilIdle(page);
  return page.evaluate(() => Math.max(16, ...window.benchInteractions!));
}
