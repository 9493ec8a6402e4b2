import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { Expectation } from './difference.ts';

/** Error responses that only report an invalid request. */
const MALFORMED = ['BadRequest', 'SignUpInvalid'];

/** The operation succeeds. */
export function succeeds(operation: OperationId, description: string): Expectation {
  return { description, statuses: [operations[operation].success] };
}

/** The request is rejected as invalid. */
export function isBadRequest(description: string): Expectation {
  return { description, statuses: ['400'] };
}

/** The request is valid: any response but a format error. */
export function isNotFormatError(operation: OperationId, description: string): Expectation {
  const { statuses, errors: named, isPublic }: OperationInfo = operations[operation];
  const hasOtherReasons = (named['400'] ?? []).some((name) => !MALFORMED.includes(name));
  return {
    description,
    // On public operations, 401 means a wrong password.
    statuses: statuses.filter(
      (status) => (status !== '401' || isPublic) && (status !== '400' || hasOtherReasons),
    ),
    findProblem: ({ status, body }) =>
      status === 400 && Array.isArray(body) ? `형식 오류: ${JSON.stringify(body)}` : undefined,
  };
}

/** The operation is rejected for a reason other than format or token. */
export function isRejected(operation: OperationId, description: string): Expectation {
  const { statuses }: OperationInfo = operations[operation];
  return {
    description,
    statuses: statuses.filter((status) => ['403', '404', '409'].includes(status)),
  };
}

/** The target does not exist: 404 where the contract has it, else 403. */
export function isNotFound(operation: OperationId, description: string): Expectation {
  const { statuses }: OperationInfo = operations[operation];
  return { description, statuses: statuses.includes('404') ? ['404'] : ['403'] };
}

/** Exactly the named error response of openapi.yaml, including its message. */
export function isErrorResponse(name: ErrorName, description: string): Expectation {
  const { status, body } = errorResponses[name];
  const expected = 'message' in body ? body.message : undefined;
  return {
    description: `${description} (${name})`,
    statuses: [String(status)],
    findProblem: (exchange) => {
      const message = (exchange.body as { message?: unknown } | null)?.message;
      return expected === undefined || message === expected
        ? undefined
        : `"${String(message)}" ≠ "${expected}"`;
    },
  };
}
