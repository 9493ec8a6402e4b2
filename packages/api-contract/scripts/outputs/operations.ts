import { isDeepStrictEqual } from 'node:util';
import type { Contract, Operation, Parameter, Response } from '../contract/model.ts';
import { restricts } from '../contract/schemas.ts';
import { BANNER, literal } from '../literal.ts';

const OPERATION_INFO = `import type { OperationRole } from './roles.ts';

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
  /** It needs no token. */
  readonly isPublic: boolean;
  /** Names of the path parameters. */
  readonly params: readonly string[];
  /** Names of the query parameters. */
  readonly query: readonly string[];
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
${OPERATION_INFO}
/** Every operation of the contract by its id. */
export const operations = ${byId(operations, operationRow)} as const satisfies Record<string, OperationInfo>;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

function operationRow(operation: Operation): object {
  const { id, method, path, tag, roles, isPublic, params, query, body } = operation;
  return {
    id,
    method,
    path,
    tag,
    roles,
    isPublic,
    params: params.map(({ name }) => name),
    query: query.map(({ name }) => name),
    hasBody: body !== undefined,
    success: successesOf(operation)[0]?.[0],
    statuses: Object.keys(operation.responses),
    errors: Object.fromEntries(
      errorsOf(operation).map(([status, { examples }]) => [status, Object.keys(examples)]),
    ),
  };
}

/** roles.ts: the roles in the order of the schema RoleName; a file of its own, since pages need them without the table of operations. */
export function rolesFile({ roles }: Contract): string {
  return `${BANNER}
/** The roles that an account can have, and that of a caller without a token. */
export const operationRoles = ${literal(roles)} as const;

/** A role of the contract. */
export type OperationRole = (typeof operationRoles)[number];
`;
}

/** endpoints.ts: what the client needs of every operation. */
export function endpointsFile({ operations }: Contract): string {
  return `${BANNER}
/** The method and path of every operation by its id. */
export const endpoints = ${byId(operations, callOf)} as const;
`;
}

function callOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** call-exceptions.ts: the calls that the client reads differently from its default. */
export function callExceptionsFile({ operations }: Contract): string {
  const isException = (operation: Operation) =>
    (operation.method === 'get') !== hasDefinedBody(operation);
  return `${BANNER}
/** GET calls whose success may have no body, and other calls whose success always has one. */
export const bodyExceptions: readonly string[] = ${literal(
    operations.filter(isException).map(callOf),
  )};
`;
}

/** True when every success has a body with a schema that restricts it. */
function hasDefinedBody(operation: Operation): boolean {
  return successesOf(operation).every(([, { media }]) =>
    Object.keys(media?.schema ?? {}).some(restricts),
  );
}

/** examples.ts: the request and the success response that openapi.yaml shows for each operation. */
export function examplesFile({ operations }: Contract): string {
  return `${BANNER}
/** A valid request, by operation. */
export const requestExamples = ${byId(operations, requestOf)} as const;

/** The first success response, by operation; no body where openapi.yaml shows none. */
export const responseExamples = ${byId(operations, responseOf)} as const;
`;
}

function requestOf({ params, query, body }: Operation): object {
  return {
    params: examplesOf(params),
    query: examplesOf(query),
    body: body?.example,
  };
}

function examplesOf(parameters: readonly Parameter[]): object {
  return Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
}

function responseOf(operation: Operation): object {
  const [status, response] = successesOf(operation)[0] ?? [];
  return { status, body: response?.media?.example };
}

interface ErrorRow {
  status: number;
  body: unknown;
  operations: string[];
}

/** error-responses.ts: every named error response with its one status and its operations; a bundle contains those it uses. */
export function errorResponsesFile(contract: Contract): string {
  const errors = errorRows(contract);
  const constants = Array.from(
    errors,
    ([name, row]) => `export const ${name} = ${literal(row)} as const;\n`,
  );
  return `${BANNER}
${constants.join('')}
/** Every error response of the contract by name: its status, its body and the operations that return it. */
export const errorResponses = { ${[...errors.keys()].join(', ')} } as const;

/** The name of an error response. */
export type ErrorName = keyof typeof errorResponses;
`;
}

function errorRows({ operations, document }: Contract): Map<string, ErrorRow> {
  const found = new Map<string, ErrorRow>();
  for (const operation of operations) {
    for (const [status, response] of errorsOf(operation)) {
      for (const [name, body] of Object.entries(response.examples)) {
        const row = found.get(name) ?? { status: Number(status), body, operations: [] };
        found.set(name, row);
        row.operations.push(operation.id);
        if (!/^\d+$/.test(status))
          document.refuse(response.place, `${name} needs one status; ${status} is many`);
        else if (row.status !== Number(status))
          document.refuse(response.place, `${name} has more than one status`);
        else if (!isDeepStrictEqual(row.body, body))
          document.refuse(response.place, `two different examples are called ${name}; rename one`);
      }
    }
  }
  return found;
}

/** An object that has a value for each operation, as TypeScript. */
export function byId(
  operations: readonly Operation[],
  valueOf: (operation: Operation) => unknown,
): string {
  return literal(Object.fromEntries(operations.map((each) => [each.id, valueOf(each)])));
}

/** The responses of success by status, in the order of the contract. */
function successesOf({ responses }: Operation): [string, Response][] {
  return Object.entries(responses).filter(([status]) => status.startsWith('2'));
}

/** The responses that are no success by status. */
function errorsOf({ responses }: Operation): [string, Response][] {
  return Object.entries(responses).filter(([status]) => !status.startsWith('2'));
}
