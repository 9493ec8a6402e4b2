import type { OperationId } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';
import type { MockResponse, Outcome } from './mock-response.ts';
import type { ContractViolation } from './contract-violation.ts';
import type { FaultKind } from './faults/fault.ts';
import type { IncomingRequest } from './read-request.ts';

/** One call that was answered, for the mock panel, the access log and tests. */
export interface RecordedCall {
  /** 1 for the first call of a backend. */
  readonly number: number;
  /** Undefined for a path outside the contract. */
  readonly operation: OperationId | undefined;
  readonly request: IncomingRequest;
  /** What reached the caller; a call that hangs is told of when it begins to. */
  readonly response: Outcome;
  /** What the operation itself answered, before a fault took or bent it; undefined where it did not run. */
  readonly operationResponse: MockResponse | undefined;
  readonly durationMs: number;
  /** What went wrong on purpose. */
  readonly faults: readonly FaultKind[];
  /** Where the answer that went out leaves the contract, on purpose or not. */
  readonly problems: readonly Problem[];
  /** Where the backend itself left the contract, not on purpose. */
  readonly violation: ContractViolation | undefined;
}

/** Hears of every call after it was answered. */
export type CallListener = (call: RecordedCall) => void;

/** Numbers calls and tells them to whoever listens. */
export function createRequestLog() {
  const listeners = new Set<CallListener>();
  let count = 0;
  return {
    write: (call: Omit<RecordedCall, 'number'>): void => {
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
