import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';
import type { Send } from './send-request.ts';

/** How requests are sent over HTTP. */
interface HttpOptions {
  /** The certificates, as PEM, of an authority that is trusted besides those of Node.js. */
  readonly ca?: string | undefined;
  /** Called for each request that is sent once more. */
  readonly onResent: () => void;
  /** After this time in milliseconds a server may close an idle connection; no common one does so earlier. */
  readonly idleMs?: number;
}

const CLOSED = new Set(['ECONNRESET', 'EPIPE']);
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends requests over connections that stay open, and follows no redirect. A server may close an idle connection at the moment
 * at which the next request is sent. Such a request is sent once more over a new connection: its connection had served an earlier
 * one and was closed before any byte of this response (https://nodejs.org/api/http.html#requestreusedsocket). A request that may
 * change something is repeated only if the connection had been idle long enough for the server to close it, since it may
 * otherwise have been carried out.
 */
export function createHttpSend({ ca, onResent, idleMs = 1_000 }: HttpOptions): Send {
  const trusted = ca === undefined ? {} : { ca: [...rootCertificates, ca] };
  const createAgent = { 'http:': http.Agent, 'https:': https.Agent } as const;
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

  return async (request) => {
    const body = await request.text();
    const protocol = new URL(request.url).protocol as keyof typeof kept;
    let idle = 0;
    try {
      return await exchange(request, body, kept[protocol], (socket) => {
        idle = performance.now() - (idleSince.get(socket) ?? performance.now());
      });
    } catch (error) {
      const isRepeatable = request.method === 'GET' || idle >= idleMs;
      if (!(error instanceof Unanswered) || !isRepeatable) throw error;
      onResent();
      return exchange(request, body, new createAgent[protocol](trusted));
    }
  };
}

/** A connection that had served an earlier request was closed before any byte of the response. */
class Unanswered extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function exchange(
  { url, method, headers, signal }: Request,
  body: string,
  agent: http.Agent,
  onSocket: (socket: object) => void = () => undefined,
): Promise<Response> {
  const { request } = agent instanceof https.Agent ? https : http;
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = { method, headers: { ...Object.fromEntries(headers), ...length }, agent, signal };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (incoming) => {
      responseOf(incoming).then(resolve, reject);
    });
    outgoing.on('socket', onSocket);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      reject(outgoing.reusedSocket && CLOSED.has(code) ? new Unanswered(code) : error);
    });
    outgoing.end(body);
  });
}

async function responseOf(incoming: http.IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, headersDistinct } = incoming;
  const body = await text(incoming);
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });
}
