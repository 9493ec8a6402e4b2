import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { keyvalStore } from '../../../shared/browser/keyval-store.ts';
import { id, localDateTime, storedResponse } from './entry-schema.ts';

const key = 'payment-returns';

const returnedPayment = v.object({
  version: v.literal(1),
  paymentId: id,
  receivedAt: localDateTime,
  /** The user who was signed in when the response arrived; null if signed out. */
  userId: v.nullable(id),
  response: storedResponse,
});

/** A provider's response for a payment that is not among the signed-in user's purchases (docs/product.md#outbox). */
export type ReturnedPayment = v.InferOutput<typeof returnedPayment>;

/** Separates readable payments from damaged items and items of a later release, which are kept unchanged. */
function readReturned(stored: unknown) {
  const payments: ReturnedPayment[] = [];
  const others: unknown[] = [];
  for (const item of Array.isArray(stored) ? (stored as unknown[]) : []) {
    const { success, output } = v.safeParse(returnedPayment, item);
    if (success) payments.push(output);
    else others.push(item);
  }
  return { payments, others };
}

async function listReturned(): Promise<ReturnedPayment[]> {
  return readReturned(
    await keyvalStore('readonly', (objects) => promisifyRequest<unknown>(objects.get(key))),
  ).payments;
}

function changeReturned(change: (payments: ReturnedPayment[]) => ReturnedPayment[]) {
  return keyvalStore('readwrite', async (objects) => {
    const { payments, others } = readReturned(await promisifyRequest<unknown>(objects.get(key)));
    objects.put([...change(payments), ...others], key);
    await promisifyRequest(objects.transaction);
  });
}

/** Stores responses that are neither handled nor dismissed, in IndexedDB. */
export function createReturnedPayments(onChange: () => void) {
  return {
    list: listReturned,
    add: async (payment: Omit<ReturnedPayment, 'version'>) => {
      await changeReturned((payments) => [
        ...payments.filter(({ paymentId }) => paymentId !== payment.paymentId),
        { version: 1, ...payment },
      ]);
      onChange();
    },
    remove: async (paymentId: string) => {
      await changeReturned((payments) =>
        payments.filter((payment) => payment.paymentId !== paymentId),
      );
      onChange();
    },
  };
}

export type ReturnedPayments = ReturnType<typeof createReturnedPayments>;
