import type { Page } from '@playwright/test';
import { newUser, signIn, signUp, submitSignIn } from '../support/authentication.ts';
import { region, toast } from '../support/elements.ts';
import {
  answerCancellation,
  firstReservableClass,
  reservationHistory,
} from '../reservations/reservations.ts';
import { navigateByMenu } from '../support/menu.ts';
import { noData } from '../support/messages.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { dayAhead, morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

/** Pays in the easy-pay window and expects the passes with the new one. */
async function pay(page: Page, pass: RegExp) {
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/fitness/reservations');
  await expect(page.getByRole('row', { name: pass })).toBeVisible();
}

/** Reserves the first open class of the next day with a pass and cancels it; checks every list after both. */
async function reserveAndCancel(page: Page, pass: RegExp, sessions: number) {
  await page
    .getByRole('row', { name: pass })
    .getByRole('link', { name: /^예약하기/ })
    .click();
  await page.getByRole('button', { name: dayAhead.button }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead.date}$`));
  const { button } = await firstReservableClass(page);

  await button.click();
  await expect(toast(page, '예약 성공!')).toBeVisible();
  await expect(button).toHaveAccessibleDescription('예약한 수업');
  await expect(page.getByText(`${sessions - 1}회`, { exact: true })).toBeVisible();

  const history = reservationHistory(page);
  await expect(history.getByText('예약됨')).toBeVisible();
  await history.getByRole('button', { name: /^예약 취소/ }).click();
  await answerCancellation(page, '예약 취소');
  await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
  await expect(history.getByText('취소됨')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(region(page, '오늘의 예약').getByText(noData)).toBeVisible();
  await expect(page.getByText(`${sessions}회`, { exact: true })).toBeVisible();
}

test('a visitor signs up, signs in, buys personal training, reserves a class and cancels it @screen:home.join @extra:main-job', async ({
  page,
}) => {
  await page.goto('/');
  await navigateByMenu(page, '회원가입');
  await signUp(page);
  await expect(toast(page, '가입해 주셔서 감사합니다.')).toBeVisible();

  await submitSignIn(page, newUser.아이디);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('정하늘님 환영합니다')).toBeVisible();

  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  await page.getByRole('link', { name: '1:1 PT', exact: true }).click();
  await selectRadio(page, '최하은');
  await page.getByRole('button', { name: '선택 완료' }).click();
  await selectRadio(page, 'STANDARD 24회 1,440,000원');
  await pay(page, /PT 24회/);
  await reserveAndCancel(page, /PT 24회.*최하은/, 24);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a customer without a pass buys pilates, reserves a class and cancels it', async ({
    page,
  }) => {
    await signIn(page, 'customer2');
    await navigateByMenu(page, '회원권');
    await page.getByRole('link', { name: '그룹 필라테스', exact: true }).click();
    await selectRadio(page, 'BASIC 12회 360,000원');
    await pay(page, /필라테스 12회/);
    await reserveAndCancel(page, /필라테스 12회.*정유나/, 12);
  });
});
