/** A payment request of the app; only the fields that the fake window reads or checks. */
export interface PaymentRequest {
  readonly storeId: string;
  readonly channelKey?: string;
  readonly paymentId: string;
  readonly orderName: string;
  readonly totalAmount: number;
  readonly currency: string;
  readonly payMethod: string;
  readonly redirectUrl?: string;
  readonly forceRedirect?: boolean;
  readonly windowType?: { readonly pc?: string; readonly mobile?: string };
}

/** A payment's status in the provider's listing. */
export type ProviderStatus =
  | 'READY'
  | 'PENDING'
  | 'PAY_PENDING'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'PAID'
  | 'FAILED'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED';

/** A payment as the provider's REST API lists it. */
export interface ProviderPayment {
  readonly id: string;
  readonly transactionId: string;
  readonly status: ProviderStatus;
  readonly orderName: string;
  readonly amount: { readonly total: number };
  readonly currency: 'KRW';
  /** ISO 8601 with an offset. */
  readonly requestedAt: string;
}

const REQUIRED = [
  'storeId',
  'channelKey',
  'paymentId',
  'orderName',
  'totalAmount',
  'currency',
  'payMethod',
] as const;

/** Why the real SDK would reject a request before it opens a window; undefined if it is valid. */
export function problemOf(request: PaymentRequest): string | undefined {
  const missing = REQUIRED.filter((field) => request[field] === undefined || request[field] === '');
  if (missing.length > 0) return `${missing.join(', ')} 값이 없습니다.`;
  if (!Number.isInteger(request.totalAmount) || request.totalAmount <= 0)
    return 'totalAmount 값이 올바르지 않습니다.';
  if (!/^(CURRENCY_)?KRW$/.test(request.currency)) return 'currency 값이 올바르지 않습니다.';
  return undefined;
}
