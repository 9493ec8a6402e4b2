import { signIn } from '../support/authentication.ts';
import { dismissAlert, expectDisabled, region, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { noData } from '../support/messages.ts';
import { reserveAsOtherUser } from './other-user.ts';
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

test('a seat that another user took meanwhile shows an error; the lists are refreshed and the day is kept @reserve:refresh', async ({
  page,
  context,
}) => {
  await navigate(page, `${ptDayManagement}&date=2026-11-23`);
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

test('cancelling a reservation that another tab has cancelled shows an error, and the lists are refreshed @error:cancel.failed', async ({
  page,
  context,
}) => {
  await navigate(page, ptDayManagement);
  const cancel = firstCancellableClass(page);
  await expect(cancel).toBeVisible();
  const other = await context.newPage();
  await setTime(other, morning);
  await other.goto(ptDayManagement);
  await firstCancellableClass(other).click();
  await answerCancellation(other, '예약 취소');
  await expect(toast(other, '예약이 취소되었습니다.')).toBeVisible();
  await cancel.click();
  await page
    .getByRole('alertdialog', { name: cancellationQuestion })
    .getByRole('button', { name: '예약 취소' })
    .click();
  await dismissAlert(page, '예약 취소 실패: 예약을 찾을 수 없습니다.');
  await expect(cancel).toBeHidden();
});

test('a history with only ids and times can still be cancelled @list:null', async ({ page }) => {
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
