import { BANNER, literal } from '../literal.ts';
import { refName } from '../spec.ts';
import type { FlatOperation } from '../spec.ts';

const TYPES = `/** The roles that \`x-roles\` names. */
export type OperationRole = 'ROLE_ANONYMOUS' | 'ROLE_CUSTOMER' | 'ROLE_MANAGER' | 'ROLE_MASTER';

/** An operation without its schemas. */
export interface OperationInfo {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly tag: string;
  /** The roles that may call it. */
  readonly roles: readonly OperationRole[];
  /** Whether it needs no token. */
  readonly isPublic: boolean;
  /** Names of the path parameters. */
  readonly params: readonly string[];
  /** Names of the query parameters. */
  readonly query: readonly string[];
  readonly hasBody: boolean;
  /** The status of success, \`2XX\` where any will do. */
  readonly success: string;
  /** Every listed status, the success included. */
  readonly statuses: readonly string[];
  /** Names of the error responses by status. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}
`;

/** operations.ts: one row per operation, in the order of openapi.yaml. */
export function operationsFile(operations: FlatOperation[]): string {
  const rows = operations.map(
    (operation) => `  ${operation.id}: ${literal(operationRow(operation), '  ')},\n`,
  );
  return `${BANNER}
${TYPES}
/** Every operation of the contract by its id. */
export const operations = {
${rows.join('')}} as const satisfies Record<string, OperationInfo>;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

function operationRow(operation: FlatOperation): object {
  const statuses = Object.keys(operation.responses);
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    roles: operation.roles,
    isPublic: operation.roles.includes('ROLE_ANONYMOUS'),
    params: operation.params.map((parameter) => parameter.name),
    query: operation.query.map((parameter) => parameter.name),
    hasBody: operation.body !== undefined,
    success: successStatus(operation),
    statuses,
    errors: Object.fromEntries(errorNames(operation)),
  };
}

/** The status of success of an operation; there must be exactly one. */
export function successStatus(operation: FlatOperation): string {
  const found = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`openapi.yaml: ${operation.id} needs one success status`);
  return found[0];
}

/** The names of an operation's error responses, by status. */
export function errorNames(operation: FlatOperation): [string, string[]][] {
  return Object.entries(operation.responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, media]) => [
      status,
      Object.values(media?.examples ?? {}).map((use) => refName(use.$ref)),
    ]);
}
