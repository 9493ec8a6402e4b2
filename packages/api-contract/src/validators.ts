import { commaQueries } from './generated/call-exceptions.ts';
import { operations, type OperationId } from './generated/operations.ts';
import { requestSchemas } from './generated/request-schemas.ts';
import { requestValidators } from './generated/request-validators.ts';
import { responseValidators } from './generated/response-validators.ts';
import type {
  OperationBody,
  OperationHeaders,
  OperationParams,
  OperationQuery,
} from './operation-types.ts';
import { escapeToken, problemsOf, type Problem } from './validators/problems.ts';
import { messageAt, schemasAt } from './validators/schemas-at.ts';

export type { Problem } from './validators/problems.ts';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

const PARTS = ['params', 'query', 'headers', 'body'] as const;
type Part = (typeof PARTS)[number];

/** A request as a server receives it: parameters as texts, the body as parsed JSON. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  /** As `readQuery` reads it. A repeated parameter has an array; if the contract does not allow repetition, the last value is used. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Pick<Headers, 'get'>;
  readonly body?: unknown;
}

/** A valid request with parsed parameters. */
export interface ValidRequest<Id extends OperationId> {
  readonly ok: true;
  readonly params: OperationParams<Id>;
  readonly query: OperationQuery<Id>;
  readonly headers: OperationHeaders<Id>;
  readonly body: OperationBody<Id>;
}

export interface ValidationFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** The search params of a request; a list between commas is split before its items are decoded. */
export function readQuery(id: OperationId, search: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  const pairs = search.replace(/^\?/, '').split('&');
  for (const pair of pairs.filter((text) => text !== '')) {
    const [name, ...rest] = pair.split('=');
    const key = decoded(name);
    const isList = wireOf(id, `/query/${escapeToken(key)}`).list === 'commas';
    const value = isList ? rest.join('=').split(',').map(decoded) : decoded(rest.join('='));
    const known = query.get(key);
    query.set(key, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(query);
}

/** A part of a query as a form encodes it, with a plus sign for each space. */
function decoded(text = ''): string {
  return new URLSearchParams(`=${text}`).get('') ?? '';
}

/** Validates a request without changing it. */
export function validateRequest<Id extends OperationId>(
  id: Id,
  parts: RequestParts,
): ValidRequest<Id> | ValidationFailure {
  const read = {
    params: readParameters(id, 'params', parts.params ?? {}),
    query: readParameters(id, 'query', parts.query ?? {}),
    headers: readParameters(id, 'headers', headersOf(id, parts.headers)),
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

function headersOf(id: OperationId, headers: RequestParts['headers']): Record<string, unknown> {
  const names: readonly string[] = operations[id].headers;
  return Object.fromEntries(names.map((name) => [name, headers?.get(name) ?? undefined]));
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
    const wire = wireOf(id, `/${part}/${escapeToken(name)}`);
    const isSingle = part === 'query' && wire.list === undefined;
    read[name] = readText(isSingle && Array.isArray(value) ? value.at(-1) : value, wire);
  }
  return read;
}

/** How the text of a parameter, or of each item of its list, is read. */
function wireOf(id: OperationId, pointer: string) {
  const { method, path } = operations[id];
  const typeAt = (place: string) =>
    schemasAt(id, place)
      .flatMap(({ type = [] }) => type)
      .find((type) => type !== 'null');
  const type = typeAt(pointer);
  if (type !== 'array') return { type };
  const hasCommas = commaQueries.includes(`${method.toUpperCase()} ${path}`);
  const isCommas = hasCommas || !pointer.startsWith('/query/');
  return {
    type: typeAt(`${pointer}/0`),
    list: isCommas ? ('commas' as const) : ('repeated' as const),
  };
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
function readText(given: unknown, { type, list }: ReturnType<typeof wireOf>): unknown {
  if (list === undefined) return readOne(given, type);
  const isText = list === 'commas' && typeof given === 'string';
  const texts: unknown[] = isText ? given.split(',').map((part) => part.trim()) : [given].flat();
  return texts.map((text) => readOne(text, type));
}

function readOne(text: unknown, type: string | undefined): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  if (type === 'integer')
    return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  return type === 'number' && NUMBER.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : text;
}
