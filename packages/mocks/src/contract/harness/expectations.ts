import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { Call } from '../wire/call.ts';
import type { Context } from './context.ts';
import { contractDifference, Difference } from './difference.ts';
import { matches, messageOf, type Exchange } from '../wire/exchange.ts';

/** What a rule expects of a response besides the schema of its status. */
export interface Expectation {
  readonly description: string;
  /** The accepted statuses; `2XX` stands for any success. */
  readonly statuses: readonly string[];
  /** Finds another problem of a response with an accepted status. */
  readonly findProblem?: (exchange: Exchange) => string | undefined;
}

/** Throws the difference where a response is not as expected: first its status, then its shape. */
export function assertResponse(exchange: Exchange, expectation: Expectation): void {
  const { description, statuses, findProblem } = expectation;
  const unlisted = contractDifference(exchange);
  if (unlisted) throw unlisted;
  const { status } = exchange;
  const isExpected = statuses.some((listed) => matches(listed, status));
  const found = isExpected ? findProblem?.(exchange) : quotedMessage(exchange);
  if (found !== undefined)
    throw new Difference(exchange, {
      description,
      expected: statuses.join(' | '),
      actual: `${status} ${found}`.trim(),
    });
}

function quotedMessage(exchange: Exchange): string {
  const message = messageOf(exchange);
  return exchange.status >= 400 && typeof message === 'string' ? `"${message}"` : '';
}

/** Sends a call and throws the difference where the response is not as expected. */
export async function expectResponse(
  { client }: Pick<Context, 'client'>,
  call: Call,
  expectation: Expectation,
): Promise<Exchange> {
  const exchange = await client.send(call);
  assertResponse(exchange, expectation);
  return exchange;
}

export function expectSuccess(
  context: Pick<Context, 'client'>,
  call: Call,
  description: string,
): Promise<Exchange> {
  return expectResponse(context, call, succeeds(call.operation, description));
}

/** Sends a call that must get this error response; its message is compared only if the studio's rules are checked. */
export function expectError(
  context: Pick<Context, 'client' | 'settings'>,
  name: ErrorName,
  description: string,
  call: Call,
): Promise<Exchange> {
  const { status } = errorResponses[name];
  const expectation = context.settings.rules
    ? isErrorResponse(name, description)
    : { description, statuses: [String(status)] };
  return expectResponse(context, call, expectation);
}

export function succeeds(operation: OperationId, description: string): Expectation {
  const statuses = statusesOf(operation).filter((status) => status.startsWith('2'));
  return { description, statuses };
}

export function isBadRequest(description: string): Expectation {
  return { description, statuses: ['400'] };
}

/** Error responses that only report an invalid request. */
const MALFORMED: readonly string[] = ['BadRequest', 'SignUpInvalid'] satisfies ErrorName[];

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
      status === 400 && Array.isArray(body) ? `format error ${JSON.stringify(body)}` : undefined,
  };
}

/** The operation is rejected for a reason other than format or token. */
export function isRejected(operation: OperationId, description: string): Expectation {
  const reasons = ['403', '404', '409'];
  return { description, statuses: statusesOf(operation).filter((one) => reasons.includes(one)) };
}

/** The target does not exist: 404 where the contract has it, else 403. */
export function isNotFound(operation: OperationId, description: string): Expectation {
  return { description, statuses: statusesOf(operation).includes('404') ? ['404'] : ['403'] };
}

function statusesOf(operation: OperationId): readonly string[] {
  const { statuses }: OperationInfo = operations[operation];
  return statuses;
}

/** Exactly the named error response of openapi.yaml, including its message. */
function isErrorResponse(name: ErrorName, description: string): Expectation {
  const { status, body } = errorResponses[name];
  const expected = 'message' in body ? body.message : undefined;
  return {
    description: `${description} (${name})`,
    statuses: [String(status)],
    findProblem: (exchange) => {
      const message = messageOf(exchange);
      return expected === undefined || message === expected
        ? undefined
        : `"${String(message)}" instead of "${expected}"`;
    },
  };
}
