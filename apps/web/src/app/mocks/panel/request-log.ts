import type { Backend, LoggedRequest } from '@fitness/mocks/backend';
import { createStore } from '../../../shared/store.ts';

/** `faulty`: broken by a fault, `violates`: broken by the mock, `unknown`: not in the contract. */
export type ContractStatus = 'conforms' | 'faulty' | 'violates' | 'unknown';

export function contractStatusOf({
  operation,
  problems,
  violation,
}: Pick<LoggedRequest, 'operation' | 'problems' | 'violation'>): ContractStatus {
  if (violation) return 'violates';
  if (operation === undefined) return 'unknown';
  return problems.length > 0 ? 'faulty' : 'conforms';
}

/** The last requests of a backend, newest first. */
export function createRequestLogStore(backend: Pick<Backend, 'subscribe'>, limit = 50) {
  const requests = createStore<readonly LoggedRequest[]>([]);
  backend.subscribe((request) => requests.set([request, ...requests.get()].slice(0, limit)));
  return {
    list: requests.get,
    subscribe: requests.subscribe,
    clear: () => requests.set([]),
  };
}

export type RequestLogStore = ReturnType<typeof createRequestLogStore>;
