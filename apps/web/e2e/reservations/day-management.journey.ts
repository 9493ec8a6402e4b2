import { expect, test } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { dismissAlert, expectDisabled, region, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { networkError, noData } from '../support/messages.ts';
import { reserveAsOtherUser } from '../support/other-user.ts';
import { navigate } from '../support/pages.ts';
import {
  answerCancellation,
  cancellationQuestion,
  firstReservableClass,
  ptDayManagement,
  reservableClasses,
  reservationHistory,
  sessionsLeft,
} from '../support/reservations.ts';
import { morning, setTime } from '../support/time.ts';

test.describe('with a PT pass', () => {
  test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await signIn(page, 'customer1');
  });

  test(
    'a customer comes from the passes to the classes, reserves one, and cancels it after being asked; all lists follow',
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
      await answerCancellation(page, '취소');
      await expect(cancel).toBeVisible();
      await cancel.click();
      await answerCancellation(page, '확인');
      await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-disabled');
      await expect(cancel).toBeHidden();
      await expect(reservationHistory(page).getByText('취소됨')).toHaveCount(2);
      await expect(sessionsLeft(page)).toHaveText('7회');
      await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-21`);
    },
  );

  test("today's reservation can be cancelled where it stands, and the focus stays near", async ({
    page,
  }) => {
    await page.goto(ptDayManagement);
    const today = region(page, '오늘의 예약');
    await today.getByRole('button', { name: '예약 취소 23:00' }).click();
    await answerCancellation(page, '확인');
    await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
    await expect(today.getByText(noData)).toBeVisible();
    await expect(reservationHistory(page).getByRole('button', { name: /^예약 취소/ })).toHaveCount(
      0,
    );
    await expect(today).toBeFocused();
  });

  test('a full class says 마감 and cannot be reserved @reserve:full', async ({ page }) => {
    await page.goto(`${ptDayManagement}&date=2026-11-21`);
    const full = reservableClasses(page).getByRole('button', { name: '예약하기 10:00 강민준' });
    await expectDisabled(full, '마감');
    await full.click({ force: true });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(sessionsLeft(page)).toHaveText('7회');
  });

  test('a class that has begun since the lists came cannot be reserved @history:status', async ({
    page,
  }) => {
    await page.goto(`${ptDayManagement}&date=2026-11-20`);
    const lastClass = reservableClasses(page).getByRole('button', { name: /^예약하기 20:00/ });
    await expect(lastClass).not.toHaveAttribute('aria-disabled');
    await setTime(page, '2026-11-20T23:00:00');
    await expectDisabled(lastClass, '지난 수업');
    await expectDisabled(
      region(page, '오늘의 예약').getByRole('button', { name: '예약 취소 23:00' }),
      '지난 수업',
    );
  });

  test('a seat that somebody else took in between is refused in words; the lists follow and the day stays @reserve:refresh', async ({
    page,
    context,
  }) => {
    await page.goto(`${ptDayManagement}&date=2026-11-23`);
    const { button, time } = await firstReservableClass(page);
    await reserveAsOtherUser(await context.newPage(), `2026-11-23T${time}:00`);
    await button.click();
    await page.bringToFront();
    await dismissAlert(page, '예약 실패: 마감된 수업입니다.');
    await expectDisabled(button, '마감');
    await expect(reservableClasses(page)).toBeFocused();
    await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-23`);
    await expect(page.getByRole('button', { name: /년 11월 23일.*선택됨/ })).toBeVisible();
    await expect(sessionsLeft(page)).toHaveText('7회');
  });

  test('a reservation that another tab has cancelled is refused in words, and the lists follow @error:cancel.failed', async ({
    page,
    context,
  }) => {
    await page.goto(ptDayManagement);
    const cancel = region(page, '오늘의 예약').getByRole('button', { name: '예약 취소 23:00' });
    await expect(cancel).toBeVisible();
    const other = await context.newPage();
    await setTime(other, morning);
    await other.goto(ptDayManagement);
    await region(other, '오늘의 예약')
      .getByRole('button', { name: /^예약 취소/ })
      .click();
    await answerCancellation(other, '확인');
    await expect(toast(other, '예약이 취소되었습니다.')).toBeVisible();
    await cancel.click();
    await page
      .getByRole('alertdialog', { name: cancellationQuestion })
      .getByRole('button', { name: '확인' })
      .click();
    await dismissAlert(page, '예약 취소 실패: 예약을 찾을 수 없습니다.');
    await expect(cancel).toBeHidden();
  });

  test('a hasty double press reserves once', async ({ page }) => {
    await page.goto(`${ptDayManagement}&date=2026-11-21`);
    const { button } = await firstReservableClass(page);
    await button.dblclick();
    await expect(toast(page, '예약 성공!')).toHaveCount(1);
    await expectDisabled(button, '예약한 수업');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(sessionsLeft(page)).toHaveText('6회');
  });

  test('without a connection the refusal says so and the page stays as it was @error:reserve.failed', async ({
    page,
  }) => {
    await page.goto(`${ptDayManagement}&date=2026-11-21`);
    const { button } = await firstReservableClass(page);
    await setFaults(page, { kind: 'offline' });
    await button.click();
    await dismissAlert(page, `예약 실패: ${networkError}`);
    await expect(button).toBeVisible();
    await expect(reservationHistory(page).getByText('출석')).toHaveCount(3);
    await clearFaults(page);
    await button.click();
    await expect(toast(page, '예약 성공!')).toBeVisible();
  });

  test('a failed list is empty and can be asked for again, while the others stand @list:failed', async ({
    page,
  }) => {
    await page.goto('/');
    await setFaults(page, { kind: 'status', operation: 'listReservationHistory', status: 500 });
    await navigate(page, `${ptDayManagement}&date=2026-11-21`);
    await expect(reservationHistory(page).getByText(noData)).toBeVisible();
    await expect(
      reservableClasses(page)
        .getByRole('button', { name: /^예약하기/ })
        .first(),
    ).toBeVisible();
    await clearFaults(page);
    await reservationHistory(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(reservationHistory(page).getByText('출석')).toHaveCount(3);
  });

  test('a history of which only numbers and times are known can still be cancelled @list:null', async ({
    page,
  }) => {
    await page.goto('/');
    const rows = [
      { reservationId: 9001, classTime: '2026-11-25T10:00:00' },
      { reservationId: 9002, classTime: '2026-11-02T10:00:00' },
    ];
    await setFaults(
      page,
      { kind: 'custom', operation: 'listReservationHistory', status: 200, body: rows },
      { kind: 'custom', operation: 'listTodayReservations', status: 200, body: null },
    );
    await navigate(page, ptDayManagement);
    await expect(
      reservationHistory(page).getByRole('button', { name: /^예약 취소/ }),
    ).toHaveAccessibleName('예약 취소 11월 25일 (수) 10:00');
    await expect(region(page, '오늘의 예약').getByText(noData)).toBeVisible();
  });

  test('a day can be chosen, a class reserved and cancelled with the keyboard alone', async ({
    page,
  }) => {
    await page.goto(`${ptDayManagement}&date=2026-11-20`);
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
});
