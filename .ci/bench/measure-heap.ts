import { untilLoaded } from './measure-interaction.ts';
import type { Phone } from './phone.ts';

async function heapOf({ cdp }: Phone) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** The heap in bytes, after a garbage collection, on the landing page and after some page changes inside the app. */
export async function measureHeap(phone: Phone, origin: string, paths: readonly string[]) {
  const { page } = phone;
  await page.goto(origin);
  await untilLoaded(page);
  const landing = await heapOf(phone);
  for (const path of paths) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await untilLoaded(page);
  }
  return { landing, later: await heapOf(phone) };
}
