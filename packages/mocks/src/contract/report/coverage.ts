import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { operationRoles, type OperationRole } from '@fitness/api-contract/roles';
import type { Caller } from '../wire/call.ts';
import { matches, type Exchange } from '../wire/exchange.ts';

/** How often an operation was called and answered, by what the contract lists. */
interface CoverageRow {
  readonly operation: OperationId;
  /** Responses by listed status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests by the role of the caller; without a token it is ROLE_ANONYMOUS. */
  readonly roles: Readonly<Record<OperationRole, number>>;
  /** Responses by named error, which is recognised by its exact message. */
  readonly errors: Readonly<Partial<Record<ErrorName, number>>>;
}

/** How much of the contract a run covered: one row per operation. */
export type Coverage = readonly CoverageRow[];

/** Counts exchanges. */
export function createCoverage(): { add(exchange: Exchange): void; result(): Coverage } {
  const exchanges = new Map<OperationId, Pick<Exchange, 'call' | 'status' | 'body'>[]>();
  return {
    add: ({ call, status, body }) => {
      const own = exchanges.get(call.operation) ?? [];
      // Only error bodies are needed; keeping every list would cost memory.
      own.push({ call, status, body: status >= 400 ? body : undefined });
      exchanges.set(call.operation, own);
    },
    result: () =>
      Object.values(operations).map(({ id }) => coverageRow(id, exchanges.get(id) ?? [])),
  };
}

function coverageRow(
  operation: OperationId,
  exchanges: readonly Pick<Exchange, 'call' | 'status' | 'body'>[],
): CoverageRow {
  const { statuses, errors }: OperationInfo = operations[operation];
  const names = Object.values(errors).flat() as ErrorName[];
  const count = (isCounted: (one: (typeof exchanges)[number]) => boolean): number =>
    exchanges.filter(isCounted).length;
  return {
    operation,
    statuses: Object.fromEntries(
      statuses.map((listed) => [listed, count(({ status }) => matches(listed, status))]),
    ),
    roles: Object.fromEntries(
      operationRoles.map((role) => [role, count(({ call }) => roleOfCaller(call.by) === role)]),
    ) as CoverageRow['roles'],
    errors: Object.fromEntries(
      names.map((name) => [name, count((exchange) => isNamed(name, exchange))]),
    ),
  };
}

/** The role of a user of the run; undefined for a forged or expired token. */
function roleOfCaller(by: (Caller & { role?: OperationRole }) | undefined): string | undefined {
  return by === undefined ? 'ROLE_ANONYMOUS' : by.role;
}

function isNamed(name: ErrorName, { status, body }: Pick<Exchange, 'status' | 'body'>): boolean {
  const named = errorResponses[name];
  if (named.status !== status) return false;
  // Any list of field errors counts as the named error whose body is a list.
  if (!('message' in named.body)) return Array.isArray(body);
  return (body as { message?: unknown } | null | undefined)?.message === named.body.message;
}
