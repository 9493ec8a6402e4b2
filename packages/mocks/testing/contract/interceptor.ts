import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationResponse } from '@fitness/api-contract/operation-types';
import type { OperationId, OperationRole } from '@fitness/api-contract/operations';
import type { Backend } from '../../src/backend.ts';
import type { RowOf } from '../../src/contract/fixtures/read.ts';
import { claimsOf } from '../../src/contract/harness/users.ts';
import type { Send } from '../../src/contract/wire/send-request.ts';
import { namedResponse, toResponse } from '../../src/engine/mock-response.ts';
import { findRoute } from '../../src/engine/route.ts';
import { issueToken } from '../../src/engine/token.ts';
import type { Account } from '../../src/store/rows.ts';

type Fields = Record<string, unknown>;

/** A request to the mock backend that an interceptor answers or passes on. */
export interface InterceptedRequest extends Pick<Backend, 'studio'> {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  /** The request's body, parsed; empty where it is no object. */
  readonly body: Fields;
  /** Passes this or another request to the mock backend. */
  respond(instead?: Request): Promise<Response>;
}

export type Interceptor = (intercepted: InterceptedRequest) => Promise<Response>;

export function withInterceptor(backend: Backend, interceptor: Interceptor): Send {
  return async (request) => {
    const route = findRoute(request.method, new URL(request.url).pathname);
    if (route.kind !== 'operation') return backend.handle(request);
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    return interceptor({
      studio: backend.studio,
      operation: route.id,
      params: route.params,
      request,
      body: Array.isArray(body) ? {} : { ...(body as object | undefined) },
      respond: (instead = request) => backend.handle(instead.clone()),
    });
  };
}

type Operations<Id extends OperationId = OperationId> = Id | readonly Id[];
type Answer = Response | undefined | Promise<Response | undefined>;

/** Changes every response of the operations; undefined keeps it. */
export function onResponse(
  operations: Operations,
  change: (response: Response, intercepted: InterceptedRequest) => Answer,
): Interceptor {
  return async (intercepted) => {
    const response = await intercepted.respond();
    const isChanged = [operations].flat().includes(intercepted.operation);
    return (isChanged && (await change(response, intercepted))) || response;
  };
}

export function onSuccess(operations: Operations, change: Parameters<typeof onResponse>[1]) {
  return onResponse(operations, (response, intercepted) =>
    response.ok ? change(response, intercepted) : undefined,
  );
}

/** Changes the JSON body of every success response of the operations. */
export function onBody<Id extends OperationId>(
  operations: Operations<Id>,
  change: (body: NonNullable<OperationResponse<Id>>, intercepted: InterceptedRequest) => unknown,
): Interceptor {
  return onSuccess(operations, async (response, intercepted) => {
    const body = (await response.json()) as NonNullable<OperationResponse<Id>>;
    return Response.json(await change(body, intercepted), { status: response.status });
  });
}

export function onRows<Id extends OperationId>(
  operations: Operations<Id>,
  change: (rows: readonly RowOf<Id>[], intercepted: InterceptedRequest) => unknown,
): Interceptor {
  return onBody(operations, (rows, intercepted) =>
    change(rows as unknown as readonly RowOf<Id>[], intercepted),
  );
}

export function onRow<Id extends OperationId>(
  operations: Operations<Id>,
  change: (row: RowOf<Id>, intercepted: InterceptedRequest) => unknown,
): Interceptor {
  return onRows(operations, (rows, intercepted) => rows.map((row) => change(row, intercepted)));
}

/** Answers otherwise where the backend would answer with this error. */
export function onError(
  operation: OperationId,
  name: ErrorName,
  instead: (intercepted: InterceptedRequest) => Answer,
): Interceptor {
  const { status, body } = errorResponses[name];
  return onResponse(operation, async (response, intercepted) => {
    if (response.status !== status || !('message' in body)) return undefined;
    const { message } = (await response.clone().json()) as Fields;
    return message === body.message ? instead(intercepted) : undefined;
  });
}

export function onRequest(
  operation: OperationId,
  change: (body: Fields, intercepted: InterceptedRequest) => Fields,
): Interceptor {
  return (intercepted) => {
    const { request, body, respond } = intercepted;
    const isChanged = intercepted.operation === operation && Object.keys(body).length > 0;
    return respond(isChanged ? withBody(request, change(body, intercepted)) : request);
  };
}

/** Runs a side effect after every success of the operation; `body` is that of the response. */
export function afterSuccess(
  operation: OperationId,
  effect: (intercepted: InterceptedRequest, body: Fields) => unknown,
): Interceptor {
  return onSuccess(operation, async (response, intercepted) => {
    const text = await response.clone().text();
    effect(intercepted, text === '' ? {} : (JSON.parse(text) as Fields));
    return undefined;
  });
}

/** Gives clients other tokens than those of the real backend, which are put back into their requests. */
export function withOtherTokens(change: (token: string) => string | Promise<string>): Interceptor {
  const issued = new Map<string, string>();
  return chain(
    ({ request, respond }) => {
      const token = issued.get(tokenIn(request));
      return respond(token === undefined ? request : withToken(request, token));
    },
    onBody('signIn', async (body) => {
      const token = await change(body.token);
      issued.set(token, body.token);
      return { ...body, token };
    }),
  );
}

/** Combines interceptors; the first is the closest to the client. */
export function chain(...interceptors: readonly Interceptor[]): Interceptor {
  return interceptors.reduceRight<Interceptor>(
    (inner, outer) => (intercepted) =>
      outer({
        ...intercepted,
        respond: (instead) => inner({ ...intercepted, request: instead ?? intercepted.request }),
      }),
    ({ respond, request }) => respond(request),
  );
}

/** A query parameter of an intercepted request; empty where it is missing. */
export function queryOf({ request }: InterceptedRequest, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? '';
}

export function withBody({ url, method, headers }: Request, body: object): Request {
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

function withToken(request: Request, token: string): Request {
  const copy = new Request(request.clone());
  copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}

export function tokenIn(request: Request): string {
  return request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
}

/** The account that the token of the request names, whether or not the token is valid. */
export function callerOf({ studio, request }: InterceptedRequest): Account | undefined {
  return studio.store.accounts.get(Number(claimsOf(tokenIn(request))['jti']));
}

/** Passes the request on with a valid token of this account, in its own or another role; undefined without an account. */
export async function respondAs(
  { studio, request, respond }: InterceptedRequest,
  account: Account | undefined,
  roleName?: OperationRole,
): Promise<Response | undefined> {
  if (!account) return undefined;
  const token = await issueToken({ ...account, ...(roleName && { roleName }) }, studio.clock);
  return respond(withToken(request, token));
}

export function errorOf(name: ErrorName): Response {
  return toResponse(namedResponse(name));
}
