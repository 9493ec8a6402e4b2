import { newUser, signUp, submitSignIn } from '../support/authentication.ts';
import { noData } from '../support/messages.ts';
import { choosePaymentResult } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test('초기화 restores everything, the open payments of this browser included; a user whose account it removes signs in again @menu:footer @deep', async ({
  page,
}) => {
  const join = async () => {
    await page.goto('/auth/signup');
    await signUp(page);
    await submitSignIn(page, newUser.아이디);
    await expect(page).toHaveURL('/');
  };
  const records = page.getByRole('region', { name: '결제 내역', exact: true });
  await setTime(page, morning);
  await join();
  await page.goto('/fitness/membership');
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await choosePaymentResult(page, '확인 불가');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('결제 상태를 확인할 수 없습니다.');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(records).toBeVisible();

  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('button', { name: '초기화', exact: true }).click();
  await loadedAnew;
  await page.goto('/fitness/reservations');
  await expect(alert).toContainText('유효하지 않은 토큰입니다. 다시 로그인해주세요.');
  await alert.getByRole('button', { name: '로그인하기' }).click();
  await expect(page).toHaveURL('/auth/signin');
  // The new account has the id of the removed one.
  await join();
  await page.goto('/fitness/reservations');
  await expect(page.getByText(noData)).toBeVisible();
  await expect(records).toBeHidden();
});
