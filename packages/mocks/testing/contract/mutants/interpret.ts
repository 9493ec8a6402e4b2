import { callerOf } from '../callers.ts';
import { fieldsOf, isError } from '../changes.ts';
import { withRequestBody, type InterceptedRequest, type Interceptor } from '../interceptor.ts';
import { errorOf } from '../responses.ts';
import type { Change, Changed, Difference, Mutant } from './mutant.ts';

type Body = Record<string, unknown>;

/** A difference of any operation, whose response fields are not typed. */
type AnyDifference = Omit<Difference<never>, 'fields' | 'rows' | 'row'> & {
  readonly fields?: Changed<Body>;
  readonly rows?: (rows: readonly unknown[], intercepted: InterceptedRequest) => unknown;
  readonly row?: Changed<Body>;
};

/** The interceptor that makes the mock backend this mutant. */
export function interceptorOf(mutant: Mutant): Interceptor {
  if ('code' in mutant) return mutant.code();
  const difference = mutant as unknown as AnyDifference;
  return async (intercepted) => {
    if (intercepted.operation !== mutant.at) return intercepted.respond();
    const response = await intercepted.respond(sentOf(difference, intercepted));
    return (await isChanged(difference, response, intercepted))
      ? changedResponse(difference, response, intercepted)
      : response;
  };
}

function sentOf({ send, query = {} }: AnyDifference, intercepted: InterceptedRequest): Request {
  const { body, request } = intercepted;
  if (send && body) return withRequestBody(request, changed(body, send, intercepted));
  const url = new URL(request.url);
  for (const [name, change] of Object.entries(query)) {
    const value = changedValue(url.searchParams.get(name), change as Change<unknown>);
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return new Request(url, request.clone());
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
  const response = (await answer?.(intercepted)) ?? (error ? errorOf(error) : original);
  const init = { status: status ?? response.status };
  if (body !== undefined) return body ? Response.json(body, init) : new Response(null, init);
  if (fields) return Response.json(changed(await fieldsOf(response), fields, intercepted), init);
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
