import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { requestAs } from '../support/other-device.ts';
import { expectLoaded } from '../support/pages.ts';
import { storedLists } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import {
  answerCancellation,
  cancelledStates,
  dayManagement,
  firstCancellableClass,
  firstReservableClass,
  ptDayManagement,
  reservableClasses,
  reservationHistory,
  sessionsLeft,
} from './reservations.ts';

test.beforeEach(({ page }) => setTime(page, morning));

test('a customer reserves a class of a pass and cancels it after a confirmation, which the back button closes; all lists are refreshed', async ({
  page,
}) => {
  await signIn(page, 'customer1', '/fitness/reservations');
  await page
    .getByRole('row', { name: /PT 12회/ })
    .getByRole('link', { name: /^예약하기/ })
    .click();
  await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-20`);
  await expect(sessionsLeft(page)).toHaveText('7 / 12회');
  await page.getByRole('button', { name: /년 11월 21일/ }).click();
  await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
  const { button, time } = await firstReservableClass(page);
  await button.click();
  await expect(reservableClasses(page).getByText('예약됨')).toBeVisible();
  await expect(sessionsLeft(page)).toHaveText('6 / 12회');
  await expect(
    page.getByRole('button', { name: new RegExp(`년 11월 21일.*내 예약 ${time}`) }),
  ).toBeVisible();

  const cancel = reservationHistory(page).getByRole('button', {
    name: `예약 취소 11월 21일 (토) ${time}`,
  });
  await cancel.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // Not awaited, because no navigation happens.
  void page.goBack().catch(() => null);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await cancel.click();
  await answerCancellation(page, '예약 취소');
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(cancel).toBeHidden();
  await expect(cancelledStates(page)).toHaveCount(2);
  await expect(sessionsLeft(page)).toHaveText('7 / 12회');
  await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
});

test('what another tab has reserved or cancelled shows an error; the lists are refreshed and the day is kept', async ({
  page,
  context,
}) => {
  const path = `${ptDayManagement}&date=2026-11-23`;
  await signIn(page, 'customer1', path);
  const { button } = await firstReservableClass(page);
  const cancel = firstCancellableClass(page);
  await expect(cancel).toBeVisible();
  const other = await context.newPage();
  await setTime(other, morning);
  await other.goto(path);
  await (await firstReservableClass(other)).button.click();
  await expect(sessionsLeft(other)).toHaveText('6 / 12회');
  await button.click();
  await dismissAlert(page, '예약 실패: 이미 예약한 수업입니다.');
  await expect(reservableClasses(page).getByRole('button', { name: /^예약됨/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /년 11월 23일.*선택됨/ })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(sessionsLeft(page)).toHaveText('6 / 12회');

  await firstCancellableClass(other).click();
  await answerCancellation(other, '예약 취소');
  await expect(cancelledStates(other)).toHaveCount(2);
  await cancel.click();
  // The alert of the failure follows at once.
  await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click();
  await dismissAlert(page, '예약 취소 실패: 예약을 찾을 수 없습니다.');
  await expect(cancel).toBeHidden();
});

test('a reload and a deep link keep the membership and the day, and the back button leads to the passes @session:deep-link', async ({
  page,
}) => {
  await signIn(page, 'customer1', '/fitness/reservations');
  await page
    .getByRole('row', { name: /필라테스 24회/ })
    .getByRole('link', { name: /^예약하기/ })
    .click();
  await page.getByRole('button', { name: /년 11월 24일/ }).click();
  await expect(page).toHaveURL(`${dayManagement}?membershipId=2&date=2026-11-24`);
  await page.reload();
  await expect(page.getByRole('button', { name: /년 11월 24일.*선택됨/ })).toBeVisible();
  await expect(reservableClasses(page).getByText('정유나').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/fitness/reservations');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first class is in the upper half of the first view', async ({ page }) => {
    await signIn(page, 'customer1', `${ptDayManagement}&date=2026-11-20`);
    await expectLoaded(page);
    const first = reservableClasses(page).getByRole('listitem').first();
    await expect(first.getByRole('button')).toBeVisible();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(440);
  });
});

/** The studio deletes the class with this beginning. */
async function deleteClass(page: Page, time: string) {
  const classes: { classId: number; classTime: string }[] = await requestAs(page, 'trainer1', {
    method: 'GET',
    path: 'fitness/classes/with-reservations',
  });
  const { classId } = classes.find(({ classTime }) => classTime.startsWith(time))!;
  await requestAs(page, 'trainer1', { method: 'DELETE', path: `fitness/classes/${classId}` });
}

test('a reservation that was cancelled since the last visit is told of once, one that the customer has cancelled is not', async ({
  page,
}) => {
  const path = `${ptDayManagement}&date=2026-11-21`;
  const classAt = (time: string) =>
    reservableClasses(page).getByRole('button', { name: new RegExp(` ${time} 강민준$`) });
  await signIn(page, 'customer1', path);
  await expectLoaded(page);
  for (const time of ['11:00', '15:00']) {
    await classAt(time).click();
    await expect(classAt(time)).toHaveText(/^예약됨/);
  }
  const history = reservationHistory(page);
  await history.getByRole('button', { name: /^예약 취소.*15:00$/ }).click();
  await answerCancellation(page, '예약 취소');
  await expect
    .poll(() => storedLists(page))
    .toMatch(/\/listReservationHistory\/1 .*CANCELLED.*CANCELLED/);
  await deleteClass(page, '2026-11-21T11:00');

  await page.goto('/fitness/reservations');
  const notice = page.getByRole('status').filter({ hasText: '11월 21일 (토) 11:00 · PT' });
  await expect(notice).toHaveCount(1);
  await notice.getByRole('link', { name: '11월 21일 (토) 09:00' }).click();
  await expect(page).toHaveURL(path);
  await expect(classAt('09:00')).toHaveText(/^예약하기/);
  await notice.getByRole('button', { name: '닫기' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expectLoaded(page);
  await expect(notice).toBeHidden();
});
