import type { Clock } from '../../clock.ts';
import { choices, resultOf, type Choice, type PaymentResult } from './choices.ts';
import type { ProviderPayments } from './provider-payments.ts';
import { problemOf, type PaymentRequest } from './payment.ts';

/** The dependencies of the fake SDK; tests replace the browser APIs. */
export interface SdkOptions {
  readonly payments: ProviderPayments;
  readonly clock: Clock;
  /** Asks the user how the payment ends. */
  readonly ask: (request: PaymentRequest) => Promise<Choice>;
  /** Whether the provider would redirect away from the page and back. */
  readonly isPhone: () => boolean;
  readonly redirectTo: (url: string) => void;
}

/** The part of the provider's SDK that the app calls. */
export interface FakePortOne {
  requestPayment(request: PaymentRequest): Promise<PaymentResult>;
}

/** A payment is a dialog of the page; on phones or on request it redirects to `redirectUrl`. */
export function createPortOne({
  payments,
  clock,
  ask,
  isPhone,
  redirectTo,
}: SdkOptions): FakePortOne {
  return {
    requestPayment: async (request) => {
      const problem = problemOf(request);
      if (problem) throw paymentError(problem, request);
      const choice = await ask(request);
      if (choice === 'error') throw paymentError('결제 창에서 오류가 발생했습니다.', request);

      const txId = crypto.randomUUID();
      await payments.add({
        id: request.paymentId,
        transactionId: txId,
        status: choices.find((one) => one.choice === choice)?.status ?? 'READY',
        orderName: request.orderName,
        amount: { total: request.totalAmount },
        currency: 'KRW',
        requestedAt: clock.now().toISOString(),
      });
      const result = resultOf(choice, request, txId);
      if (!leadsAway(request, isPhone())) return result;
      redirectTo(returnUrl(request, result, txId));
      // The page is being left; like in the real SDK, the promise never settles.
      return new Promise(() => undefined);
    },
  };
}

function leadsAway(
  { redirectUrl, forceRedirect, windowType }: PaymentRequest,
  phone: boolean,
): boolean {
  if (!redirectUrl) return false;
  const type = phone ? (windowType?.mobile ?? 'REDIRECTION') : windowType?.pc;
  return forceRedirect === true || type === 'REDIRECTION';
}

function returnUrl(
  { redirectUrl, paymentId }: PaymentRequest,
  result: PaymentResult,
  txId: string,
): string {
  const url = new URL(redirectUrl ?? '');
  for (const [name, value] of Object.entries({
    paymentId,
    txId,
    transactionType: 'PAYMENT',
    ...result,
  })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

// Shaped like the SDK's own error, which is recognised by this field.
function paymentError(message: string, { paymentId }: PaymentRequest): Error {
  return Object.assign(new Error(message), {
    __portOneErrorType: 'PaymentError',
    code: 'UNKNOWN_ERROR',
    paymentId,
  });
}
