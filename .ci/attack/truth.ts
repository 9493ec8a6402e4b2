import type { Page } from 'playwright';

const buyerId = 102;

/** A payment as the outbox of this device keeps it; only what the verdict needs. */
type KeptPayment = {
  paymentId: string;
  answer: { txId: string | null; paymentId: string | null } | null;
  progress: { state: string; isTold?: boolean };
};

/** What provider, backend and device hold at the end. */
export type Truth = {
  /** The ids of the payments that were or may be charged. */
  charged: string[];
  /** The uuid of every record. */
  recorded: string[];
  passes: number;
  kept: KeptPayment[];
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

/** What this device keeps of the buyer's payments. */
export async function readKept(page: Page) {
  return (
    (await read<KeptPayment[]>(page, 'keyval-store', 'keyval', `payment-outbox:${buyerId}`)) ?? []
  );
}

/** Reads what provider, backend and device hold. */
export async function readTruth(page: Page): Promise<Truth> {
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
    // What the provider has not decided may be charged later.
    charged: payments
      .filter(({ status }) => status === 'PAID' || status === 'PAY_PENDING')
      .map(({ id }) => id),
    recorded: (records?.rows ?? []).filter(isOwn).map(({ uuid }) => uuid),
    passes: (passes?.rows ?? []).filter(isOwn).length,
    kept: await readKept(page),
  };
}

/** Whether the app still has a record to send for a payment, by itself or when the person asks for it. */
export function isSendable({ progress: { state }, answer, paymentId }: KeptPayment) {
  return (
    ['paid', 'sent', 'refused'].includes(state) ||
    (state === 'uncertain' && Boolean(answer?.txId) && answer?.paymentId === paymentId)
  );
}

/** Whether a payment is over and need not be shown. */
export function isSettled({ progress: { state, isTold } }: KeptPayment) {
  return state === 'recorded' || (state === 'failed' && isTold === true);
}
