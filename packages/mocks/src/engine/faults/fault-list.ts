import type { OperationId } from '@fitness/api-contract/operations';
import { createRandom } from '../../scenarios/seed/random.ts';
import type { Fault, FaultKind } from './fault.ts';

export type FaultList = ReturnType<typeof createFaultList>;

interface Entry {
  readonly fault: Fault;
  times: number;
}

/** Creates a list of faults; random delays are reproducible. */
export function createFaultList(initial: readonly Fault[] = []) {
  let random = createRandom('faults');
  let entries: Entry[] = [];
  const waiting = new Set<() => void>();

  const endWaits = (): void => {
    for (const end of waiting) end();
  };

  const set = (faults: readonly Fault[]): void => {
    endWaits();
    random = createRandom('faults');
    entries = faults.map((fault) => ({
      fault,
      times: fault.times ?? Number.POSITIVE_INFINITY,
    }));
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
      const faults: FaultKind[] = [];
      for (const entry of entries) {
        const { fault, times } = entry;
        if (times <= 0 || (fault.operation ?? operation) !== operation) continue;
        if (fault.kind !== 'latency' && faults.some(isBreaking)) continue;
        entry.times -= 1;
        faults.push(fault);
      }
      return {
        delayMs: faults.reduce((sum, fault) => sum + delayOf(fault, random.next()), 0),
        breaking: faults.find(isBreaking),
      };
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

function isBreaking({ kind }: FaultKind): boolean {
  return kind !== 'latency';
}

function delayOf(fault: FaultKind, chance: number): number {
  return fault.kind === 'latency' ? fault.ms + Math.round((fault.spreadMs ?? 0) * chance) : 0;
}
