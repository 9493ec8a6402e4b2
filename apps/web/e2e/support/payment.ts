import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    paymentRequests?: unknown[];
    paymentAnswer?: object;
  }
}

/** The provider's buttons in the dialog 모의 결제. */
export type PaymentChoice = '결제 승인' | '결제 취소' | '결제 실패' | '확인 불가' | '오류 발생';

/** The dialog in which a payment is decided under mocks. */
export function paymentWindow(page: Page) {
  return page.getByRole('dialog', { name: '모의 결제' });
}

/** Decides the payment that is open. */
export function decide(page: Page, choice: PaymentChoice) {
  return paymentWindow(page).getByRole('button', { name: choice, exact: true }).click();
}

/**
 * Notes what the payment SDK is asked for. To be called before the first `goto`; from then on `paymentRequests` reads the
 * requests, and an answer given to `answerWith` takes the place of the window's.
 */
export function watchPayments(page: Page) {
  return page.addInitScript(() => {
    type Sdk = { requestPayment: (request: object) => Promise<unknown> };
    let real: Sdk | undefined;
    const requests: unknown[] = [];
    window.paymentRequests = requests;
    const watched: Sdk = {
      requestPayment: async (request) => {
        requests.push(JSON.parse(JSON.stringify(request)));
        return window.paymentAnswer ?? real?.requestPayment(request);
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

/** What the payment SDK was asked for since the page was loaded. */
export function paymentRequests(page: Page) {
  return page.evaluate(() => window.paymentRequests ?? []);
}

/** From now on the payment SDK answers this, and no window opens. */
export function answerWith(page: Page, answer: object) {
  return page.evaluate((given) => {
    window.paymentAnswer = given;
  }, answer);
}

/** Chooses a plan or a trainer by its name. */
export async function choose(page: Page, name: string) {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Presses 구매하기. */
export function buy(page: Page) {
  return page.getByRole('button', { name: '구매하기', exact: true }).click();
}
