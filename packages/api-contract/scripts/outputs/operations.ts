import type { Contract, Operation, Response } from '../contract/model.ts';
import { BANNER, keySource, literal } from '../literal.ts';

const TYPES = `import type { OperationRole } from './roles.ts';

export type { OperationRole } from './roles.ts';

/** An operation without its schemas. */
export interface OperationInfo {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  /** Its first tag. */
  readonly tag: string;
  /** The roles that may call it. */
  readonly roles: readonly OperationRole[];
  /** Whether it needs no token. */
  readonly isPublic: boolean;
  /** Names of the path parameters. */
  readonly params: readonly string[];
  /** Names of the query parameters. */
  readonly query: readonly string[];
  /** Names of the header parameters. */
  readonly headers: readonly string[];
  readonly hasBody: boolean;
  /** The first status of success, \`2XX\` where any will do. */
  readonly success: string;
  /** Every listed status, the successes included; \`default\` for all others. */
  readonly statuses: readonly string[];
  /** Names of the error responses by status. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}
`;

/** operations.ts: one row per operation, in the order of openapi.yaml. */
export function operationsFile({ operations }: Contract): string {
  return `${BANNER}
${TYPES}
/** Every operation of the contract by its id. */
export const operations = {
${rowsById(operations, operationRow)}} as const satisfies Record<string, OperationInfo>;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

/** The lines of an object that has a value for each operation. */
export function rowsById(
  operations: readonly Operation[],
  rowOf: (operation: Operation) => object,
): string {
  return operations
    .map((operation) => `  ${keySource(operation.id)}: ${literal(rowOf(operation), '  ')},\n`)
    .join('');
}

/** The responses of success by status, in the order of the contract. */
export function successesOf({ responses }: Operation): [string, Response][] {
  return Object.entries(responses).filter(([status]) => status.startsWith('2'));
}

/** The responses that are no success by status. */
export function errorsOf({ responses }: Operation): [string, Response][] {
  return Object.entries(responses).filter(([status]) => !status.startsWith('2'));
}

function operationRow(operation: Operation): object {
  const { id, method, path, tag, roles, isPublic, params, query, headers, body } = operation;
  return {
    id,
    method,
    path,
    tag,
    roles,
    isPublic,
    params: params.map(({ name }) => name),
    query: query.map(({ name }) => name),
    headers: headers.map(({ name }) => name),
    hasBody: body !== undefined,
    success: successesOf(operation)[0]?.[0],
    statuses: Object.keys(operation.responses),
    errors: Object.fromEntries(
      errorsOf(operation).map(([status, { examples }]) => [status, Object.keys(examples)]),
    ),
  };
}
