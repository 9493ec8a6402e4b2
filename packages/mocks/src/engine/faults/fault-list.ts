import type { OperationId } from '@fitness/api-contract/operations';
import type { Fault, FaultKind } from './fault.ts';

export type FaultList = ReturnType<typeof createFaultList>;

export function createFaultList(initial: readonly Fault[] = []) {
  let entries: { fault: Fault; times: number }[] = [];
  const waiting = new Set<() => void>();

  const endWaits = (): void => {
    for (const end of waiting) end();
  };

  const set = (faults: readonly Fault[]): void => {
    endWaits();
    entries = faults.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }));
  };
  set(initial);

  return {
    /** Replaces the faults, and ends the waits of the former ones. */
    set,

    remaining: (): readonly Fault[] =>
      entries
        .filter(({ times }) => times > 0)
        .map(({ fault, times }) => (fault.times === undefined ? fault : { ...fault, times })),

    /** Consumes the faults of this call: every latency and the first of the others. */
    take: (operation: OperationId) => {
      let delayMs = 0;
      let breaking: FaultKind | undefined;
      for (const entry of entries) {
        const { fault, times } = entry;
        if (times <= 0 || (fault.operation ?? operation) !== operation) continue;
        if (fault.kind === 'latency') delayMs += fault.ms;
        else if (breaking) continue;
        else breaking = fault;
        entry.times -= 1;
      }
      return { delayMs, breaking };
    },

    /** Resolves after so many milliseconds, when the caller aborts, or when `endWaits` ends it. */
    wait: (ms?: number, caller?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (caller?.aborted) return resolve();
        const end = (): void => {
          clearTimeout(timer);
          caller?.removeEventListener('abort', end);
          waiting.delete(end);
          resolve();
        };
        const timer = ms === undefined ? undefined : setTimeout(end, ms);
        caller?.addEventListener('abort', end);
        waiting.add(end);
      }),

    /** Ends every delay and hanging call. */
    endWaits,
  };
}
