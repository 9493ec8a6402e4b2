import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { Call } from '../wire/call.ts';
import { isSuccess, matches, messageOf, type Exchange } from '../wire/exchange.ts';
import type { Context } from './context.ts';
import { contractDifference, Difference } from './difference.ts';

export interface Expectation {
  readonly description: string;
  /** The accepted statuses; `2XX` stands for any success. */
  readonly statuses: readonly string[];
  readonly findProblem?: (exchange: Exchange) => string | undefined;
}

export function valid(exchange: Exchange, expectation: Expectation): void {
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

export async function response(
  { client }: Context,
  call: Call,
  expectation: Expectation,
): Promise<Exchange> {
  const exchange = await client.send(call);
  valid(exchange, expectation);
  return exchange;
}

export function success(
  context: Context,
  call: Call,
  description = 'a valid request of a permitted caller succeeds',
): Promise<Exchange> {
  return response(context, call, succeeds(call.operation, description));
}

/** This error of openapi.yaml; its message is compared only if the studio's rules are checked. */
export function error(
  context: Context,
  name: ErrorName,
  call: Call,
  description = context.title,
): Promise<Exchange> {
  const { status, body } = errorResponses[name];
  const message = context.settings.rules && 'message' in body ? body.message : undefined;
  return response(context, call, {
    description: `${description} (${name})`,
    statuses: [String(status)],
    findProblem: (exchange) =>
      message === undefined || messageOf(exchange) === message
        ? undefined
        : `"${String(messageOf(exchange))}" instead of "${message}"`,
  });
}

export function badRequest(
  context: Context,
  call: Call,
  description = context.title,
): Promise<Exchange> {
  return response(context, call, isBadRequest(description));
}

export function succeeds(operation: OperationId, description: string): Expectation {
  const statuses = statusesOf(operation).filter((status) => status.startsWith('2'));
  return { description, statuses };
}

export function isBadRequest(description: string): Expectation {
  return { description, statuses: ['400'] };
}

const MALFORMED: readonly string[] = ['BadRequest', 'SignUpInvalid'] satisfies ErrorName[];

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

export function equal(
  exchange: Exchange,
  description: string,
  expected: unknown,
  actual: unknown,
): void {
  const [wanted, found] = [shown(expected), shown(actual)];
  if (wanted !== found)
    throw new Difference(exchange, { description, expected: wanted, actual: found });
}

export function order(
  exchange: Exchange,
  description: string,
  values: readonly string[],
  direction: 'ascending' | 'descending' = 'ascending',
): void {
  const isBefore = (a: string, b: string) => (direction === 'ascending' ? a <= b : a >= b);
  const index = values.findIndex((value, at) => at > 0 && !isBefore(values[at - 1] ?? '', value));
  if (index > 0)
    throw new Difference(exchange, {
      description,
      expected: `${direction} order`,
      actual: `${values[index - 1]} before ${values[index]} (rows ${index - 1} and ${index})`,
    });
}

export function sameRows(
  exchange: Exchange,
  description: string,
  expected: readonly unknown[],
  actual: readonly unknown[],
): void {
  const [wanted, found] = [expected.map(shown), actual.map(shown)];
  const missing = wanted.filter((row) => !found.includes(row));
  const added = found.filter((row) => !wanted.includes(row));
  if (missing.length + added.length === 0 && wanted.length === found.length) return;
  throw new Difference(exchange, {
    description,
    expected: `${wanted.length} rows${firstOf(', missing', missing)}`,
    actual: `${found.length} rows${firstOf(', unexpected', added)}`,
  });
}

function firstOf(label: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `${label} ${rows.slice(0, 3).join('; ')}`;
}

/** Counts successes of concurrent calls: at most `max`, the others with a listed error. */
export function successes(
  exchanges: readonly Exchange[],
  description: string,
  max: number,
): number {
  for (const exchange of exchanges) {
    const rejected = isRejected(exchange.call.operation, description);
    valid(exchange, { ...rejected, statuses: ['2XX', ...rejected.statuses] });
  }
  const count = exchanges.filter(isSuccess).length;
  if (count > max)
    equal(last(exchanges), description, `at most ${max} succeed`, `${count} succeeded`);
  return count;
}

export function oneSuccess(exchanges: readonly Exchange[], description: string): void {
  equal(last(exchanges), description, 1, exchanges.filter(isSuccess).length);
}

export function last(exchanges: readonly Exchange[]): Exchange {
  const found = exchanges.at(-1);
  if (!found) throw new Error('Nothing was sent.');
  return found;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
