import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MockResponse, Backend } from './backend.ts';
import { bodyText } from './engine/mock-response.ts';

/** The address to listen on; port 0 chooses a free one. */
export interface Address {
  readonly port: number;
  readonly host: string;
}

/** A listening server. */
export interface HttpServer {
  readonly url: string;
  /** Closes the server; calls in progress may finish for a short time. */
  stop(): Promise<void>;
}

/** Handles calls outside the contract; undefined passes them to the backend. */
export type ExtraRoutes = (request: Request) => Promise<Response | undefined>;

const SHUTDOWN_TIMEOUT_MS = 3_000;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};

/** Serves the backend over HTTP to pages of any origin; rejects where the port is taken. */
export async function listen(
  backend: Backend,
  { port, host }: Address,
  extraRoutes: ExtraRoutes = noExtraRoutes,
): Promise<HttpServer> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => respond(backend, extraRoutes, request, bindings as HttpBindings),
    // Other code of this process expects the global Request and Response classes.
    overrideGlobalObjects: false,
  }) as Server;

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${chosen}`,
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

async function respond(
  backend: Backend,
  extraRoutes: ExtraRoutes,
  request: Request,
  { outgoing }: HttpBindings,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  try {
    const response = await extraRoutes(request);
    if (response) return withCors(response);
    write(outgoing, await backend.respond(request));
  } catch (error) {
    console.error(error);
    write(outgoing, {
      status: 500,
      body: { message: '목 서버에 오류가 있습니다.', detail: String(error) },
    });
  }
  return RESPONSE_ALREADY_SENT;
}

// Building a `Response` would cost more than most operations.
function write(outgoing: HttpBindings['outgoing'], mockResponse: MockResponse | 'offline'): void {
  if (mockResponse === 'offline') {
    outgoing.destroy();
    return;
  }
  const text = bodyText(mockResponse);
  const ofBody =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  outgoing.writeHead(mockResponse.status, { ...CORS, ...ofBody });
  outgoing.end(text);
}

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
}

async function noExtraRoutes(): Promise<undefined> {
  return undefined;
}
