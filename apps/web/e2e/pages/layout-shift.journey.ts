import { signIn } from '../support/authentication.ts';
import { layoutShiftOf, recordLayoutShift, scrollToEnd } from './page-metrics.ts';
import { expectLoaded, pathsByUser, publicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Times at which lists differ most from their skeletons: a day with few classes left, and one without sales before it. */
const times = {
  customer1: '2026-11-23T16:00+09:00',
  trainer1: '2026-11-23T16:00+09:00',
  master1: '2026-11-24T09:00+09:00',
};
const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

for (const [device, viewport] of Object.entries(devices)) {
  test(`public pages load without a layout shift on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShift(page);
    for (const path of publicPaths) {
      await page.goto(path);
      await expectLoaded(page);
      // Late fonts, pictures and parts of the page would shift it too.
      await page.waitForLoadState('networkidle');
      await scrollToEnd(page);
      expect(await layoutShiftOf(page), path).toBeLessThan(0.001);
    }
  });

  for (const username of ['customer1', 'trainer1', 'master1'] as const)
    test(`pages load without a layout shift on a ${device} for ${username}`, async ({ page }) => {
      const paths = pathsByUser[username];
      await page.setViewportSize(viewport);
      await page.clock.setSystemTime(new Date(times[username]));
      await recordLayoutShift(page);
      await signIn(page, username, paths[0]);
      for (const path of paths) {
        if (path !== paths[0]) await page.goto(path);
        await expectLoaded(page);
        await page.waitForLoadState('networkidle');
        expect(await layoutShiftOf(page), path).toBeLessThan(0.001);
      }
    });
}
