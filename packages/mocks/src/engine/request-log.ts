import type { OperationId } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';
import type { MockResponse, Outcome } from './mock-response.ts';
import type { ContractViolation } from './problems.ts';
import type { FaultKind } from './faults/fault.ts';
import type { IncomingRequest } from './read-request.ts';

/** One handled call, for the mock panel, the access log and tests. */
export interface LoggedRequest {
  /** 1 for the first call of a backend. */
  readonly number: number;
  /** Undefined for a path outside the contract. */
  readonly operation: OperationId | undefined;
  readonly request: IncomingRequest;
  /** The outcome for the caller; a pending call is recorded when it starts to wait. */
  readonly response: Outcome;
  /** The response of the operation before a fault changed it; undefined where it did not run. */
  readonly operationResponse: MockResponse | undefined;
  readonly durationMs: number;
  readonly faults: readonly FaultKind[];
  /** Where the response violates the contract, deliberately or not. */
  readonly problems: readonly Problem[];
  readonly violation: ContractViolation | undefined;
}

export type RequestListener = (call: LoggedRequest) => void;

export function createRequestLog() {
  const listeners = new Set<RequestListener>();
  let count = 0;
  return {
    write: (call: Omit<LoggedRequest, 'number'>): void => {
      count += 1;
      for (const listener of listeners) listener({ number: count, ...call });
    },
    /** Returns the unsubscribe function. */
    subscribe: (listener: RequestListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
