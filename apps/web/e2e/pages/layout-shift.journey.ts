import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { layoutShiftOf, recordLayoutShift, scrollToEnd } from './page-metrics.ts';
import {
  contactOf,
  expectLoaded,
  pathsByUser,
  pathsWithContact,
  publicPaths,
} from '../support/pages.ts';
import { setFaults } from '../support/faults.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';

/**
 * A time at which few of the day's classes are left and after a day without sales, so that lists are shorter than their
 * skeletons.
 */
const time = '2026-11-24T16:00+09:00';

const devices = Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
});
const users = Object.entries({ visitor: publicPaths, ...pathsByUser });

/**
 * Makes each visit the first one over a slow network: nothing is cached, and scripts, fonts and pictures arrive after the first paint. The
 * machine may have no Korean font.
 */
async function slowFirstVisits(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', conditions);
  return async () => {
    await cdp.send('Network.clearBrowserCache');
    const { origin } = new URL(page.url());
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  };
}

for (const [device, viewport] of devices)
  for (const [username, paths] of users)
    for (const fails of [false, true])
      test(
        `pages ${fails ? 'whose requests fail ' : ''}load without a layout shift on a ${device} for ${username} @extra:layout-shift`,
        deepFrom(1, Number(device !== 'phone' || fails || username !== 'visitor')),
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.clock.setSystemTime(time);
          await recordLayoutShift(page);
          const isFirst = username === 'visitor' && !fails;
          const forget = isFirst ? await slowFirstVisits(page) : undefined;
          await (username === 'visitor' ? page.goto('/') : signIn(page, username));
          if (fails) await setFaults(page, { kind: 'status', status: 500 });
          for (const path of paths) {
            await forget?.();
            await page.goto(path);
            await expectLoaded(page);
            // Late fonts, pictures and scripts would also cause layout shifts.
            await page.waitForLoadState('networkidle');
            if (pathsWithContact.includes(path)) await expect(contactOf(page)).toBeAttached();
            if (isFirst) await scrollToEnd(page);
            expect.soft(await layoutShiftOf(page), path).toBeLessThan(0.001);
          }
        },
      );
