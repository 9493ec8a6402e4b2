import { signIn } from '../support/authentication.ts';
import { layoutShiftOf, recordLayoutShift, scrollToEnd } from './page-metrics.ts';
import {
  contactOf,
  expectLoaded,
  pathsByUser,
  pathsWithContact,
  publicPaths,
} from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Few of the day's classes are left and nothing was sold the day before, so that lists are shorter than their skeletons. */
const time = '2026-11-24T16:00+09:00';

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}))
  for (const [username, paths] of Object.entries({ visitor: publicPaths, ...pathsByUser }))
    test(`pages load without a layout shift on a ${device} for ${username}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setSystemTime(time);
      await recordLayoutShift(page);
      if (username !== 'visitor') await signIn(page, username);
      for (const path of paths) {
        await page.goto(path);
        await expectLoaded(page);
        // Late fonts, pictures and parts of the page would shift it too.
        await page.waitForLoadState('networkidle');
        if (pathsWithContact.includes(path)) await expect(contactOf(page)).toBeAttached();
        if (username === 'visitor') await scrollToEnd(page);
        expect.soft(await layoutShiftOf(page), path).toBeLessThan(0.001);
      }
    });
