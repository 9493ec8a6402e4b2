import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { logOut } from '../support/menu.ts';
import { invalidToken } from '../support/messages.ts';
import { expectLoaded } from '../support/pages.ts';
import { membersPath } from '../support/master.ts';
import { deepFrom } from '../support/deep.ts';
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

declare global {
  interface Window {
    /** How many times the app has read `navigator.connection`. */
    connectionReads: number;
  }
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const membersRequest = 'GET /api/fitness/admin/users';
const membersText = '회원별로 보기';
const reviewText = '운동하면서 좋았던 점을 들려주세요.';

test.describe('a link', () => {
  test.beforeEach(({ page }) => setTime(page, morning));

  test('that the pointer rests on has its page loaded and its data requested once, so that it opens without a request @extra:prefetch', async ({
    page,
    context,
  }) => {
    const hasScript = watchScripts(page);
    const scriptsLoaded = watchPendingScripts(page);
    await signIn(page, 'master1', '/fitness/map');
    await expectLoaded(page);
    const { api } = recordRequests(page);
    await hoverUntil(menuLink(page, '회원'), () => expect(api).toEqual([membersRequest]));
    await expect.poll(() => hasScript(membersText)).toBe(true);
    await scriptsLoaded();
    await context.setOffline(true);
    await menuLink(page, '회원').click();
    await expect(page).toHaveURL(membersPath);
    await expectLoaded(page);
    await expect(page.getByText(membersText)).toBeVisible();
    await context.setOffline(false);
    await settle(page);
    expect(api).toEqual([membersRequest]);
  });

  test('that the focus rests on has its data requested @extra:prefetch @deep', async ({ page }) => {
    // Not from the home page, whose summary has requested the passes.
    await signIn(page, 'customer1', '/fitness/map');
    await expectLoaded(page);
    const { api } = recordRequests(page);
    await expect(async () => {
      await page.locator('body').focus();
      await menuLink(page, '마이페이지').blur();
      await menuLink(page, '마이페이지').focus();
      await expect(async () => expect(api).toEqual(['GET /api/fitness/attendance/me'])).toPass({
        timeout: 2000,
      });
    }).toPass();
  });

  test('of the menu has its page loaded while the browser is idle, and one that a finger touches has its data requested before it is followed @extra:prefetch', async ({
    page,
  }) => {
    const hasScript = watchScripts(page);
    await page.goto('/');
    await expectLoaded(page);
    const { api } = recordRequests(page);
    await expect.poll(() => hasScript(reviewText)).toBe(true);
    await settle(page);
    expect(api).toEqual([]);
    await menuLink(page, '리뷰').dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect.poll(() => api).toEqual(['GET /api/fitness/review']);
    await expect(page).toHaveURL('/');
  });
});

for (const [index, [name, connection, isAllowed]] of (
  [
    ['nothing is loaded in advance with Save-Data', { saveData: true }, false],
    ['nothing is loaded in advance on a 2g connection', { effectiveType: 'slow-2g' }, false],
    ['everything is loaded in advance on a 4g connection', { effectiveType: '4g' }, true],
  ] as const
).entries())
  test(`${name} @extra:prefetch`, deepFrom(1, index), async ({ page }) => {
    await page.addInitScript((value) => {
      window.connectionReads = 0;
      const get = () => {
        window.connectionReads++;
        return value;
      };
      Object.defineProperty(navigator, 'connection', { get });
    }, connection);
    await page.clock.install({ time: '2026-11-20T09:00:00+09:00' });
    const hasScript = watchScripts(page);
    await page.goto('/');
    await expectLoaded(page);
    const { api } = recordRequests(page);
    // The app observes links before it loads the pages of the menu.
    await expect.poll(() => page.evaluate(() => window.connectionReads)).toBeGreaterThan(0);
    await menuLink(page, '리뷰').hover();
    await page.clock.runFor(5_000);
    if (isAllowed) {
      await expect.poll(() => hasScript(reviewText)).toBe(true);
      await expect.poll(() => api).not.toEqual([]);
    }
    await settle(page);
    expect(await hasScript(reviewText)).toBe(isAllowed);
    expect(api).toEqual(isAllowed ? ['GET /api/fitness/review'] : []);
  });

test('what fails in advance opens no dialog, and is requested again when the page is opened @extra:prefetch @deep', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'master1', '/fitness/map');
  await expectLoaded(page);
  const { api } = recordRequests(page);
  await setFaults(page, { kind: 'status', status: 401, operation: 'getSalesReport' });
  await hoverUntil(menuLink(page, '매출'), () => expect(api).toHaveLength(2));
  await settle(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await menuLink(page, '매출').click();
  await expect(page.getByRole('alertdialog', { name: invalidToken })).toBeVisible();
  expect(api).toHaveLength(4);
});

test('what was fetched in advance for one user is not shown to the next @extra:prefetch @session:next-user @deep', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'customer1', '/fitness/map');
  await expectLoaded(page);
  const { api } = recordRequests(page);
  await hoverUntil(menuLink(page, '수업 예약'), () => expect(api).not.toHaveLength(0));
  await settle(page);
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL('/');
  await menuLink(page, '수업 예약').click();
  await expect(page.getByText('구매한 이용권이 없습니다.')).toBeVisible();
  await expect(page.getByText('필라테스 24회')).toHaveCount(0);
});
