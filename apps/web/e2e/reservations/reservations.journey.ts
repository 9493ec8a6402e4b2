import { signIn } from '../support/authentication.ts';
import { expectDisabled, region, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { noData } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import {
  answerCancellation,
  cancellationQuestion,
  firstCancellableClass,
  firstReservableClass,
  ptDayManagement,
  reservableClasses,
  reservationHistory,
  sessionsLeft,
} from './reservations.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'customer1');
});

test(
  'a customer reserves a class of a pass and cancels it after a confirmation; all lists are refreshed',
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
    await page.getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('link', { name: '수업 예약' }).click();
    await page
      .getByRole('row', { name: /PT 12회/ })
      .getByRole('link', { name: /^예약하기/ })
      .click();
    await expect(page).toHaveURL(/daymanagement\?membershipId=1&date=2026-11-20$/);
    await expect(sessionsLeft(page)).toHaveText('7회');

    await page.getByRole('button', { name: /년 11월 21일/ }).click();
    await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
    const { button, time } = await firstReservableClass(page);
    await button.click();
    await expect(toast(page, '예약 성공!')).toBeVisible();
    await expectDisabled(button, '예약한 수업');
    await expect(sessionsLeft(page)).toHaveText('6회');
    await expect(
      page.getByRole('button', { name: new RegExp(`년 11월 21일.*내 예약 ${time}`) }),
    ).toBeVisible();

    const cancel = reservationHistory(page).getByRole('button', {
      name: `예약 취소 11월 21일 (토) ${time}`,
    });
    await cancel.click();
    await answerCancellation(page, '예약 유지');
    await expect(cancel).toBeVisible();
    await cancel.click();
    await answerCancellation(page, '예약 취소');
    await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(cancel).toBeHidden();
    await expect(reservationHistory(page).getByText('취소됨')).toHaveCount(2);
    await expect(sessionsLeft(page)).toHaveText('7회');
    await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
  },
);

test("today's reservation can be cancelled in its list, and the focus stays there", async ({
  page,
}) => {
  await navigate(page, ptDayManagement);
  const today = region(page, '오늘의 예약');
  await firstCancellableClass(page).click();
  await answerCancellation(page, '예약 취소');
  await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
  await expect(today.getByText(noData)).toBeVisible();
  await expect(reservationHistory(page).getByRole('button', { name: /^예약 취소/ })).toHaveCount(0);
  await expect(today).toBeFocused();
});

test('a full class shows 마감 and cannot be reserved @reserve:full', async ({ page }) => {
  await navigate(page, `${ptDayManagement}&date=2026-11-21`);
  const full = reservableClasses(page).getByRole('button', { name: '예약하기 10:00 강민준' });
  await expectDisabled(full, '마감');
  await full.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(sessionsLeft(page)).toHaveText('7회');
});

test('a class that has begun since the lists were loaded cannot be reserved @history:status', async ({
  page,
}) => {
  await navigate(page, `${ptDayManagement}&date=2026-11-20`);
  const lastClass = reservableClasses(page).getByRole('button', { name: /^예약하기 20:00/ });
  await expect(lastClass).not.toHaveAttribute('aria-disabled');
  await setTime(page, '2026-11-20T23:00:00');
  await expectDisabled(lastClass, '지난 수업');
  await expectDisabled(
    region(page, '오늘의 예약').getByRole('button', { name: '예약 취소 23:00' }),
    '지난 수업',
  );
});

test('a double click reserves once', async ({ page }) => {
  await navigate(page, `${ptDayManagement}&date=2026-11-21`);
  const { button } = await firstReservableClass(page);
  // Delays the response, which would otherwise disable the button before the second click.
  await setFaults(page, { kind: 'latency', ms: 2000, operation: 'createReservation' });
  await button.dblclick();
  await expect(toast(page, '예약 성공!')).toHaveCount(1);
  await expectDisabled(button, '예약한 수업');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(sessionsLeft(page)).toHaveText('6회');
});

test('a day can be selected, a class reserved and cancelled by keyboard', async ({ page }) => {
  await navigate(page, `${ptDayManagement}&date=2026-11-20`);
  const day = page.getByRole('button', { name: /년 11월 20일/ });
  await expect(day).toBeVisible();
  await day.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
  const { button } = await firstReservableClass(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expectDisabled(button, '예약한 수업');
  await expect(reservableClasses(page)).toBeFocused();
  const cancel = reservationHistory(page).getByRole('button', { name: /^예약 취소 11월 21일/ });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(cancellationQuestion);
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
});
