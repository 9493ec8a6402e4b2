import type { PaymentRequest, ProviderStatus } from './payment.ts';

/** How the user ends the fake payment. */
export type Choice = 'approve' | 'cancel' | 'fail' | 'uncertain' | 'error';

/** What the provider returns without an exception. */
export type PaymentResult =
  | { readonly txId: string; readonly paymentId: string; readonly code?: string }
  | { readonly code: string; readonly message: string; readonly pgCode?: string };

/** The buttons of the fake window and the status that each leaves at the provider. */
export const choices: readonly {
  readonly choice: Choice;
  readonly label: string;
  readonly status: ProviderStatus | undefined;
}[] = [
  { choice: 'approve', label: '결제 승인', status: 'PAID' },
  { choice: 'cancel', label: '결제 취소', status: 'CANCELLED' },
  { choice: 'fail', label: '결제 실패', status: 'FAILED' },
  { choice: 'uncertain', label: '확인 불가', status: 'PAY_PENDING' },
  { choice: 'error', label: '오류 발생', status: undefined },
];

/** What requestPayment resolves to after this choice; an error is thrown and has no result. */
export function resultOf(
  choice: Exclude<Choice, 'error'>,
  { paymentId }: PaymentRequest,
  txId: string,
): PaymentResult {
  switch (choice) {
    case 'approve':
      return { txId, paymentId };
    case 'cancel':
      return {
        code: 'FAILURE_TYPE_PG',
        pgCode: 'CANCEL',
        message: '사용자가 결제를 취소했습니다.',
      };
    case 'fail':
      return { code: 'FAILURE_TYPE_PG', message: '카드사에서 결제를 거절했습니다.' };
    case 'uncertain':
      return { code: 'UNKNOWN', txId, paymentId };
  }
}
