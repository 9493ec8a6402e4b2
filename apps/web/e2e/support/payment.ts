import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    paymentRequests?: unknown[];
    paymentResponse?: object;
  }
}

/** The buttons of the mock payment dialog. */
export type PaymentResult = '결제 승인' | '결제 취소' | '결제 실패' | '확인 불가' | '오류 발생';

/** The mock of the payment provider's window. */
export function paymentDialog(page: Page) {
  return page.getByRole('dialog', { name: '모의 결제' });
}

/** Ends the open payment with this result. */
export function choosePaymentResult(page: Page, choice: PaymentResult) {
  return paymentDialog(page).getByRole('button', { name: choice, exact: true }).click();
}

/**
 * Records the requests to the payment SDK for `paymentRequests`, and lets `setPaymentResponse` replace the result of the
 * dialog. Call it before the first `goto`.
 */
export function recordPaymentRequests(page: Page) {
  return page.addInitScript(() => {
    type Sdk = { requestPayment: (request: object) => Promise<unknown> };
    let real: Sdk | undefined;
    const requests: unknown[] = [];
    window.paymentRequests = requests;
    const watched: Sdk = {
      requestPayment: async (request) => {
        requests.push(JSON.parse(JSON.stringify(request)));
        return window.paymentResponse ?? real?.requestPayment(request);
      },
    };
    Object.defineProperty(window, 'PortOne', {
      get: () => real && watched,
      set: (sdk: Sdk) => {
        real = sdk;
      },
    });
  });
}

/** The requests to the payment SDK since the page was loaded. */
export function paymentRequests(page: Page) {
  return page.evaluate(() => window.paymentRequests ?? []);
}

/** Makes the payment SDK respond with this object, without a dialog. */
export function setPaymentResponse(page: Page, answer: object) {
  return page.evaluate((given) => {
    window.paymentResponse = given;
  }, answer);
}

/** Selects a plan or a trainer by its accessible name. */
export async function selectRadio(page: Page, name: string) {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

export function buy(page: Page) {
  return page.getByRole('button', { name: '구매하기', exact: true }).click();
}
