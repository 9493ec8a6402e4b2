import { STATUS_CODES, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { bodyText, ownErrorResponse, type MockResponse } from '../../engine/mock-response.ts';

/** How long a caller may take to send a request; a slower one gets 408. */
export const timeouts: ServerOptions = {
  headersTimeout: 5_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

const MOST_CONNECTIONS = 500;

const badRequest = { status: 400, message: 'HTTP 요청을 읽을 수 없습니다.' };

const errors: Readonly<Record<string, typeof badRequest>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: '요청 주소나 헤더가 너무 깁니다.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: '요청 본문이 너무 큽니다.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: '요청을 기다리는 시간이 지났습니다.' },
};

/** Limits the connections, and responds to requests that are not valid HTTP or exceed a limit. */
export function limit(server: Server): void {
  server.maxConnections = MOST_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const { status, message } = errors[error.code ?? ''] ?? badRequest;
    const body = JSON.stringify({ message, detail: error.message });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        'access-control-allow-origin: *',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}

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
