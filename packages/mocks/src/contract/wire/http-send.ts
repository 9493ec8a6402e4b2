import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';
import type { Send } from './send-request.ts';

const CLOSED = new Set(['ECONNRESET', 'EPIPE']);
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends requests over connections that stay open, and follows no redirect; `ca` are certificates as PEM that are trusted besides
 * those of Node.js. A server may close an idle connection at the moment at which the next request is sent. Such a request is sent
 * once more over a new connection, and `onResent` is called: its connection had served an earlier one and was closed before any
 * byte of this response (https://nodejs.org/api/http.html#requestreusedsocket). A request that may change something is repeated
 * only if the connection had been idle for `idleMs`, before which no common server closes one, since it may otherwise have been
 * carried out.
 */
export function createHttpSend(ca: string | undefined, onResent: () => void, idleMs = 1_000): Send {
  const trusted = ca === undefined ? {} : { ca: [...rootCertificates, ca] };
  const kept = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true, ...trusted }),
  };
  const idleSince = new WeakMap<object, number>();
  for (const agent of Object.values(kept)) {
    const keep = agent.keepSocketAlive.bind(agent);
    agent.keepSocketAlive = (socket) => {
      idleSince.set(socket, performance.now());
      return keep(socket);
    };
  }

  const exchange = (
    request: Request,
    body: string,
    agent: http.Agent | false,
  ): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { url, method, signal } = request;
      const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
      const headers = { ...Object.fromEntries(request.headers), ...length };
      const { request: open } = url.startsWith('https:') ? https : http;
      const outgoing = open(url, { method, headers, signal, agent, ...trusted }, resolve);
      let idle = 0;
      outgoing.on('socket', (socket) => {
        idle = performance.now() - (idleSince.get(socket) ?? performance.now());
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isRepeatable = method === 'GET' || idle >= idleMs;
        if (!outgoing.reusedSocket || !isRepeatable || !CLOSED.has(error.code ?? ''))
          return reject(error);
        onResent();
        return exchange(request, body, false).then(resolve, reject);
      });
      outgoing.end(body);
    });

  return async (request) => {
    const agent = kept[new URL(request.url).protocol as keyof typeof kept];
    const incoming = await exchange(request, await request.text(), agent);
    const { statusCode: status = 0, headersDistinct } = incoming;
    const body = await text(incoming);
    const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });
  };
}
