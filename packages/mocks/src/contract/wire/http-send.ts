import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import * as tls from 'node:tls';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import type { Send } from './send-request.ts';

const CLOSED = new Set(['ECONNRESET', 'EPIPE']);
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends requests, by the proxies of the environment, and follows no redirect; `ca` are certificates as PEM that are trusted besides
 * those of Node.js. A GET uses a connection that stays open. A server may close it at the moment at which the next request is sent:
 * a GET is then sent once more over a new connection, and `onResent` is called, if the connection had served an earlier one and was
 * closed before any byte of this response (https://nodejs.org/api/http.html#requestreusedsocket). Any other request gets a
 * connection of its own, since the server could have carried it out before it closed the connection.
 */
export function createHttpSend(ca: string | undefined, onResent: () => void): Send {
  // Read once, since reading the certificates takes longer than a request.
  const secureContext = tls.createSecureContext(ca === undefined ? {} : { ca: [...trusted(), ca] });
  const { no_proxy: noProxy = process.env['NO_PROXY'] } = process.env;
  const proxyEnv = { ...process.env, no_proxy: [noProxy, ...LOOPBACK].join(',') };
  const agentsOf = (keepAlive: boolean) => ({
    'http:': new http.Agent({ keepAlive, proxyEnv }),
    'https:': new https.Agent({ keepAlive, proxyEnv, secureContext }),
  });
  const [kept, fresh] = [agentsOf(true), agentsOf(false)];

  const exchange = (
    request: Request,
    body: string,
    agents: typeof kept,
  ): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { url, method, signal } = request;
      const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
      const headers = { ...Object.fromEntries(request.headers), ...length };
      const protocol = new URL(url).protocol as keyof typeof kept;
      const { request: open } = protocol === 'https:' ? https : http;
      const outgoing = open(url, { method, headers, signal, agent: agents[protocol] }, resolve);
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (!outgoing.reusedSocket || !CLOSED.has(error.code ?? '')) return reject(error);
        onResent();
        return exchange(request, body, fresh).then(resolve, reject);
      });
      outgoing.end(body);
    });

  return async (request) => {
    const agents = request.method === 'GET' ? kept : fresh;
    const incoming = await exchange(request, await request.text(), agents);
    const { statusCode: status = 0, headersDistinct } = incoming;
    const body = decoded(await buffer(incoming), headersDistinct['content-encoding'] ?? []);
    const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });
  };
}

/** A proxy cannot reach this machine by these names. */
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

function trusted(): readonly string[] {
  // Node.js before 22.15 cannot list them.
  const { getCACertificates }: Partial<typeof tls> = tls;
  if (getCACertificates) return getCACertificates('default');
  const { NODE_EXTRA_CA_CERTS: extra } = process.env;
  return [...tls.rootCertificates, ...(extra === undefined ? [] : [readFileSync(extra, 'utf8')])];
}

/** The text of a body, which a gateway may compress unasked. */
function decoded(body: Buffer, encodings: readonly string[]): string {
  return encodings
    .reduceRight((bytes, name) => {
      if (bytes.length === 0 || name === 'identity') return bytes;
      if (name === 'br') return brotliDecompressSync(bytes);
      if (name === 'gzip' || name === 'deflate') return unzipSync(bytes);
      throw new Error(`its content-encoding ${name} cannot be read`);
    }, body)
    .toString();
}
