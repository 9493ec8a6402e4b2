import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId, OperationRole } from '@fitness/api-contract/operations';
import type { Backend } from '../../src/backend.ts';
import { claimsOf as claimsOfToken } from '../../src/contract/harness/users.ts';
import type { Send } from '../../src/contract/wire/send-request.ts';
import { namedResponse, toResponse } from '../../src/engine/mock-response.ts';
import { findRoute, type Route } from '../../src/engine/route.ts';
import { issueToken } from '../../src/engine/token.ts';
import type { Account } from '../../src/store/rows.ts';

export interface InterceptedRequest extends Pick<Backend, 'studio'> {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  /** The request's body, parsed; undefined where it is none. */
  readonly body: Record<string, unknown> | undefined;
  /** Passes this or another request to the real backend. */
  respond(instead?: Request): Promise<Response>;
}

/** Responds to an intercepted request, or passes it on. */
export type Interceptor = (intercepted: InterceptedRequest) => Promise<Response>;

export function withInterceptor(backend: Backend, interceptor: Interceptor): Send {
  return async (request) => {
    const route: Route = findRoute(request.method, new URL(request.url).pathname);
    if (route.kind !== 'operation') return backend.handle(request);
    return interceptor({
      studio: backend.studio,
      operation: route.id,
      params: route.params,
      request,
      body: await bodyOf(request),
      respond: (instead = request) => backend.handle(instead.clone()),
    });
  };
}

async function bodyOf(request: Request): Promise<InterceptedRequest['body']> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A query parameter of an intercepted request; empty where it is missing. */
export function queryOf({ request }: InterceptedRequest, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? '';
}

export function withRequestBody(request: Request, body: unknown): Request {
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}

export function withRequestToken(request: Request, token: string): Request {
  const copy = new Request(request.clone());
  copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}

/** The token of the request; empty where it has none. */
export function tokenIn(request: Request): string {
  return request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
}

/** The claims of the request's token; empty where it cannot be read. */
export function claimsOf(request: Request): Readonly<Record<string, unknown>> {
  return claimsOfToken(tokenIn(request));
}

/** The account that the token of the request names, whether or not the token is valid. */
export function callerOf({ studio, request }: InterceptedRequest): Account | undefined {
  return studio.store.accounts.get(Number(claimsOf(request)['jti']));
}

/** Passes the request on with a valid token of this account, in its own or another role; undefined without an account. */
export async function respondAs(
  { studio, request, respond }: InterceptedRequest,
  account: Account | undefined,
  roleName?: OperationRole,
): Promise<Response | undefined> {
  if (!account) return undefined;
  const token = await issueToken({ ...account, ...(roleName && { roleName }) }, studio.clock);
  return respond(withRequestToken(request, token));
}

export function done(): Response {
  return new Response(null, { status: 204 });
}

export function created(body: object): Response {
  return Response.json(body, { status: 201 });
}

export function errorOf(name: ErrorName): Response {
  return toResponse(namedResponse(name));
}
