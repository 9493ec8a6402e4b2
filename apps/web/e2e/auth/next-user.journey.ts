import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { logOut } from '../support/menu.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { fitnessPath, paymentRecords, recordDelayed } from '../support/purchase.ts';
import { contentField } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

const former = /김서준|01020000001|010-2000-0001/;

test('the next user of the device sees nothing of the former: no passes, draft, purchase or page, and going back leads to sign-in; the purchase waits for the former @session:next-user @menu:welcome', async ({
  page,
}) => {
  await signIn(page, 'customer1', fitnessPath('pilates'));
  await selectRadio(page, 'BASIC 12회 360,000원');
  await setFaults(page, { kind: 'status', status: 500, operation: 'recordPayment' });
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await dismissAlert(page, recordDelayed);
  await expect(paymentRecords(page)).toBeVisible();
  await navigate(page, '/fitness/review');
  await contentField(page).fill('쓰다 만 리뷰');
  await navigate(page, '/fitness/reservations');
  await expect(page.getByRole('main')).toContainText('필라테스 24회');
  await navigate(page, '/fitness/mypage');
  await expectLoaded(page);
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(former);
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL('/fitness/mypage');
  // Cached data would be shown while the requests hang.
  await setFaults(page, { kind: 'hang' });
  for (const path of ['reservations', 'mypage', 'membership', 'review', 'pilates']) {
    await navigate(page, fitnessPath(path));
    await expect(page.getByText('이하린님 환영합니다')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(former);
    await expect(page.getByText('필라테스 24회')).toBeHidden();
    await expect(paymentRecords(page)).toBeHidden();
    if (path === 'review') await expect(contentField(page)).toHaveValue('');
  }
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await clearFaults(page);
  await signIn(page, 'customer1', fitnessPath('membership'));
  await expect(paymentRecords(page)).toContainText('등록 지연');
});
