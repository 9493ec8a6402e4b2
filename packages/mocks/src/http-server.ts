import { once } from 'node:events';
import { isIPv6, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Backend } from './backend.ts';
import { shorten } from './engine/problems.ts';
import { corsHeaders, limit, Output, preflightResponse, timeouts } from './server/http/limits.ts';

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
  const output = new Output();

  const respond = async (request: Request, { outgoing }: HttpBindings): Promise<Response> => {
    const preflight = preflightResponse(request);
    if (preflight) return preflight;
    try {
      const response = await extraRoutes(request);
      if (response) return withCors(response);
      const mockResponse = await backend.respond(request);
      if (mockResponse === 'offline') outgoing.destroy();
      else output.write(outgoing, mockResponse);
    } catch (error) {
      console.error(error);
      const body = { message: '목 서버에 오류가 있습니다.', detail: shorten(String(error)) };
      output.write(outgoing, { status: 500, body });
    }
    return RESPONSE_ALREADY_SENT;
  };

  const server = createAdaptorServer({
    fetch: (request, bindings) => respond(request, bindings as HttpBindings),
    serverOptions: timeouts,
    // Other code in this process expects the original global Request and Response classes.
    overrideGlobalObjects: false,
  }) as Server;
  limit(server);
  server.on('connection', (socket) => output.watch(socket));
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

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
  return response;
}
