import type { Backend, RecordedCall } from '@fitness/mocks/backend';

/** What the contract says to an answer: kept, left on purpose by a fault, left by the mock itself, or not in it at all. */
export type Verdict = 'kept' | 'faulty' | 'violated' | 'unknown';

/** The calls that a panel shows, newest first. */
export type RequestLogStore = {
  list: () => readonly RecordedCall[];
  subscribe: (listener: () => void) => () => void;
  clear: () => void;
};

/** The contract's verdict on a call. */
export function verdictOf({
  operation,
  problems,
  violation,
}: Pick<RecordedCall, 'operation' | 'problems' | 'violation'>): Verdict {
  if (violation) return 'violated';
  if (operation === undefined) return 'unknown';
  return problems.length > 0 ? 'faulty' : 'kept';
}

/** Remembers the last calls of a backend. */
export function createRequestLog(backend: Pick<Backend, 'subscribe'>, limit = 50): RequestLogStore {
  let calls: readonly RecordedCall[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly RecordedCall[]) => {
    calls = next;
    for (const listener of listeners) listener();
  };
  backend.subscribe((call) => become([call, ...calls].slice(0, limit)));
  return {
    list: () => calls,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => become([]),
  };
}
