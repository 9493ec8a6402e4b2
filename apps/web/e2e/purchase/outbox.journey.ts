import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { buy, choosePaymentResult, paymentDialog, selectRadio } from '../support/payment.ts';
import {
  expectRecorded,
  fitnessPath,
  paymentRecords,
  paymentsPath,
  recordDelayed,
} from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';
import { readIndexedDb } from '../support/storage.ts';
import { expect, test, untilStarted } from '../support/test.ts';

/** Makes `navigator.onLine` false without changing the connection. */
function sayOffline(page: Page) {
  return page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
}

/** Goes offline; sets a fault too, because the mock backend responds without a connection. */
async function goOffline(page: Page) {
  await setFaults(page, { kind: 'offline' });
  await page.context().setOffline(true);
}

test.describe('a paid purchase that is not recorded', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'customer2', fitnessPath('pilates'));
    await selectRadio(page, 'BASIC 12회 360,000원');
    await buy(page);
    await expect(paymentDialog(page)).toBeVisible();
  });

  const passes = (page: Page) => page.getByRole('row', { name: /필라테스 12회/ });

  test('a rejected record stays in 결제 기록 after logout, for this user only, and is retried manually with the same uuid @text:pay.delayed @outbox:stored', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await setFaults(page, {
      kind: 'status',
      operation: 'recordPayment',
      status: 500,
      message: '잠시 후 다시 시도해주세요.',
    });
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await expect(paymentRecords(page)).toContainText('필라테스 12회');
    await expect(paymentRecords(page)).toContainText('사유: 잠시 후 다시 시도해주세요.');
    const stored = JSON.stringify(await readIndexedDb(page));
    const [, uuid] = /"uuid":"([0-9a-f-]{36})"/.exec(stored) ?? [];
    expect(uuid).toBeDefined();

    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'customer1', fitnessPath('reservations'));
    await expect(page.getByRole('row', { name: /PT 12회/ })).toBeVisible();
    await expect(paymentRecords(page)).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'customer2', fitnessPath('reservations'));
    await expect(paymentRecords(page)).toContainText('등록 지연');
    await setFaults(page, {
      kind: 'status',
      operation: 'recordPayment',
      status: 403,
      message: '권한이 없습니다.',
    });
    await paymentRecords(page).getByRole('button', { name: '다시 시도' }).click();
    await page
      .getByRole('alertdialog', { name: recordDelayed })
      .getByRole('button', { name: '확인' })
      .click();
    await page
      .getByRole('alertdialog', { name: '권한이 변경되었습니다. 다시 로그인해주세요.' })
      .getByRole('button', { name: '닫기' })
      .click();
    await expect(paymentRecords(page)).toContainText('사유: 권한이 없습니다.');
    await clearFaults(page);
    await paymentRecords(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
    await expect(paymentRecords(page)).toBeHidden();
    await expect(passes(page)).toBeVisible();
    const record = { reqPayDto: { uuid, managerId: 5, promotionId: 5 } };
    expect(sent).toMatchObject([record, record, record]);
  });

  test('an offline record is sent automatically, once, when the connection is back, even with two tabs open @outbox:automatic', async ({
    page,
    context,
  }) => {
    const otherTab = await context.newPage();
    await otherTab.goto(fitnessPath('membership'));
    await untilStarted(otherTab);
    const sent = [bodiesOf(page, 'POST', paymentsPath), bodiesOf(otherTab, 'POST', paymentsPath)];
    await goOffline(page);
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await expect(paymentRecords(page)).toContainText('등록 대기');
    expect(sent.flat()).toEqual([]);
    await clearFaults(page);
    await context.setOffline(false);
    await expect.poll(() => sent.flat().length).toBe(1);
    await expect(paymentRecords(page)).toBeHidden();
    await page.goto(fitnessPath('reservations'));
    await expect(passes(page)).toBeVisible();
    expect(sent.flat()).toHaveLength(1);
  });

  test('a paid purchase is recorded although the browser says that it is offline @request:offline-browser', async ({
    page,
  }) => {
    await sayOffline(page);
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);
    await expect(passes(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  for (const { how, reconnect } of [
    {
      how: 'when 다시 시도 is pressed',
      reconnect: (page: Page) =>
        paymentRecords(page).getByRole('button', { name: '다시 시도' }).click(),
    },
    {
      how: 'when the page comes into view',
      reconnect: (page: Page) =>
        page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    },
  ])
    test(`a record that waits shows its number and the desk, and is sent ${how}, although the browser says that it is offline @request:offline-browser @outbox:automatic`, async ({
      page,
    }) => {
      const sent = bodiesOf(page, 'POST', paymentsPath);
      await sayOffline(page);
      await setFaults(page, { kind: 'offline' });
      await choosePaymentResult(page, '결제 승인');
      await dismissAlert(page, recordDelayed);
      await expect(paymentRecords(page)).toContainText(/결제 번호 [0-9a-f-]{36}/);
      await expect(paymentRecords(page).getByRole('link', { name: /^데스크/ })).toBeVisible();
      expect(sent).toEqual([]);
      await clearFaults(page);
      await reconnect(page);
      await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
      await expect(paymentRecords(page)).toBeHidden();
      expect(sent).toHaveLength(1);
    });

  test('a record that is sent in one tab leaves 결제 기록 of the other one, and its pass appears there @outbox:tabs', async ({
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

  test('a record without a response may have arrived, and is retried only manually @outbox:manual @mutations:once', async ({
    page,
  }) => {
    await setFaults(page, { kind: 'offline', operation: 'recordPayment' });
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await expect(paymentRecords(page)).toContainText('등록 확인 필요');
    await clearFaults(page);
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await page.goto(fitnessPath('reservations'));
    await expect(paymentRecords(page)).toContainText('등록 확인 필요');
    expect(sent).toEqual([]);
    await paymentRecords(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(passes(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('a purchase left while paying is listed with the phone of the desk, and buying again asks first @buy:again', async ({
    page,
  }) => {
    await page.reload();
    await expect(paymentRecords(page)).toContainText('결제 창 닫힘');
    await expect(paymentRecords(page).getByRole('link', { name: /^데스크/ })).toHaveAttribute(
      'href',
      /^tel:\d+$/,
    );
    await selectRadio(page, 'BASIC 12회 360,000원');
    await buy(page);
    const question = page.getByRole('alertdialog', { name: '같은 이용권의 결제 기록이 있습니다' });
    await expect(question).toContainText('필라테스 12회 360,000원');
    await question.getByRole('link', { name: '결제 기록 보기' }).click();
    await expect(page).toHaveURL(fitnessPath('reservations'));
    await expect(paymentRecords(page)).toContainText('필라테스 12회');
  });

  test('a payment of unknown state is recorded once, when the user requests it @outbox:request', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '확인 불가');
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await page.reload();
    expect(sent).toEqual([]);
    await paymentRecords(page).getByRole('button', { name: '등록 요청' }).click();
    await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
    await expect(paymentRecords(page)).toBeHidden();
    expect(sent).toHaveLength(1);
  });
});

test('a user who is no customer cannot pay, with the reason beside the button @buy:customers-only', async ({
  page,
}) => {
  await signIn(page, 'trainer1', fitnessPath('membership'));
  const button = page.getByRole('button', { name: '1일 이용권 구매하기' });
  await expect(button).toHaveAccessibleDescription(
    /^이용권은 고객 계정으로만 구매할 수 있습니다\./,
  );
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(paymentDialog(page)).toHaveCount(0);
});
