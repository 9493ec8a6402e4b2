import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationResponse } from '@fitness/api-contract/operation-types';
import type { OperationId, OperationRole } from '@fitness/api-contract/operations';
import type { RowOf } from '../../src/contract/fixtures/lists.ts';
import { fieldsOf, isError } from './changes.ts';
import {
  callerOf,
  errorOf,
  withRequestBody,
  type InterceptedRequest,
  type Interceptor,
} from './interceptor.ts';

/** A change of a field: a new value, a replacement of one value (`[from, to]`), or a function of the value. */
type Change<Value> =
  | string
  | number
  | null
  | readonly [from: Value | RegExp | null, to: unknown]
  | ((value: Value) => unknown);

type Changes<Fields> = { readonly [Name in keyof Fields]?: Change<Fields[Name]> };

/** Changes of fields by their names, or a function of all fields. */
type Changed<Fields> =
  | Changes<Fields>
  | ((fields: Fields, intercepted: InterceptedRequest) => unknown);

type Body = Record<string, unknown>;

/** Where the suite reports a mutant. */
interface Place<Id extends OperationId> {
  readonly at: Id;
  /** The other operations at which the suite may report it. */
  readonly or?: readonly OperationId[];
  /** The operations whose rules report the difference, if not its own. */
  readonly rulesOf?: readonly OperationId[];
}

/** How the responses of one operation differ from those of the mock backend. */
interface Difference<Id extends OperationId> extends Place<Id> {
  /** Which responses differ: the error with this name or status; by default every success. */
  readonly on?: ErrorName | number;
  /** Only to callers with this role. */
  readonly by?: OperationRole;
  /** Only where these fields of the body or path were sent. */
  readonly sent?: Readonly<Record<string, RegExp>>;

  /** How the request is changed before it is handled. */
  readonly send?: Changed<Body>;
  readonly path?: Change<string>;
  readonly query?: Readonly<Record<string, Change<string>>>;
  readonly contentType?: string;
  /** How the request is changed before it is handled once more. */
  readonly resend?: Changed<Body>;
  /** A side effect; `body` is the body of the response. */
  readonly effect?: (intercepted: InterceptedRequest, body: Body) => unknown;

  readonly status?: number;
  readonly error?: ErrorName;
  /** Null for none. */
  readonly body?: object | null;
  /** Changes the fields of the response, all rows of the list, or the fields of each row. */
  readonly fields?: Changed<NonNullable<OperationResponse<Id>>>;
  readonly rows?: (rows: readonly RowOf<Id>[], intercepted: InterceptedRequest) => unknown;
  readonly row?: Changed<RowOf<Id>>;
  /** Another response; undefined for that of the mock backend. */
  readonly answer?: (
    intercepted: InterceptedRequest,
    response: Response,
  ) => Response | undefined | Promise<Response | undefined>;
}

/** A difference of several operations, or one that depends on earlier requests. */
interface Code<Id extends OperationId> extends Place<Id> {
  /** A new interceptor for each run. */
  readonly code: () => Interceptor;
}

/** The mock backend with one defect as in real backends. */
export type Mutant = { [Id in OperationId]: Difference<Id> | Code<Id> }[OperationId];

export type Mutants = Readonly<Record<string, Mutant>>;

/** The difference of a mutant of a known operation. */
type At<Id extends OperationId> = Omit<Difference<Id>, 'at'> | Omit<Code<Id>, 'at'>;

export function at<Id extends OperationId>(
  operation: Id,
  differences: Readonly<Record<string, At<Id>>>,
): Mutants {
  return Object.fromEntries(
    Object.entries(differences).map(([name, one]) => [name, { at: operation, ...one } as Mutant]),
  );
}

/** A mutant for each of these operations, with its id in kebab case after the prefix. */
export function each<Id extends OperationId>(
  prefix: string,
  operations: readonly Id[],
  difference: (operation: Id) => Omit<AnyDifference, 'at'> | Omit<Code<Id>, 'at'>,
): Mutants {
  return Object.fromEntries(
    operations.map((operation) => {
      const kebabCase = operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const mutant = { at: operation, ...difference(operation) } as unknown as Mutant;
      return [`${prefix}-${kebabCase}`, mutant];
    }),
  );
}

