import { del, get, update } from 'idb-keyval';
import { openDatabase } from '../../store/open-database.ts';
import type { ProviderPayment } from './payment.ts';

/** The payments stored by the provider, oldest first. */
export interface ProviderPayments {
  all(): Promise<readonly ProviderPayment[]>;
  add(payment: ProviderPayment): Promise<void>;
  clear(): Promise<void>;
}

/** Stores payments in memory. */
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

/** The stored payments, without what is damaged. */
function paymentsFrom(stored: unknown): ProviderPayment[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((payment) => typeof Object(payment).requestedAt === 'string');
}

/** Stores payments in IndexedDB, to survive the provider's redirect. */
export function indexedDbPayments(name = 'fitness-mocks-portone'): ProviderPayments {
  const database = openDatabase(name, 'ledger');
  return {
    all: async () => paymentsFrom(await get<unknown>(KEY, database)),
    add: (payment) =>
      update<unknown>(KEY, (before) => [...paymentsFrom(before), payment], database),
    clear: () => del(KEY, database),
  };
}
