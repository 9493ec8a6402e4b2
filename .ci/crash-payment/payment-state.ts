import type { Page } from 'playwright';

const buyerId = 102;

/** The part of a payment in the outbox of this device that decides the result. */
type StoredPayment = {
  paymentId: string;
  answer: { txId: string | null; paymentId: string | null } | null;
  progress: { state: string };
};

/** What provider, backend and device have stored at the end. */
export type PaymentState = {
  /** The ids of the payments that were or may be charged. */
  charged: string[];
  /** The uuid of every record. */
  recorded: string[];
  passes: number;
  stored: StoredPayment[];
};

const read = <Value>(page: Page, database: string, store: string, key: string) =>
  page.evaluate(
    async ([database, store, key]) => {
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error));
        });
      const opened = await settled(indexedDB.open(database));
      try {
        if (!opened.objectStoreNames.contains(store)) return undefined;
        return await settled(opened.transaction(store).objectStore(store).get(key));
      } finally {
        opened.close();
      }
    },
    [database, store, key] as const,
  ) as Promise<Value | undefined>;

/** The buyer's payments in the outbox of this device. */
export async function readStoredPayments(page: Page) {
  return (
    (await read<StoredPayment[]>(page, 'keyval-store', 'keyval', `payment-outbox:${buyerId}`)) ?? []
  );
}

export async function readPaymentState(page: Page): Promise<PaymentState> {
  const payments =
    (await read<{ id: string; status: string }[]>(
      page,
      'fitness-mocks-portone',
      'ledger',
      'payments',
    )) ?? [];
  const records = await read<{ rows: { uuid: string; userId: number }[] }>(
    page,
    'fitness-mocks',
    'state',
    'payments',
  );
  const passes = await read<{ rows: { userId: number }[] }>(
    page,
    'fitness-mocks',
    'state',
    'memberships',
  );
  const isOwn = ({ userId }: { userId: number }) => userId === buyerId;
  return {
    // A pending payment may be charged later.
    charged: payments
      .filter(({ status }) => status === 'PAID' || status === 'PAY_PENDING')
      .map(({ id }) => id),
    recorded: (records?.rows ?? []).filter(isOwn).map(({ uuid }) => uuid),
    passes: (passes?.rows ?? []).filter(isOwn).length,
    stored: await readStoredPayments(page),
  };
}

/** Whether the app still has to send a payment's record, automatically or when the user asks. */
export function isSendable({ progress: { state }, answer, paymentId }: StoredPayment) {
  return (
    ['paid', 'sent', 'refused'].includes(state) ||
    (state === 'uncertain' && Boolean(answer?.txId) && answer?.paymentId === paymentId)
  );
}

/** Whether a payment is finished, so that the app need not show it. */
export function isSettled({ progress: { state } }: StoredPayment) {
  return ['recorded', 'failed', 'prepared'].includes(state);
}
