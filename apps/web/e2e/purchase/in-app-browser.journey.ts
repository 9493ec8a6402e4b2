import { signIn } from '../support/authentication.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { expectRecorded, fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

const mobile = 'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko)';
const note = '결제를 마친 뒤 다른 브라우저가 열릴 수 있습니다.';

test.describe('in the browser of KakaoTalk', () => {
  test.use({ userAgent: `${mobile} Chrome/131.0 Safari/537.36;KAKAOTALK 2510900` });

  test('pages that sell offer the browser of the device, and buying stays possible @buy:in-app-browser', async ({
    page,
    baseURL,
  }) => {
    await page.goto(fitnessPath('membership'));
    await expect(page.getByText(note)).toBeVisible();
    await signIn(page, 'customer2', fitnessPath('pilates'));
    const address = encodeURIComponent(`${baseURL}${fitnessPath('pilates')}`);
    await expect(page.getByRole('link', { name: '브라우저에서 열기' })).toHaveAttribute(
      'href',
      `kakaotalk://web/openExternal?url=${address}`,
    );
    await selectRadio(page, 'BASIC 12회 360,000원');
    await buy(page);
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);
  });
});

test.describe('in the browser of Instagram', () => {
  test.use({ userAgent: `${mobile} Chrome/131.0 Safari/537.36 Instagram 350.0.0.30.98 Android` });

  test('pages that sell say how to open the browser of the device @buy:in-app-browser', async ({
    page,
  }) => {
    await page.goto(fitnessPath('hmembership'));
    await expect(page.getByText(note)).toContainText('다른 브라우저로 열기를 눌러주세요.');
    await expect(page.getByRole('link', { name: '브라우저에서 열기' })).toHaveCount(0);
  });
});
