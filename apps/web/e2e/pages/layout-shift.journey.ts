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

/** Signs in and caches the fonts, because a machine without a Korean font shows other glyph widths until they load. */
async function openAs(page: Page, username: string) {
  await page.clock.setSystemTime(time);
  await recordLayoutShift(page);
  if (username !== 'visitor') return signIn(page, username);
  await page.goto('/');
  return page.waitForLoadState('networkidle');
}

for (const [device, viewport] of devices)
  for (const [username, paths] of users)
    for (const fails of [false, true])
      test(
        `pages ${fails ? 'whose requests fail ' : ''}load without a layout shift on a ${device} for ${username} @extra:layout-shift`,
        deepFrom(1, Number(device !== 'phone' || fails || username !== 'visitor')),
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await openAs(page, username);
          if (fails) await setFaults(page, { kind: 'status', status: 500 });
          for (const path of paths) {
            await page.goto(path);
            await expectLoaded(page);
            // Late fonts, pictures and scripts would also cause layout shifts.
            await page.waitForLoadState('networkidle');
            if (pathsWithContact.includes(path)) await expect(contactOf(page)).toBeAttached();
            if (username === 'visitor' && !fails) await scrollToEnd(page);
            expect.soft(await layoutShiftOf(page), path).toBeLessThan(0.001);
          }
        },
      );