/** The operations of which one must be reported. */
export function foundAt(mutant: Mutant): readonly OperationId[] {
  return [mutant.at, ...(mutant.or ?? [])];
}

/** A difference of any operation, whose response fields are not typed. */
type AnyDifference = Omit<Difference<never>, 'fields' | 'rows' | 'row'> & {
  readonly fields?: Changed<Body>;
  readonly rows?: (rows: readonly unknown[], intercepted: InterceptedRequest) => unknown;
  readonly row?: Changed<Body>;
};

/** The interceptor that makes the mock backend this mutant. */
export function interceptorOf(mutant: Mutant): Interceptor {
  if ('code' in mutant) return mutant.code();
  const difference = mutant as AnyDifference;
  return async (intercepted) => {
    if (intercepted.operation !== mutant.at) return intercepted.respond();
    const response = await intercepted.respond(sentOf(difference, intercepted));
    return (await isChanged(difference, response, intercepted))
      ? changedResponse(difference, response, intercepted)
      : response;
  };
}

function sentOf(
  { send, path, query = {}, contentType }: AnyDifference,
  intercepted: InterceptedRequest,
): Request {
  const { body, request } = intercepted;
  if (send && body) return withRequestBody(request, changed(body, send, intercepted));
  const url = new URL(request.url);
  for (const [name, change] of Object.entries(query)) {
    const value = changedValue(url.searchParams.get(name), change as Change<unknown>);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  if (path) url.pathname = String(changedValue(url.pathname, path as Change<unknown>));
  const sent = new Request(url, request.clone());
  if (contentType) sent.headers.set('content-type', contentType);
  return sent;
}

async function isChanged(
  { on, by, sent = {} }: AnyDifference,
  response: Response,
  intercepted: InterceptedRequest,
): Promise<boolean> {
  const fields: Body = { ...intercepted.body, ...intercepted.params };
  if (Object.entries(sent).some(([name, pattern]) => !pattern.test(String(fields[name]))))
    return false;
  if (by && callerOf(intercepted)?.roleName !== by) return false;
  if (typeof on === 'string') return isError(response, on);
  return on === undefined ? response.ok : response.status === on;
}

async function changedResponse(
  difference: AnyDifference,
  original: Response,
  intercepted: InterceptedRequest,
): Promise<Response> {
  const { resend, effect, answer, error, fields, rows, row, status, body } = difference;
  const { request, respond } = intercepted;
  if (resend)
    return respond(withRequestBody(request, changed(intercepted.body ?? {}, resend, intercepted)));
  effect?.(intercepted, await fieldsOf(original));
  const response = (await answer?.(intercepted, original)) ?? (error ? errorOf(error) : original);
  const init = { status: status ?? response.status };
  if (body !== undefined) return body ? Response.json(body, init) : new Response(null, init);
  if (fields)
    return Response.json(await changed(await fieldsOf(response), fields, intercepted), init);
  if (rows || row) {
    const list = (await response.json()) as Body[];
    const json = rows?.(list, intercepted) ?? list.map((one) => changed(one, row, intercepted));
    return Response.json(json, init);
  }
  return status
    ? new Response(await response.text(), { ...init, headers: response.headers })
    : response;
}

function changed(
  fields: Body,
  change: Changed<Body> | undefined,
  intercepted: InterceptedRequest,
): unknown {
  if (typeof change === 'function') return change(fields, intercepted);
  const entries = Object.entries(change ?? {}).map(([name, one]) => [
    name,
    changedValue(fields[name], one as Change<unknown>),
  ]);
  return { ...fields, ...Object.fromEntries(entries) };
}

function changedValue(value: unknown, change: Change<unknown>): unknown {
  if (typeof change === 'function') return change(value);
  if (typeof change !== 'object' || change === null) return change;
  const [from, to] = change;
  if (!(from instanceof RegExp)) return value === from ? to : value;
  return typeof value === 'string' ? value.replace(from, String(to)) : value;
}
