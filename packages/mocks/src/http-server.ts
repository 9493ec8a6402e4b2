import { once } from 'node:events';
import { isIPv6, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Backend } from './backend.ts';
import { ownErrorResponse, toResponse } from './engine/mock-response.ts';
import { shorten } from './engine/problems.ts';

/** The address to listen on; port 0 chooses a free one. */
export interface Address {
  readonly port: number;
  readonly host: string;
}

export interface HttpServer {
  readonly url: string;
  /** Closes the server; calls in progress may finish for a short time. */
  stop(): Promise<void>;
}

/** Handles calls outside the contract; undefined passes them to the backend. */
export type ExtraRoutes = (request: Request) => Promise<Response | undefined>;

const SHUTDOWN_TIMEOUT_MS = 3_000;
/** Serves the backend over HTTP to pages of any origin; rejects where the port is taken. */
export async function listen(
  backend: Backend,
  { port, host }: Address,
  extraRoutes: ExtraRoutes = async () => undefined,
): Promise<HttpServer> {
  const respond = async (request: Request): Promise<Response> => {
    try {
      return (
        preflightResponse(request) ??
        (await extraRoutes(request)) ??
        (await backend.handle(request))
      );
    } catch (error) {
      console.error(error);
      const message = '목 서버에 오류가 있습니다.';
      return toResponse(ownErrorResponse(500, message, shorten(String(error))));
    }
  };

  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const response = await respond(request);
      if (response.type === 'error') {
        (bindings as HttpBindings).outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      response.headers.set('access-control-allow-origin', '*');
      response.headers.set('access-control-expose-headers', '*');
      return response;
    },
    // Other code in this process expects the original global Request and Response classes.
    overrideGlobalObjects: false,
  }) as Server;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  const name = host === '127.0.0.1' ? 'localhost' : host;
  let stopping: Promise<void> | undefined;
  return {
    url: `http://${isIPv6(name) ? `[${name}]` : name}:${chosen}`,
    stop: () => (stopping ??= stop(backend, server)),
  };
}

function stop(backend: Backend, server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
    backend.abortPending();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}

/** The response to a preflight; undefined for any other request. */
function preflightResponse({ method, headers }: Request): Response | undefined {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        headers.get('access-control-request-headers') ?? 'authorization, content-type',
      'access-control-max-age': '600',
      vary: 'access-control-request-headers',
    },
  });
}
