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

async function expectNoShift(
  page: Page,
  paths: readonly string[],
  beforeCheck?: () => Promise<void>,
) {
  for (const path of paths) {
    await page.goto(path);
    await expectLoaded(page);
    // Late fonts, pictures and scripts would also cause layout shifts.
    await page.waitForLoadState('networkidle');
    if (pathsWithContact.includes(path)) await expect(contactOf(page)).toBeAttached();
    await beforeCheck?.();
    expect.soft(await layoutShiftOf(page), path).toBeLessThan(0.001);
  }
}

for (const [device, viewport] of devices)
  for (const [username, paths] of users) {
    test(`pages load without a layout shift on a ${device} for ${username} @extra:layout-shift`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openAs(page, username);
      await expectNoShift(page, paths, async () => {
        if (username === 'visitor') await scrollToEnd(page);
      });
    });

    test(`pages whose requests fail have no layout shift on a ${device} for ${username} @extra:layout-shift`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openAs(page, username);
      await setFaults(page, { kind: 'status', status: 500 });
      await expectNoShift(page, paths);
    });
  }
