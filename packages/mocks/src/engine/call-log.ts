import type { OperationId } from '@fitness/api-contract/operations';
import type { Answer } from './answer.ts';
import type { ContractViolation } from './contract-violation.ts';
import type { Fault } from './faults.ts';
import type { IncomingRequest } from './read-request.ts';

/** One call that was answered, for the mock panel, the access log and tests. */
export interface Call {
  /** 1 for the first call of a backend. */
  readonly number: number;
  /** Undefined for a path outside the contract. */
  readonly operation: OperationId | undefined;
  readonly request: IncomingRequest;
  readonly answer: Answer | 'offline';
  readonly durationMs: number;
  /** What went wrong on purpose. */
  readonly faults: readonly Fault[];
  /** Where the answer left the contract, not on purpose. */
  readonly violation: ContractViolation | undefined;
}

/** Hears of every call after it was answered. */
export type CallListener = (call: Call) => void;

/** Numbers calls and tells them to whoever listens. */
export function createCallLog() {
  const listeners = new Set<CallListener>();
  let count = 0;
  return {
    write: (call: Omit<Call, 'number'>): void => {
      count += 1;
      for (const listener of listeners) listener({ number: count, ...call });
    },
    /** Returns the function that stops listening. */
    subscribe: (listener: CallListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
