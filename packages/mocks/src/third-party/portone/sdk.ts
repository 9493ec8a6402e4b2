import type { Clock } from '../../clock.ts';
import type { ProviderPayments, ProviderStatus } from './provider.ts';

/** A payment request of the app; only the fields that the fake window reads. */
export interface PaymentRequest {
  readonly paymentId: string;
  readonly orderName: string;
  readonly totalAmount: number;
  readonly redirectUrl?: string;
}

/** What the provider returns without an exception. */
interface PaymentResult {
  readonly txId?: string;
  readonly paymentId?: string;
  readonly code?: string;
  readonly message?: string;
  readonly pgCode?: string;
}

/** How the user ends the fake payment. */
export type Choice = 'approve' | 'cancel' | 'fail' | 'uncertain' | 'error';

interface Outcome {
  /** The status that it leaves at the provider. */
  readonly status: ProviderStatus;
  readonly resultOf: (ids: { txId: string; paymentId: string }) => PaymentResult;
}

/** The buttons of the fake window in their order; an error is thrown and has no outcome. */
export const choices: Record<Choice, { readonly label: string; readonly outcome?: Outcome }> = {
  approve: { label: '결제 승인', outcome: { status: 'PAID', resultOf: (ids) => ids } },
  cancel: {
    label: '결제 취소',
    outcome: {
      status: 'CANCELLED',
      resultOf: () => ({
        code: 'FAILURE_TYPE_PG',
        pgCode: 'CANCEL',
        message: '사용자가 결제를 취소했습니다.',
      }),
    },
  },
  fail: {
    label: '결제 실패',
    outcome: {
      status: 'FAILED',
      resultOf: () => ({ code: 'FAILURE_TYPE_PG', message: '카드사에서 결제를 거절했습니다.' }),
    },
  },
  uncertain: {
    label: '확인 불가',
    outcome: { status: 'PAY_PENDING', resultOf: (ids) => ({ code: 'UNKNOWN', ...ids }) },
  },
  error: { label: '오류 발생' },
};

/** The dependencies of the fake SDK; tests replace the browser APIs. */
interface SdkOptions {
  readonly payments: ProviderPayments;
  readonly clock: Clock;
  /** Asks the user how the payment ends. */
  readonly ask: (request: PaymentRequest) => Promise<Choice>;
  /** The provider would redirect away from the page and back. */
  readonly isPhone: () => boolean;
  readonly redirectTo: (url: string) => void;
}

/** The part of the provider's SDK that the app calls: a dialog of the page, on phones with a redirect to `redirectUrl`. */
export function createPortOne({ payments, clock, ask, isPhone, redirectTo }: SdkOptions) {
  return {
    requestPayment: async (request: PaymentRequest): Promise<PaymentResult> => {
      const { paymentId, orderName, totalAmount, redirectUrl } = request;
      const { outcome } = choices[await ask(request)];
      if (!outcome) throw paymentError(paymentId);
      const txId = crypto.randomUUID();
      await payments.add({
        id: paymentId,
        transactionId: txId,
        status: outcome.status,
        orderName,
        amount: { total: totalAmount },
        currency: 'KRW',
        requestedAt: clock.now().toISOString(),
      });
      const result = outcome.resultOf({ txId, paymentId });
      if (!redirectUrl || !isPhone()) return result;
      const url = new URL(redirectUrl);
      const params = { paymentId, txId, transactionType: 'PAYMENT', ...result };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      redirectTo(url.href);
      // The page is being left; like in the real SDK, the promise never settles.
      return new Promise(() => undefined);
    },
  };
}

// Shaped like the SDK's own error, which is recognised by this field.
function paymentError(paymentId: string): Error {
  return Object.assign(new Error('결제 창에서 오류가 발생했습니다.'), {
    __portOneErrorType: 'PaymentError',
    code: 'UNKNOWN_ERROR',
    paymentId,
  });
}
