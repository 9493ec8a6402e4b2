import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { buy, choosePaymentResult, paymentDialog, selectRadio } from '../support/payment.ts';
import { expectRecorded, fitnessPath, paymentRecords, paymentsPath } from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const basic = 'BASIC 12회 360,000원';

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** Declines a confirmation, so that nothing is bought. */
async function refuse(page: Page, name: string) {
  await question(page, name).getByRole('button', { name: '구매하지 않기' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(paymentDialog(page)).toHaveCount(0);
}

test('going back after a purchase and buying once more asks first @buy:same-plan', async ({
  page,
}) => {
  const sent = bodiesOf(page, 'POST', paymentsPath);
  await signIn(page, 'customer2', fitnessPath('pilates'));
  await selectRadio(page, basic);
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await expectRecorded(page);
  await page.goBack();
  await expect(page).toHaveURL(`${fitnessPath('pilates')}?plan=5`);
  await selectRadio(page, basic);
  await buy(page);
  await expect(question(page, '방금 구매한 이용권입니다')).toContainText('필라테스 12회 360,000원');
  await refuse(page, '방금 구매한 이용권입니다');
  expect(sent).toHaveLength(1);

  await buy(page);
  await question(page, '방금 구매한 이용권입니다')
    .getByRole('button', { name: '그래도 구매하기' })
    .click();
  await choosePaymentResult(page, '결제 승인');
  await expect(page.getByRole('row', { name: /필라테스 12회/ })).toHaveCount(2);
  expect(sent).toHaveLength(2);
});

test('a page of a payment that the browser restores asks about that payment and opens the window again @buy:restored', async ({
  page,
}) => {
  await signIn(page, 'customer2', fitnessPath('pilates'));
  await selectRadio(page, basic);
  await buy(page);
  await expect(paymentDialog(page)).toBeVisible();
  // As from the back-forward cache of a phone, where the provider's page has replaced this one.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(paymentRecords(page)).toContainText('결제 창 닫힘');
  await expect(page.getByRole('radio', { name: basic })).toBeChecked();
  await buy(page);
  await question(page, '끝나지 않은 결제 내역이 있습니다')
    .getByRole('button', { name: '그래도 구매하기' })
    .click();
  await expect(paymentDialog(page)).toBeVisible();
});

test('of two tabs that buy the same plan at the same time one opens the window and the other asks @buy:other-tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer2', fitnessPath('pilates'));
  const otherTab = await context.newPage();
  await otherTab.goto(fitnessPath('pilates'));
  const tabs = [page, otherTab];
  for (const tab of tabs) await selectRadio(tab, basic);
  await Promise.all(tabs.map(buy));
  const windowsAndQuestions = () =>
    Promise.all([
      ...tabs.map((tab) => paymentDialog(tab).count()),
      ...tabs.map((tab) => question(tab, '끝나지 않은 결제 내역이 있습니다').count()),
    ]);
  await expect
    .poll(async () => (await windowsAndQuestions()).join(' '))
    .toMatch(/^(1 0 0 1|0 1 1 0)$/);
});
