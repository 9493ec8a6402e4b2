import type { Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../pages/page-metrics.ts';
import { demoPassword, signIn } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { region, toast } from '../support/elements.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import {
  answerCancellation,
  cancelledStates,
  ptDayManagement,
  reservableClasses,
  reservationHistory,
  sessionsLeft,
} from './reservations.ts';

const today = `${ptDayManagement}&date=2026-11-20`;
const tomorrow = `${ptDayManagement}&date=2026-11-21`;

test.beforeEach(({ page }) => setTime(page, morning));

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
const desktop = { hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } };

/** The button of the class of the chosen day that begins at a time, with both of its names. */
function classButton(page: Page, time: string) {
  return reservableClasses(page).getByRole('button', { name: new RegExp(` ${time} 강민준$`) });
}

for (const [device, options] of Object.entries({ phone, desktop }))
  test.describe(`on a ${device}`, () => {
    test.use(options);

    for (const [path, list] of [
      [today, '오늘의 예약'],
      [tomorrow, '예약 내역'],
    ] as const)
      test(
        `nothing moves while a class of ${path.slice(-10)} is reserved, and it is cancelled in its list @reserve:in-place`,
        deepFrom(1, Number(device !== 'phone' || path !== today)),
        async ({ page }) => {
          await recordLayoutShift(page, { afterInput: true });
          await signIn(page, 'customer1', path);
          await expectLoaded(page);
          const button = classButton(page, '11:00');
          await button.scrollIntoViewIfNeeded();
          const before = (await layoutShiftOf(page)) ?? 0;
          await (options.hasTouch ? button.tap() : button.click());
          await expect(toast(page, '예약 성공!')).toBeVisible();
          await expect(button).toHaveText(/^예약됨/);
          await expect(button).toBeFocused();
          await expect(sessionsLeft(page)).toHaveText('6 / 12회');
          expect(((await layoutShiftOf(page)) ?? 0) - before).toBeLessThan(0.001);
          const cancel = page.getByRole('button', { name: /^예약 취소.* 11:00$/ });
          await expect(cancel).toHaveCount(1);
          await region(page, list)
            .getByRole('button', { name: /^예약 취소.* 11:00$/ })
            .click();
          await answerCancellation(page, '예약 취소');
          await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
          await expect(button).toHaveText(/^예약하기/);
        },
      );
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('the first class is in the upper half of the first view @screen:daymanagement.phone', async ({
    page,
  }) => {
    await signIn(page, 'customer1', today);
    await expectLoaded(page);
    const first = reservableClasses(page).getByRole('listitem').first();
    await expect(first.getByRole('button')).toBeVisible();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(440);
  });
});

test('with the keyboard a day of the next month is chosen and its class reserved @reserve:in-place @screen:daymanagement.weeks @deep', async ({
  page,
}) => {
  await signIn(page, 'customer1', today);
  await expectLoaded(page);
  await page.getByRole('button', { name: /^오늘, 2026년 11월 20일/ }).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: /12월 4일.*선택됨/ })).toBeFocused();
  const button = classButton(page, '11:00');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText(/^예약됨/);
  await expect(button).toBeFocused();
});

/** The studio deletes the class with this beginning. */
function deleteClass(page: Page, time: string) {
  return page.evaluate(
    async ([start, password]) => {
      const send = async (path: string, init: RequestInit, token = '') => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        return fetch(`http://localhost:8080${path}`, { ...init, headers });
      };
      const body = JSON.stringify({ username: 'trainer1', password });
      const { token } = await (await send('/api/auth/signin', { method: 'POST', body })).json();
      const path = '/api/fitness/classes';
      const classes: { classId: number; classTime: string }[] = await (
        await send(`${path}/with-reservations`, {}, token)
      ).json();
      const id = classes.find(({ classTime }) => classTime.startsWith(start!))?.classId;
      return (await send(`${path}/${id}`, { method: 'DELETE' }, token)).status;
    },
    [time, demoPassword],
  );
}

test('a reservation that was cancelled since the last visit is told of once, one that the customer has cancelled is not @cancel:since-last-visit @history:status', async ({
  page,
}) => {
  await signIn(page, 'customer1', tomorrow);
  await expectLoaded(page);
  for (const time of ['11:00', '15:00']) {
    const button = classButton(page, time);
    await button.click();
    await expect(button).toHaveText(/^예약됨/);
  }
  const history = reservationHistory(page);
  await history.getByRole('button', { name: /^예약 취소.*15:00$/ }).click();
  await answerCancellation(page, '예약 취소');
  await expect(cancelledStates(page)).toHaveCount(2);
  expect(await deleteClass(page, '2026-11-21T11:00')).toBe(204);

  await page.goto('/fitness/reservations');
  const notice = page.getByRole('status').filter({ hasText: '예약이 취소되었습니다.' });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('11월 21일 (토) 11:00 · PT');
  await notice.getByRole('link', { name: '11월 21일 (토) 09:00' }).click();
  await expect(page).toHaveURL(tomorrow);
  await expect(classButton(page, '09:00')).toHaveText(/^예약하기/);
  await notice.getByRole('button', { name: '닫기' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expectLoaded(page);
  await expect(notice).toBeHidden();
});

test('a used-up pass leads to the same plan and trainer @reserve:unusable @deep', async ({
  page,
}) => {
  await signIn(page, 'customer3', `${ptDayManagement.replace('=1', '=5')}`);
  await region(page, '예약 가능한 수업').waitFor();
  await page.getByRole('link', { name: '다시 구매' }).click();
  await expect(page.getByRole('radio', { name: /^BASIC 12회/ })).toBeChecked();
  await expect(page.getByText('이서연').first()).toBeVisible();
});
