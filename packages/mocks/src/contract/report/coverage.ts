import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { operationRoles, type OperationRole } from '@fitness/api-contract/roles';
import type { Caller } from '../wire/call.ts';
import { matches, messageOf, type Exchange } from '../wire/exchange.ts';

/** How much of the contract a run covered: how often each operation was called and answered, by what the contract lists. */
export type Coverage = readonly {
  readonly operation: OperationId;
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests by the role of the caller; without a token it is ROLE_ANONYMOUS. */
  readonly roles: Readonly<Record<OperationRole, number>>;
  /** Responses by named error, which is recognised by its exact message. */
  readonly errors: Readonly<Partial<Record<ErrorName, number>>>;
}[];

export function createCoverage(): { add(exchange: Exchange): void; readonly rows: Coverage } {
  const rows = Object.values(operations).map(({ id }) => {
    const { statuses, errors }: OperationInfo = operations[id];
    return {
      operation: id,
      statuses: zeros(statuses),
      roles: zeros(operationRoles),
      errors: zeros(Object.values(errors).flat() as ErrorName[]),
    };
  });
  return {
    rows,
    add: (exchange) => {
      const row = rows.find(({ operation }) => operation === exchange.call.operation);
      if (!row) return;
      const role = roleOfCaller(exchange.call.by);
      count(row.statuses, (listed) => matches(listed, exchange.status));
      count(row.roles, (name) => name === role);
      count(row.errors, (name) => isNamed(name, exchange));
    },
  };
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}

function count<Name extends string>(
  counts: Record<Name, number>,
  isCounted: (name: Name) => boolean,
): void {
  for (const name of Object.keys(counts) as Name[]) if (isCounted(name)) counts[name] += 1;
}

/** The role of a user of the run; undefined for a forged or expired token. */
export function roleOfCaller(
  by: (Caller & { role?: OperationRole }) | undefined,
): OperationRole | undefined {
  return by === undefined ? 'ROLE_ANONYMOUS' : by.role;
}

function isNamed(name: ErrorName, exchange: Exchange): boolean {
  const named = errorResponses[name];
  if (named.status !== exchange.status) return false;
  // Any list of field errors counts as the named error whose body is a list.
  if (!('message' in named.body)) return Array.isArray(exchange.body);
  return messageOf(exchange) === named.body.message;
}
