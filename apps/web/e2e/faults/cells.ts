import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { invalidToken, networkError } from '../support/messages.ts';
import { type FaultName, faultNames } from './kinds.ts';
import { plan } from './plan.ts';
import type { ActionScreen, Outcome, ReadScreen, Screen } from './screens/screen.ts';
import { noResponse, permissionChanged, unknownError } from './texts.ts';

/** A fault of an operation on a screen, and the outcome for the user. */
export type Cell = {
  id: string;
  operation: OperationId;
  screen: Screen;
  fault: FaultName;
  /** Null if the fault has no effect: the screen shows its data or success. */
  outcome: Outcome | null;
};

/** The reason that an alert shows for a failed action; for an error status the contract's message. */
function reasonOf(operation: OperationId, fault: FaultName) {
  if (fault === 'offline') return networkError;
  if (fault === 'hang') return noResponse;
  const { errors }: OperationInfo = operations[operation];
  const [name] = errors[fault] ?? [];
  if (name === undefined) return unknownError;
  const { body } = errorResponses[name as ErrorName];
  return 'message' in body ? body.message : unknownError;
}

function noticeOf(operation: OperationId, fault: FaultName) {
  if (operations[operation].path.startsWith('/api/auth/')) return undefined;
  if (fault === '401') return invalidToken;
  return fault === '403' ? permissionChanged : undefined;
}

function outcomeOfRead({ failed, none, noRetry }: ReadScreen, fault: FaultName): Outcome | null {
  if (fault === 'odd-rows') return null;
  if (fault === 'null') return { texts: none, canRetry: false };
  return { texts: failed, canRetry: noRetry === undefined };
}

const successes: readonly FaultName[] = ['broken-json', 'null', 'object', 'odd-rows', 'empty'];

function outcomeOfAction(
  { failure, isInline, needsResponse = false }: ActionScreen,
  operation: OperationId,
  fault: FaultName,
): Outcome | null {
  if (!needsResponse && successes.includes(fault)) return null;
  return { texts: failure(reasonOf(operation, fault)), canRetry: true, isInline };
}

function outcomeOf(operation: OperationId, screen: Screen, fault: FaultName): Outcome | null {
  const found =
    screen.type === 'read'
      ? outcomeOfRead(screen, fault)
      : outcomeOfAction(screen, operation, fault);
  const exception = screen.exceptions?.find(({ faults }) => faults.includes(fault));
  if (exception === undefined) return found && { notice: noticeOf(operation, fault), ...found };
  const { faults: _, why: __, ...parts } = exception;
  return { texts: [], canRetry: true, notice: noticeOf(operation, fault), ...found, ...parts };
}

/** Every fault of every operation on every screen that uses it. */
export const cells: readonly Cell[] = (
  Object.entries(plan) as [OperationId, readonly Screen[]][]
).flatMap(([operation, screens]) =>
  screens.flatMap((screen) =>
    faultNames.map((fault) => ({
      id: `${operation}.${screen.id}.${fault}`,
      operation,
      screen,
      fault,
      outcome: outcomeOf(operation, screen, fault),
    })),
  ),
);
