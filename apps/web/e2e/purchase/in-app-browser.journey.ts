import { signIn } from '../support/authentication.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { expectRecorded, fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36;KAKAOTALK 2510900',
});

test('in the browser of an app, pages that sell say that a payment may come back elsewhere, and buying stays possible @buy:in-app-browser', async ({
  page,
}) => {
  const note = page.getByText('결제를 마친 뒤 다른 브라우저가 열릴 수 있습니다.');
  await page.goto(fitnessPath('membership'));
  await expect(note).toBeVisible();
  await signIn(page, 'customer2', fitnessPath('pilates'));
  await expect(note).toBeVisible();
  await selectRadio(page, 'BASIC 12회 360,000원');
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await expectRecorded(page);
});
