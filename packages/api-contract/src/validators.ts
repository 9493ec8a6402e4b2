import { requestValidators } from '#validators/requests';
import { responseValidators } from '#validators/responses';
import { operations, type OperationId } from './generated/operations.ts';
import { requestRules, type RequestRules, type WireType } from './generated/request-rules.ts';
import type {
  OperationBody,
  OperationHeaders,
  OperationParams,
  OperationQuery,
} from './operation-types.ts';
import { escapeToken, problemsOf, ruleAt, tokensOf, type Problem } from './validators/problems.ts';

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
    const isList = requestRules[id].types[`/query/${escapeToken(key)}`]?.list === 'commas';
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
  problems.push(...equalProblems(requestRules[id].equals, read, problems));
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
    const type = requestRules[id].types[`/${part}/${escapeToken(name)}`];
    const isSingle = part === 'query' && type?.list === undefined;
    read[name] = readText(isSingle && Array.isArray(value) ? value.at(-1) : value, type);
  }
  return read;
}

function partProblems(id: OperationId, part: Part, value: unknown): Problem[] {
  const validator = requestValidators[id][part];
  if (validator === undefined) return [];
  if (value !== undefined) return problemsOf(validator, value, `/${part}`);
  const isOptional = part === 'body' && requestRules[id].bodyIsOptional;
  return isOptional ? [] : [{ pointer: `/${part}`, message: 'is missing' }];
}

function withMessage(id: OperationId, problem: Problem): Problem {
  const { messages, keywordMessages } = requestRules[id];
  const xMessage =
    ruleAt(keywordMessages, problem.pointer)?.[problem.keyword ?? ''] ??
    ruleAt(messages, problem.pointer);
  return xMessage === undefined ? problem : { ...problem, xMessage };
}

function inFieldOrder(id: OperationId, problems: Problem[]): Problem[] {
  const order = Object.keys(requestRules[id].messages);
  const place = (problem: Problem) =>
    order.includes(problem.pointer) ? order.indexOf(problem.pointer) : order.length;
  return problems.sort((a, b) => place(a) - place(b));
}

/** The problems of fields that differ from a field to which they must be equal. */
function equalProblems(
  pairs: RequestRules['equals'],
  request: object,
  known: readonly Problem[],
): Problem[] {
  const isKnown = (pointer: string) =>
    known.some((problem) => problem.pointer === pointer || problem.pointer === '/body');
  return pairs
    .filter(({ pointer }) => !isKnown(pointer))
    .filter(({ pointer, other }) => valueAt(request, pointer) !== valueAt(request, other))
    .map(({ pointer, other }) => ({
      pointer,
      message: `must equal ${tokensOf(other).at(-1)}`,
      field: tokensOf(pointer).at(-1),
    }));
}

function valueAt(value: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce<unknown>(
    (inner, name) => (Object(inner) as Record<string, unknown>)[name],
    value,
  );
}

/** Parses the text of a parameter; invalid text is returned unchanged, for the validator to report. */
function readText(given: unknown, { type, list }: WireType = { type: 'string' }): unknown {
  if (list === undefined) return readOne(given, type);
  const isText = list === 'commas' && typeof given === 'string';
  const texts: unknown[] = isText ? given.split(',').map((part) => part.trim()) : [given].flat();
  return texts.map((text) => readOne(text, type));
}

function readOne(text: unknown, type: WireType['type']): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  if (type === 'integer')
    return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  return type === 'number' && NUMBER.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : text;
}
