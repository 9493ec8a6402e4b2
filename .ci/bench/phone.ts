import type { Browser } from 'playwright';

/** The conditions of every measurement. */
export const conditions = {
  width: 412,
  height: 823,
  pixelRatio: 1.75,
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
};

/** A page in a context of its own, so that nothing is cached, on a slow phone; a slow network is optional. */
export async function openPhone(browser: Browser, { isNetworkSlow }: { isNetworkSlow: boolean }) {
  const context = await browser.newContext({
    viewport: { width: conditions.width, height: conditions.height },
    deviceScaleFactor: conditions.pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isNetworkSlow)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.latencyMs,
      downloadThroughput: conditions.downloadBitsPerSecond / 8,
      uploadThroughput: conditions.uploadBitsPerSecond / 8,
    });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  return { page, cdp, close: () => context.close() };
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;
