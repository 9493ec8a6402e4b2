import type { OperationId } from '@fitness/api-contract/operations';
import type { Backend } from '../../src/backend.ts';
import { findRoute, type Route } from '../../src/engine/route.ts';
import type { Send } from '../../src/contract/wire/send-request.ts';

/** An intercepted request. */
export interface InterceptedRequest {
  readonly backend: Backend;
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

/** The backend with an interceptor. */
export function withInterceptor(backend: Backend, interceptor: Interceptor): Send {
  return async (request) => {
    const route: Route = findRoute(request.method, new URL(request.url).pathname);
    if (route.kind !== 'operation') return backend.handle(request);
    const body = await bodyOf(request);
    const respond = (instead = request): Promise<Response> => backend.handle(instead.clone());
    return interceptor({
      backend,
      request,
      operation: route.id,
      params: route.params,
      body,
      respond,
    });
  };
}

/** A query parameter of an intercepted request; empty where it is missing. */
export function queryOf({ request }: InterceptedRequest, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? '';
}

/** The same request with another body. */
export function withRequestBody(request: Request, body: unknown): Request {
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}

/** The same request with another token. */
export function withRequestToken(request: Request, token: string): Request {
  const copy = new Request(request.clone());
  copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}

/** A copy of a JSON response with another body. */
export async function replaceBody(
  response: Response,
  change: (body: unknown) => unknown,
  status = response.status,
): Promise<Response> {
  return Response.json(change(await response.json()), { status });
}

async function bodyOf(request: Request): Promise<InterceptedRequest['body']> {
  const text = await request.clone().text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
