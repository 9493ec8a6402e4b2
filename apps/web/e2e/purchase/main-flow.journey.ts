import { newUser, signUp, submitSignIn } from '../support/authentication.ts';
import { region, toast } from '../support/elements.ts';
import {
  answerCancellation,
  firstReservableClass,
  reservationHistory,
} from '../reservations/reservations.ts';
import { navigateByMenu } from '../support/menu.ts';
import { noData } from '../support/messages.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { expectRecorded } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { dayAhead, morning, setTime } from '../support/time.ts';

test('a visitor signs up, signs in, buys personal training, reserves a class and cancels it @screen:home.join @extra:main-job', async ({
  page,
}) => {
  await setTime(page, morning);
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
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await expectRecorded(page);

  await page
    .getByRole('row', { name: /PT 24회.*최하은/ })
    .getByRole('link', { name: /^예약하기/ })
    .click();
  await page.getByRole('button', { name: dayAhead.button }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead.date}`));
  const { button } = await firstReservableClass(page);
  await button.click();
  await expect(toast(page, '예약 성공!')).toBeVisible();
  await expect(page.getByText('23 / 24회')).toBeVisible();
  await reservationHistory(page)
    .getByRole('button', { name: /^예약 취소/ })
    .click();
  await answerCancellation(page, '예약 취소');
  await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
  await expect(region(page, '오늘의 예약').getByText(noData)).toBeVisible();
  await expect(page.getByText('24 / 24회')).toBeVisible();
});
