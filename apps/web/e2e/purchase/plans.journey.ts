import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { buy, paymentDialog, selectRadio } from '../support/payment.ts';
import { fitnessPath, openPtPlans } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

test.describe('plans', () => {
  test('a purchase needs a selected plan @buy:plan', async ({ page }) => {
    await signIn(page, 'customer2');
    for (const path of ['hmembership', 'pilates']) {
      await page.goto(fitnessPath(path));
      await buy(page);
      await dismissAlert(page, '이용권을 선택해주세요.');
      await expect(paymentDialog(page)).toBeHidden();
    }
  });

  test('signed out, buying leads to sign-in and back @buy:login', async ({ page }) => {
    await page.goto(fitnessPath('hmembership'));
    await selectRadio(page, 'BASIC 1개월 120,000원');
    await buy(page);
    await dismissAlert(page, '로그인이 필요합니다.');
    await submitSignIn(page, 'customer2');
    await expect(page).toHaveURL(fitnessPath('hmembership'));
    await expect(page.getByRole('radio', { name: 'BASIC 1개월 120,000원' })).toBeChecked();
    await page.goto(fitnessPath('membership'));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
    await dismissAlert(page, '로그인이 필요합니다.');
    await expect(page).toHaveURL('/auth/signin');
  });

  test('a selected trainer and a session are required @buy:trainer @buy:trainer-login', async ({
    page,
  }) => {
    await page.goto(fitnessPath('selecttrainer'));
    for (const name of ['강민준', '이서연', '박도윤', '최하은'])
      await expect(page.getByRole('radio', { name, exact: true })).not.toBeChecked();
    await page.getByRole('button', { name: '선택 완료' }).click();
    await dismissAlert(page, '강사를 선택해주세요!');
    await selectRadio(page, '박도윤');
    await page.getByRole('button', { name: '선택 완료' }).click();
    await dismissAlert(page, '로그인 상태가 아닙니다.');
    await submitSignIn(page, 'customer2');
    await expect(page).toHaveURL(fitnessPath('selecttrainer'));
    await expect(page.getByRole('radio', { name: '박도윤' })).toBeChecked();
  });

  test('PT plans of one user are not shown to the next', async ({ page }) => {
    await signIn(page, 'customer2');
    await openPtPlans(page, '강민준');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'BASIC 12회 840,000원' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByText('로그인 또는 트레이너 정보가 필요합니다.')).toBeVisible();
  });
});
