import type { OperationId } from '@fitness/api-contract/operations';
import type { Page } from '@playwright/test';
import type { HostileText } from '../../testing/hostile-texts/index.ts';
import { fillSignUp, signIn, submitSignIn, submitSignUp } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { buy, recordPaymentRequests, selectRadio, setPaymentResponse } from '../support/payment.ts';
import { openPtPlans } from '../support/purchase.ts';
import { firstReservableClass, ptDayManagement } from '../reservations/reservations.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { textsFor } from './chosen-texts.ts';
import { expectTextsOnly } from './expect-texts-only.ts';

test.describe.configure({ timeout: 900_000 });

const refuse = (page: Page, operation: OperationId, status: number, body: unknown) =>
  setFaults(page, { kind: 'custom', operation, status, body });

/** Expects an open alert with a readable message and a reachable button that closes it. */
async function expectAlert(page: Page, text: HostileText, mostCharacters: number) {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toBeVisible();
  const message = (await alert.textContent()) ?? '';
  expect(message).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u);
  expect(message.length).toBeLessThanOrEqual(mostCharacters);
  await expectTextsOnly(page, [text], text.name);
  await alert.getByRole('button', { name: '확인', exact: true }).click();
  await expect(alert).toBeHidden();
}

test('messages of a refused reservation stay texts in an alert @text:hostile', async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'customer1');
  await navigate(page, `${ptDayManagement}&date=2026-11-23`);
  for (const text of textsFor('reserve', 1 / 2)) {
    await refuse(page, 'createReservation', 409, { message: text.text });
    await (await firstReservableClass(page)).button.click();
    await expectAlert(page, text, 2100);
  }
});

test('messages of a refused sign-in stay texts in the form @text:hostile @deep', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  for (const text of textsFor('sign in', 1 / 2)) {
    await refuse(page, 'signIn', 401, { message: text.text });
    await submitSignIn(page, 'customer1');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectTextsOnly(page, [text], text.name);
  }
});

test('messages for a field of sign-up stay texts at the field @text:hostile @deep', async ({
  page,
}) => {
  await page.goto('/auth/signup');
  await fillSignUp(page);
  for (const text of textsFor('sign up', 1 / 4)) {
    const errors = [{ field: 'nickname', message: text.text }];
    await refuse(page, 'signUp', 400, { errors });
    await submitSignUp(page);
    await expectAlert(page, text, 2100);
    await expectTextsOnly(page, [text], text.name);
    await fillSignUp(page);
  }
});

test('messages of the payment provider stay texts in an alert @text:hostile', async ({ page }) => {
  await recordPaymentRequests(page);
  await signIn(page, 'customer2');
  await openPtPlans(page, '이서연');
  await selectRadio(page, 'BASIC 12회 840,000원');
  const texts = textsFor('payment', 1 / 2);
  for (const text of texts) {
    await setPaymentResponse(page, { code: 'FAILURE', message: text.text });
    await buy(page);
    await expectAlert(page, text, 10_200);
  }
  // Only one text, because an uncertain payment causes a confirmation before the next one.
  const text = texts[0]!;
  await setPaymentResponse(page, { status: 'READY', code: 'SUCCESS', txId: text.text });
  await buy(page);
  await expectAlert(page, text, 10_200);
});
