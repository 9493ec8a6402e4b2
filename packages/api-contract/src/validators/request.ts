import type { OperationId } from '../generated/operations.ts';
import { operations } from '../generated/operations.ts';
import { requestRules } from '../generated/request-rules.ts';
import { requestValidators } from '../generated/validators/requests.js';
import type { OperationBody, OperationParams, OperationQuery } from '../operation-types.ts';
import { problemsOf } from './problems.ts';
import type { Problem } from './problems.ts';

/** A request as it comes off the wire: parameters as texts, the body as parsed JSON. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A valid request with parsed parameters. */
export interface ValidRequest<Id extends OperationId> {
  readonly ok: true;
  readonly params: OperationParams<Id>;
  readonly query: OperationQuery<Id>;
  readonly body: OperationBody<Id>;
}

/** The problems of an invalid request or response. */
export interface ValidationFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** Validates a request without changing it. */
export function validateRequest<Id extends OperationId>(
  id: Id,
  parts: RequestParts,
): ValidRequest<Id> | ValidationFailure {
  const read = {
    params: readParameters(id, 'params', parts.params ?? {}),
    query: readParameters(id, 'query', parts.query ?? {}),
    body: operations[id].hasBody ? parts.body : undefined,
  };
  const problems = [
    ...partProblems(id, 'params', read.params),
    ...partProblems(id, 'query', read.query),
    ...partProblems(id, 'body', read.body),
  ];
  problems.push(...equalProblems(id, read, problems));
  if (problems.length > 0)
    return {
      ok: false,
      problems: inFieldOrder(
        id,
        problems.map((problem) => withMessage(id, problem)),
      ),
    };
  return { ok: true, ...read } as unknown as ValidRequest<Id>;
}

function readParameters(
  id: OperationId,
  part: 'params' | 'query',
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names: readonly string[] = operations[id][part];
  const present = names.filter((name) => given[name] !== undefined);
  return Object.fromEntries(
    present.map((name) => [name, readValue(id, `/${part}/${name}`, given[name])]),
  );
}

function readValue(id: OperationId, pointer: string, value: unknown): unknown {
  if (typeof value !== 'string' || !requestRules[id].integers.includes(pointer)) return value;
  return /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function partProblems(
  id: OperationId,
  part: 'params' | 'query' | 'body',
  value: unknown,
): Problem[] {
  const validator = requestValidators[id][part];
  if (validator === undefined) return [];
  if (value === undefined) return [{ pointer: `/${part}`, message: 'is missing' }];
  return problemsOf(validator, value, `/${part}`);
}

function equalProblems(id: OperationId, read: object, known: readonly Problem[]): Problem[] {
  return requestRules[id].equals
    .filter(
      ({ pointer }) =>
        !known.some((problem) => problem.pointer === pointer || problem.pointer === '/body'),
    )
    .filter(({ pointer, other }) => valueAt(read, pointer) !== valueAt(read, other))
    .map(({ pointer, other }) => ({
      pointer,
      message: `must equal ${lastToken(other)}`,
      field: lastToken(pointer),
    }));
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Record<string, unknown>)[name]
          : undefined,
      value,
    );
}

function lastToken(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

function withMessage(id: OperationId, problem: Problem): Problem {
  const { messages, keywordMessages } = requestRules[id];
  const xMessage =
    keywordMessages[problem.pointer]?.[problem.keyword ?? ''] ?? messages[problem.pointer];
  return xMessage === undefined ? problem : { ...problem, xMessage };
}

function inFieldOrder(id: OperationId, problems: Problem[]): Problem[] {
  const order = Object.keys(requestRules[id].messages);
  const place = (problem: Problem) =>
    order.includes(problem.pointer) ? order.indexOf(problem.pointer) : order.length;
  return problems.sort((a, b) => place(a) - place(b));
}
