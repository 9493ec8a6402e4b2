import { createStore, del, get, update } from 'idb-keyval';
import type { ProviderPayment } from './payment.ts';

/** The provider's own list of payments, oldest first. */
export interface ProviderPayments {
  all(): Promise<readonly ProviderPayment[]>;
  add(payment: ProviderPayment): Promise<void>;
  clear(): Promise<void>;
}

/** A list that lives as long as the page or the test. */
export function memoryPayments(): ProviderPayments {
  let payments: ProviderPayment[] = [];
  return {
    all: async () => payments,
    add: async (payment) => {
      payments.push(payment);
    },
    clear: async () => {
      payments = [];
    },
  };
}

const KEY = 'payments';

/** A list that outlives a reload, as it must where the provider leads away from the page and back. */
export function indexedDbPayments(name = 'fitness-mocks-portone'): ProviderPayments {
  const database = createStore(name, 'ledger');
  return {
    all: async () => (await get<ProviderPayment[]>(KEY, database)) ?? [],
    add: (payment) =>
      update<ProviderPayment[]>(KEY, (before = []) => [...before, payment], database),
    clear: () => del(KEY, database),
  };
}
