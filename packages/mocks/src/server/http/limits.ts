import { STATUS_CODES, type Server, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';

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
