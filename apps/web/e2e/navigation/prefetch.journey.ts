import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { invalidToken } from '../support/messages.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import {
  hoverUntil,
  recordRequests,
  settle,
  watchPendingScripts,
  watchScripts,
} from './prefetched.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const membersRequest = 'GET /api/fitness/admin/users';
const reviewText = '운동하면서 좋았던 점을 들려주세요.';

test('a link that the pointer rests on has its page loaded and its data requested once, so that it opens without a request @extra:prefetch', async ({
  page,
  context,
}) => {
  const scriptsLoaded = watchPendingScripts(page);
  await setTime(page, morning);
  await signIn(page, 'master1', '/fitness/map');
  await expectLoaded(page);
  const api = recordRequests(page);
  await hoverUntil(menuLink(page, '회원'), () => expect(api).toEqual([membersRequest]));
  await scriptsLoaded();
  await context.setOffline(true);
  await menuLink(page, '회원').click();
  await expectLoaded(page);
  await expect(page.getByText('회원별로 보기')).toBeVisible();
  await context.setOffline(false);
  await settle(page);
  expect(api).toEqual([membersRequest]);
});

test('the pages of the menu are loaded while the browser is idle, and the data of one that a finger touches is requested @extra:prefetch', async ({
  page,
}) => {
  const hasScript = watchScripts(page);
  await page.goto('/');
  await expectLoaded(page);
  const api = recordRequests(page);
  await expect.poll(() => hasScript(reviewText)).toBe(true);
  await settle(page);
  expect(api).toEqual([]);
  await menuLink(page, '리뷰').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect.poll(() => api).toEqual(['GET /api/fitness/review']);
  await expect(page).toHaveURL('/');
});

test('nothing is loaded in advance with Save-Data @extra:prefetch', async ({ page }) => {
  await page.addInitScript(() => {
    let reads = 0;
    const get = () => {
      document.documentElement.dataset['reads'] = String((reads += 1));
      return { saveData: true };
    };
    Object.defineProperty(navigator, 'connection', { get });
  });
  const readsOfConnection = () =>
    page.evaluate(() => Number(document.documentElement.dataset['reads'] ?? 0));
  await page.clock.install({ time: '2026-11-20T09:00:00+09:00' });
  const hasScript = watchScripts(page);
  await page.goto('/');
  await expectLoaded(page);
  const api = recordRequests(page);
  // The app observes links before it loads the pages of the menu.
  await expect.poll(readsOfConnection).toBeGreaterThan(0);
  const before = await readsOfConnection();
  await menuLink(page, '리뷰').hover();
  await page.clock.runFor(5_000);
  await expect.poll(readsOfConnection).toBeGreaterThan(before);
  await settle(page);
  expect(await hasScript(reviewText)).toBe(false);
  expect(api).toEqual([]);
});

test('what fails in advance opens no dialog, and is requested again when the page is opened @extra:prefetch @deep', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'master1', '/fitness/map');
  await expectLoaded(page);
  const api = recordRequests(page);
  await setFaults(page, { kind: 'status', status: 401, operation: 'getSalesReport' });
  await hoverUntil(menuLink(page, '매출'), () => expect(api).toHaveLength(2));
  await settle(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await menuLink(page, '매출').click();
  await expect(page.getByRole('alertdialog', { name: invalidToken })).toBeVisible();
});
