import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bodyText, ownErrorResponse, type MockResponse } from '../../engine/mock-response.ts';

const LARGE_BYTES = 64 * 1024;
const MOST_UNSENT_BYTES = 256 * 1024 * 1024;
const UNREAD_TIMEOUT_MS = 30_000;

const busyResponse = ownErrorResponse(
  503,
  '목 서버가 바쁩니다. 잠시 후 다시 시도해주세요.',
  `Callers have left more than ${MOST_UNSENT_BYTES} bytes of responses unread.`,
  { 'retry-after': '1' },
);

/** The CORS headers of every response, for pages of any origin. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/** The response to a preflight; undefined for any other request. */
export function preflightResponse({ method, headers }: Request): Response | undefined {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        headers.get('access-control-request-headers') ?? 'authorization, content-type',
      'access-control-max-age': '600',
      vary: 'access-control-request-headers',
    },
  });
}

/**
 * Writes responses with backpressure: while clients have too many unread bytes, large responses become 503; a client that reads
 * nothing of a large response for half a minute is disconnected.
 */
export class Output {
  readonly #sockets = new Set<Socket>();

  /** Counts the unread bytes of this connection. */
  watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** Writes a response with the CORS headers. */
  write(outgoing: ServerResponse, mockResponse: MockResponse): void {
    const text = bodyText(mockResponse);
    if (text === undefined || text.length < LARGE_BYTES) return send(outgoing, mockResponse, text);
    if (this.#unsentBytes() > MOST_UNSENT_BYTES)
      return send(outgoing, busyResponse, bodyText(busyResponse));
    outgoing.setTimeout(UNREAD_TIMEOUT_MS, () => outgoing.destroy());
    // Buffers are outside the JavaScript heap, whose limit is lower than that of the process.
    send(outgoing, mockResponse, Buffer.from(text));
  }

  #unsentBytes(): number {
    let bytes = 0;
    for (const socket of this.#sockets) bytes += socket.writableLength;
    return bytes;
  }
}

// Building a `Response` would cost more than most operations.
function send(
  outgoing: ServerResponse,
  { status, headers }: MockResponse,
  body: string | Buffer | undefined,
): void {
  const ofBody =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  outgoing.writeHead(status, { ...corsHeaders, ...ofBody, ...headers });
  outgoing.end(body);
}
