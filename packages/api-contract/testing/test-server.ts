import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { ApiError, createApiClient } from '../src/client.ts';
import type { ApiClientOptions } from '../src/client.ts';

/** A client of a real server that always sends this response and records its requests. */
export async function clientOf(
  respond: (response: ServerResponse) => void,
  options: Partial<ApiClientOptions> = {},
) {
  const seen: Record<string, string | undefined>[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'content-type': contentType } = request.headers;
    seen.push({ method: request.method, url: request.url, authorization, contentType, body });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api: createApiClient({ baseUrl, product: 'fitness', getToken: () => null, ...options }),
    seen,
  };
}

export function json(status: number, body: unknown) {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export function text(status: number, body: string) {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
}

/** The ApiError that a call throws. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not end in an ApiError', { cause: error });
}
