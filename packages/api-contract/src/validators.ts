import { operations, type OperationId } from './generated/operations.ts';
import { requestSchemas } from './generated/request-schemas.ts';
import { requestValidators } from './generated/request-validators.ts';
import { responseValidators } from './generated/response-validators.ts';
import type { OperationBody, OperationParams, OperationQuery } from './operation-types.ts';
import { escapeToken, problemsOf, type Problem } from './validators/problems.ts';
import { messageAt, schemasAt } from './validators/schemas-at.ts';

export type { Problem } from './validators/problems.ts';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

/** A request as a server receives it: parameters as texts, the body as parsed JSON. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  /** As `readQuery` reads it; if the contract does not allow repetition, the last value is used. */
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

export interface ValidationFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** The search params of a request, each with its values in their order. */
export function readQuery(search: string): Record<string, string[]> {
  const query = new URLSearchParams(search);
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
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
  const problems = PARTS.flatMap((part) => partProblems(id, part, read[part]));
  return problems.length === 0
    ? ({ ok: true, ...read } as unknown as ValidRequest<Id>)
    : { ok: false, problems: inFieldOrder(id, problems).map((each) => withMessage(id, each)) };
}

/** Validates a response; a status that the contract does not list is a problem at `/status`. */
export function validateResponse(
  id: OperationId,
  status: number,
  body: unknown,
): { readonly ok: true } | ValidationFailure {
  const validators = responseValidators[id];
  const validator =
    validators[String(status)] ??
    validators[`${Math.floor(status / 100)}XX`] ??
    validators['default'];
  if (validator === undefined) {
    const message = `must be one of ${Object.keys(validators).join(', ')}, not ${status}`;
    return { ok: false, problems: [{ pointer: '/status', message }] };
  }
  const problems = problemsOf(validator, body, '/body');
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
}

function readParameters(
  id: OperationId,
  part: Exclude<Part, 'body'>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names: readonly string[] = operations[id][part];
  const read: Record<string, unknown> = {};
  for (const name of names) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) continue;
    const pointer = `/${part}/${escapeToken(name)}`;
    const values: readonly unknown[] = [value].flat();
    const type = typeAt(id, pointer);
    read[name] =
      type === 'array'
        ? values.map((text) => readText(text, typeAt(id, `${pointer}/0`)))
        : readText(values.at(-1), type);
  }
  return read;
}

/** The type of the text at a place of a request. */
function typeAt(id: OperationId, pointer: string): string | undefined {
  return schemasAt(id, pointer)
    .flatMap(({ type = [] }) => type)
    .find((type) => type !== 'null');
}

function partProblems(id: OperationId, part: Part, value: unknown): Problem[] {
  const validator = requestValidators[id][part];
  if (validator === undefined) return [];
  if (value !== undefined) return problemsOf(validator, value, `/${part}`);
  const isOptional = part === 'body' && requestSchemas[id].optional.includes('/body');
  return isOptional ? [] : [{ pointer: `/${part}`, message: 'is missing' }];
}

function withMessage(id: OperationId, problem: Problem): Problem {
  const xMessage = messageAt(id, problem.pointer, problem.keyword);
  return xMessage === undefined ? problem : { ...problem, xMessage };
}

function inFieldOrder(id: OperationId, problems: Problem[]): Problem[] {
  const fields = schemasAt(id, '/body').flatMap(({ properties = {} }) => Object.keys(properties));
  const place = ({ field = '' }: Problem) =>
    fields.includes(field) ? fields.indexOf(field) : fields.length;
  return problems.sort((a, b) => place(a) - place(b));
}

/** Parses the text of a parameter; invalid text is returned unchanged, for the validator to report. */
function readText(text: unknown, type: string | undefined): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  if (type === 'integer')
    return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  return type === 'number' && NUMBER.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : text;
}
