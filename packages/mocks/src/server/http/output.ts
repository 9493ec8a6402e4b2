import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bodyText, type MockResponse } from '../../engine/mock-response.ts';

const LARGE_BYTES = 64 * 1024;
const MOST_UNSENT_BYTES = 256 * 1024 * 1024;
const UNREAD_TIMEOUT_MS = 30_000;

const busyResponse: MockResponse = {
  status: 503,
  headers: { 'retry-after': '1' },
  body: {
    message: '목 서버가 바쁩니다. 잠시 후 다시 시도해주세요.',
    detail: `Callers have left more than ${MOST_UNSENT_BYTES} bytes of responses unread.`,
  },
};

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

  /** Writes a response with these additional headers. */
  write(
    outgoing: ServerResponse,
    mockResponse: MockResponse,
    headers: Readonly<Record<string, string>>,
  ): void {
    const text = bodyText(mockResponse);
    if (text === undefined || text.length < LARGE_BYTES)
      return send(outgoing, mockResponse, headers, text);
    if (this.#unsentBytes() > MOST_UNSENT_BYTES)
      return send(outgoing, busyResponse, headers, bodyText(busyResponse));
    outgoing.setTimeout(UNREAD_TIMEOUT_MS, () => outgoing.destroy());
    // Buffers are outside the JavaScript heap, whose limit is lower than that of the process.
    send(outgoing, mockResponse, headers, Buffer.from(text));
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
  more: Readonly<Record<string, string>>,
  body: string | Buffer | undefined,
): void {
  const ofBody =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  outgoing.writeHead(status, { ...more, ...ofBody, ...headers });
  outgoing.end(body);
}
