import { signIn } from '../support/authentication.ts';
import { dismissAlert, expectDisabled, region, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { noData } from '../support/messages.ts';
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
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

test(
  'a customer reserves a class of a pass once with a double click and cancels it after a confirmation; all lists are refreshed',
  {
    tag: [
      '@screen:reservations.table',
      '@role:customer.reserve',
      '@cancel:confirm',
      '@operation:createReservation',
      '@operation:cancelReservation',
    ],
  },
  async ({ page }) => {
    await signIn(page, 'customer1');
    await page.getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('banner').getByRole('link', { name: '수업 예약' }).click();
    await page
      .getByRole('row', { name: /PT 12회/ })
      .getByRole('link', { name: /^예약하기/ })
      .click();
    await expect(page).toHaveURL(/daymanagement\?membershipId=1&date=2026-11-20$/);
    await expect(sessionsLeft(page)).toHaveText('7 / 12회');

    await page.getByRole('button', { name: /년 11월 21일/ }).click();
    await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
    const { button, time } = await firstReservableClass(page);
    // Delays the response, which would otherwise disable the button before the second click.
    await setFaults(page, { kind: 'latency', ms: 1000, operation: 'createReservation' });
    await button.dblclick();
    await expect(toast(page, '예약 성공!')).toHaveCount(1);
    await expect(button).toBeHidden();
    await expect(reservableClasses(page).getByText('예약됨')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(sessionsLeft(page)).toHaveText('6 / 12회');
    await expect(
      page.getByRole('button', { name: new RegExp(`년 11월 21일.*내 예약 ${time}`) }),
    ).toBeVisible();

    const cancel = reservationHistory(page).getByRole('button', {
      name: `예약 취소 11월 21일 (토) ${time}`,
    });
    await cancel.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // The back button closes the confirmation; not awaited, because no navigation happens.
    void page.goBack().catch(() => null);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await cancel.click();
    await answerCancellation(page, '예약 취소');
    await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(cancel).toBeHidden();
    await expect(cancelledStates(page)).toHaveCount(2);
    await expect(sessionsLeft(page)).toHaveText('7 / 12회');
    await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
  },
);

test('what another tab has reserved or cancelled shows an error; the lists are refreshed and the day is kept @reserve:refresh @error:cancel.failed', async ({
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
  await expect(toast(other, '예약 성공!')).toBeVisible();
  await button.click();
  await dismissAlert(page, '예약 실패: 이미 예약한 수업입니다.');
  await expect(reservableClasses(page).getByRole('button', { name: /^예약됨/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /년 11월 23일.*선택됨/ })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(sessionsLeft(page)).toHaveText('6 / 12회');

  await firstCancellableClass(other).click();
  await answerCancellation(other, '예약 취소');
  await expect(toast(other, '예약이 취소되었습니다.')).toBeVisible();
  await cancel.click();
  // The alert of the failure follows at once.
  await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click();
  await dismissAlert(page, '예약 취소 실패: 예약을 찾을 수 없습니다.');
  await expect(cancel).toBeHidden();
});

test('a reload and a deep link keep the membership and the day, and the back button leads to the passes @extra:deep-link', async ({
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

test('an open page follows the clock: a class begins, and at midnight in Seoul the next day is today @deep', async ({
  page,
}) => {
  // Hours before, so that it can be cancelled whatever the limit is.
  await setTime(page, '2026-11-20T19:00:00');
  await signIn(page, 'customer1', `${ptDayManagement}&date=2026-11-21`);
  const today = region(page, '오늘의 예약');
  const cancel = today.getByRole('button', { name: '예약 취소 23:00' });
  await expect(cancel).not.toHaveAttribute('aria-disabled');
  await setTime(page, '2026-11-20T23:00:00');
  await expectDisabled(cancel, '취소 마감');
  await setTime(page, '2026-11-21T00:01:00');
  await expect(today.getByText(noData)).toBeVisible();
  await expect(page.getByRole('button', { name: /년 11월 20일.*지난 날짜/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
