import { fillSignUp, newUser, submitSignIn, submitSignUp } from '../support/authentication.ts';
import { dismissAlert, region } from '../support/elements.ts';
import {
  answerCancellation,
  firstReservableClass,
  reservationHistory,
} from '../reservations/reservations.ts';
import { navigateByMenu } from '../support/menu.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { expectRecorded, fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { dayAhead, morning, setTime } from '../support/time.ts';

const plan = 'STANDARD 24회 1,440,000원';

test.beforeEach(({ page }) => setTime(page, morning));

test('a visitor signs up, signs in, buys personal training, reserves a class and cancels it @extra:main-job', async ({
  page,
}) => {
  await page.goto('/');
  await navigateByMenu(page, '회원가입');
  await fillSignUp(page);
  await submitSignUp(page);
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, newUser.아이디);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('정하늘님 환영합니다')).toBeVisible();

  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  await page.getByRole('link', { name: '1:1 PT', exact: true }).click();
  await selectRadio(page, '최하은');
  await page.getByRole('button', { name: '선택 완료' }).click();
  await selectRadio(page, plan);
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
  await expect(page.getByText('23 / 24회')).toBeVisible();
  await reservationHistory(page)
    .getByRole('button', { name: /^예약 취소/ })
    .click();
  await answerCancellation(page, '예약 취소');
  await expect(region(page, '오늘의 예약').getByText('조회된 데이터가 없습니다.')).toBeVisible();
  await expect(page.getByText('24 / 24회')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the plan and the trainer of a link stay chosen over a reload, another page and sign-in, and the way to the first class over a reload', async ({
    page,
  }) => {
    const chosen = page.getByRole('radio', { name: plan });
    await page.goto(fitnessPath('trainerpage'));
    await page.getByRole('link', { name: '최하은 트레이너와 시작하기' }).tap();
    await expect(page).toHaveURL(`${fitnessPath('pt')}?trainer=4`);
    await chosen.tap();
    await expect(page).toHaveURL(`${fitnessPath('pt')}?plan=2&trainer=4`);
    await page.reload();
    await expect(chosen).toBeChecked();
    await page.getByRole('main').getByRole('link', { name: '환불 규정' }).tap();
    await expect(page).toHaveURL(fitnessPath('refund'));
    await page.goBack();
    await expect(chosen).toBeChecked();
    await expect(page.getByText('PT 24회 · 최하은')).toBeVisible();

    await page.getByRole('button', { name: '구매하기', exact: true }).tap();
    await dismissAlert(page, '로그인이 필요합니다.');
    await submitSignIn(page, 'customer2');
    await expect(chosen).toBeChecked();
    await page.getByRole('button', { name: '구매하기', exact: true }).tap();
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);

    await page.reload();
    const next = region(page, 'PT 24회 이용권이 준비되었습니다.');
    await next.getByRole('link', { name: '첫 수업 예약하기' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '예약 관리' })).toBeVisible();
    await expect(page.getByText('24 / 24회')).toBeVisible();
  });
});
