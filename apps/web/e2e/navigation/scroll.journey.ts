import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { membersPath } from '../support/master.ts';
import { dismissAlert } from '../support/elements.ts';
import { expectLoaded } from '../support/pages.ts';
import { buy, choosePaymentResult, selectRadio } from '../support/payment.ts';
import { fitnessPath, paymentRecords, recordDelayed } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.use({ viewport: { width: 390, height: 500 } });
test.beforeEach(({ page }) => setTime(page, morning));

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const rows = (page: Page) => page.getByRole('main').getByRole('row');

/** Scrolls to the end of the page, in pixels. */
function scrollToEnd(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('scroll', () => resolve(Math.round(window.scrollY)), {
          once: true,
        });
        window.scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
}

test('going back restores how far a page was scrolled, and going forward the top of the next @extra:scroll', async ({
  page,
}) => {
  await signIn(page, 'master1', membersPath);
  await expectLoaded(page);
  await expect(rows(page)).not.toHaveCount(0);
  const end = await scrollToEnd(page);
  // `dispatchEvent`, because Playwright's `click` may scroll first.
  await page.getByRole('banner').getByRole('link', { name: 'MAKE FIT' }).dispatchEvent('click');
  await expect(page).toHaveTitle('MAKE FIT');
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(membersPath);
  await expect.poll(() => scrollTop(page)).toBe(end);
  await page.goForward();
  await expect(page).toHaveTitle('MAKE FIT');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a link with a hash scrolls to its target, which arrives late @extra:scroll', async ({
  page,
}) => {
  await signIn(page, 'customer1', fitnessPath('pilates'));
  await selectRadio(page, 'BASIC 12회 360,000원');
  await setFaults(page, { kind: 'status', status: 500, operation: 'recordPayment' });
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await dismissAlert(page, recordDelayed);
  await page.goto(fitnessPath('membership#payment-records'));
  await expect(paymentRecords(page)).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
});
