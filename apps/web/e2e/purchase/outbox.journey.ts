import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { buy, choosePaymentResult, paymentDialog, selectRadio } from '../support/payment.ts';
import { fitnessPath, paymentRecords, paymentsPath, recordDelayed } from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test, untilStarted } from '../support/test.ts';

test.describe('a paid purchase that is not recorded', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'customer2', fitnessPath('pilates'));
    await selectRadio(page, 'BASIC 12회 360,000원');
    await buy(page);
    await expect(paymentDialog(page)).toBeVisible();
  });

  const passes = (page: Page) => page.getByRole('row', { name: /필라테스 12회/ });

  test('an offline record is sent automatically, once, when the connection is back, even with two tabs open @outbox:automatic', async ({
    page,
    context,
  }) => {
    const otherTab = await context.newPage();
    await otherTab.goto(fitnessPath('membership'));
    await untilStarted(otherTab);
    const sent = [bodiesOf(page, 'POST', paymentsPath), bodiesOf(otherTab, 'POST', paymentsPath)];
    // Faults too, because the mock backend of a tab responds without a connection.
    for (const tab of [page, otherTab]) await setFaults(tab, { kind: 'offline' });
    await context.setOffline(true);
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await expect(paymentRecords(page)).toContainText('등록 대기');
    expect(sent.flat()).toEqual([]);
    for (const tab of [page, otherTab]) await clearFaults(tab);
    await context.setOffline(false);
    await expect.poll(() => sent.flat().length).toBe(1);
    await expect(paymentRecords(page)).toBeHidden();
    await page.goto(fitnessPath('reservations'));
    await expect(passes(page)).toBeVisible();
    expect(sent.flat()).toHaveLength(1);
  });

  test('a record that waits shows its number and the desk, and is sent when the page comes into view, although the browser says that it is offline @request:offline-browser @outbox:automatic @deep', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await setFaults(page, { kind: 'offline' });
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await expect(paymentRecords(page)).toContainText(/결제 번호 [0-9a-f-]{36}/);
    await expect(paymentRecords(page).getByRole('link', { name: /^데스크/ })).toBeVisible();
    expect(sent).toEqual([]);
    await clearFaults(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
    await expect(paymentRecords(page)).toBeHidden();
    expect(sent).toHaveLength(1);
  });

  test('a record that is sent in one tab leaves 결제 내역 of the other one, and its pass appears there @outbox:tabs', async ({
    page,
    context,
  }) => {
    await setFaults(page, { kind: 'status', operation: 'recordPayment', status: 500 });
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await page.goto(fitnessPath('reservations'));
    await expect(paymentRecords(page)).toContainText('등록 지연');
    await expectLoaded(page);
    await clearFaults(page);
    const otherTab = await context.newPage();
    await otherTab.goto(fitnessPath('pilates'));
    await paymentRecords(otherTab).getByRole('button', { name: '다시 시도' }).click();
    await expect(paymentRecords(otherTab)).toBeHidden();
    await expect(paymentRecords(page)).toBeHidden();
    await expect(passes(page)).toBeVisible();
  });
});
