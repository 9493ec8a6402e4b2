import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { contract, startMock } from '../../../testing/contract/command.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { retryAfterOf } from '../wire/send-request.ts';

const CERTIFICATE = fileURLToPath(
  new URL('../../../testing/contract/certificate.pem', import.meta.url),
);

const SCRIPT = fileURLToPath(new URL('../cli.ts', import.meta.url));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

type Surroundings = NonNullable<Parameters<typeof contract>[1]>;

let mock: Awaited<ReturnType<typeof startMock>>;
const servers: Server[] = [];

beforeEach(async () => {
  mock = await startMock();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
  await mock.stop();
});

async function listening(server: Server, port = 0): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function serve(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listening(createServer(listener))}`;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const passedOn = request(new URL(url, mock.url), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(passedOn);
}

const limited =
  (retryAfter?: string) =>
  (outgoing: ServerResponse): unknown =>
    outgoing.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();

const unavailable = (outgoing: ServerResponse): unknown =>
  outgoing.writeHead(503).end('<h1>Unavailable</h1>');

/** The lines with which the command refuses to test a backend. */
async function refusal(url: string, args = '', surroundings: Surroundings = {}): Promise<string[]> {
  const given = ['--base-url', url, ...args.split(' ')].filter((arg) => arg !== '');
  const { code, out, errors } = await contract(given, surroundings);
  expect(out).not.toContain('Differences');
  expect(code).toBe(2);
  return errors.split('\n').map((line) => line.replace(url, 'URL'));
}

/** Runs the command without a difference, and returns what it prints. */
async function agreement(url: string, args: string, surroundings?: Surroundings): Promise<string> {
  const given = ['--base-url', url, ...args.split(' ')];
  const { code, out } = await contract(given, surroundings);
  expect(out).toMatch(/ 0 failed$/);
  expect(code).toBe(0);
  return out;
}

describe('a backend that cannot be tested gets one sentence and exit code 2:', () => {
  it('one that is down', async () => {
    const sentence = 'URL cannot be reached: no response (ECONNREFUSED).';
    expect(await refusal('http://127.0.0.1:9')).toEqual([sentence]);
  });

  it('one that never responds, while memory is collected', async () => {
    const url = await serve(() => setImmediate(collectGarbage));
    const sentence = 'URL cannot be reached: no response within 0.2 s.';
    expect(await refusal(url, '--timeout 0.2')).toEqual([sentence]);
  });

  it('one whose gateway answers with HTML, until the end of the wait for its start', async () => {
    const url = await serve((_, outgoing) => unavailable(outgoing));
    const sentence = 'URL answers 503 without JSON: the backend behind the gateway is down.';
    expect(await refusal(url, '--wait 0.3')).toEqual([sentence]);
  });

  it('one that redirects everything, with the address', async () => {
    const url = await serve((incoming, outgoing) =>
      outgoing.writeHead(301, { location: `https://api.example${incoming.url}` }).end(),
    );
    expect(await refusal(url)).toEqual([
      'URL redirects every request, this one to https://api.example/api/fitness/review; give the URL that answers without redirects as --base-url.',
    ]);
  });

  it.each([
    [403, 'whose gateway misses a header'],
    [404, 'at another path'],
  ])('one that answers %i to everything, %s', async (status) => {
    const url = await serve((_, outgoing) => outgoing.writeHead(status).end());
    expect(await refusal(url)).toEqual([
      `URL answers ${status} to every request; check the path of --base-url, and whether a gateway needs a --header.`,
    ]);
  });

  it('one whose hook cannot be reached', async () => {
    const [sentence] = await refusal(mock.url, '--hook http://127.0.0.1:9/hook');
    expect(sentence).toMatch(/^The hook http:\/\/127\.0\.0\.1:9\/hook gives no response \(.*\)\.$/);
  });

  it('one that does not accept a given token', async () => {
    const sentence = 'The backend does not accept the token of master (401). Has it expired?';
    expect(await refusal(mock.url, '--token-master a.b.c')).toEqual([sentence]);
  });

  it.each([
    ['closes connections', (outgoing: ServerResponse) => outgoing.destroy(), 'no response ('],
    ['stops responding', () => undefined, 'no response within 2 s'],
    ['is behind a gateway that answers 503', unavailable, 'it answers 503 without JSON'],
    [
      'limits the rate for too long',
      limited('900'),
      'it answers 429 with Retry-After 900 s; raise',
    ],
    [
      'limits the rate without end',
      limited(),
      'it answers 429 without a readable Retry-After; raise',
    ],
  ])('one that %s during the run', async (_, answer, reason) => {
    let left = 300;
    const url = await serve((incoming, outgoing) => {
      left -= 1;
      if (left >= 0) forward(incoming, outgoing);
      else answer(outgoing);
    });
    const [sentence, ...rest] = await refusal(url, '--concurrency 4 --timeout 2');
    expect(sentence).toMatch(/^URL stopped responding at (GET|POST|PUT|PATCH|DELETE) /);
    expect(sentence).toContain(reason);
    expect(rest).toEqual([expect.stringMatching(/^Left behind: .*accounts/)]);
  });

  it.each([
    ['a new connection', '', ''],
    ['one in the middle of a response', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n', '[]'],
  ])('one that closes %s, without a second try', async (_, head, body) => {
    let connections = 0;
    const server = createSocketServer((socket) => {
      connections += 1;
      socket.once('data', () => socket.end(head + body));
    });
    const url = `http://127.0.0.1:${await listening(server)}`;
    expect(await refusal(url)).toEqual(['URL cannot be reached: no response (ECONNRESET).']);
    expect(connections).toBe(1);
  });
});

describe('the connection to a backend causes no difference:', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    ['1.5', 1.5],
    ['-1', undefined],
    ['Fri, 20 Nov 2026 01:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 00:59:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('a rate limit asks to wait for seconds or until a date: %j', (retryAfter, seconds) => {
    const date = 'Fri, 20 Nov 2026 01:00:00 GMT';
    expect(retryAfterOf(new Headers({ date, 'retry-after': retryAfter }))).toBe(seconds);
  });

  it('after a rate limit the requests are sent again at that time, and counted', async () => {
    const refused: number[] = [];
    const answered: number[] = [];
    const url = await serve((incoming, outgoing) => {
      const isRefused = refused.length < 2 && incoming.method === 'POST';
      (isRefused ? refused : answered).push(performance.now());
      if (isRefused) limited(String(refused.length))(outgoing);
      else forward(incoming, outgoing);
    });
    const out = await agreement(url, '--only listReviews --concurrency 1');
    expect(out).toContain('Sent again: 2 after a 429, at the time of its Retry-After.');
    const [first = 0, second = 0] = refused;
    expect(second - first).toBeGreaterThan(990);
    expect(Math.min(...answered.filter((time) => time > second)) - second).toBeGreaterThan(1_990);
  });

  it('a request on a connection that the server closes at its second one is sent once more if it is a GET; other requests get a new connection', async () => {
    const used = new WeakSet<object>();
    const url = await serve((incoming, outgoing) => {
      if (used.has(incoming.socket)) outgoing.destroy();
      else forward(incoming, outgoing);
      used.add(incoming.socket);
    });
    const out = await agreement(url, '--only listReviews --only createReview');
    expect(out).toMatch(/Sent again: \d+ over a new connection, after an idle one was closed\./);
  });

  it('a backend that is starting is waited for, first without a connection and then behind a gateway', async () => {
    const free = createServer();
    const port = await listening(free);
    free.close();
    let refused = 0;
    const late = createServer((incoming, outgoing) => {
      refused += 1;
      if (refused <= 2) unavailable(outgoing);
      else forward(incoming, outgoing);
    });
    const running = agreement(`http://127.0.0.1:${port}`, '--only listReviews --wait 60');
    await listening(late, port);
    await running;
    expect(refused).toBeGreaterThan(2);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['Deflate', deflateRawSync],
    ['br, gzip', (body: Buffer) => gzipSync(brotliCompressSync(body))],
  ])('a compressed response is read: %s', async (encoding, compress) => {
    const url = await serve((incoming, outgoing) => {
      const { method, headers, url: path = '/' } = incoming;
      const passedOn = request(new URL(path, mock.url), { method, headers }, async (response) => {
        const type = { 'content-type': 'application/json', 'content-encoding': encoding };
        outgoing.writeHead(response.statusCode ?? 500, type).end(compress(await buffer(response)));
      });
      incoming.pipe(passedOn);
    });
    await agreement(url, '--only listReviews');
  });

  it('a compression that is not known is named', async () => {
    const url = await serve((_, outgoing) =>
      outgoing.writeHead(200, { 'content-encoding': 'zstd' }).end('[]'),
    );
    expect(await refusal(url)).toEqual([
      'URL cannot be reached: no response (its content-encoding zstd cannot be read).',
    ]);
  });

  it('the proxy of the environment is used, and named if it does not respond', async () => {
    const asked: (string | undefined)[] = [];
    const proxy = await serve((incoming, outgoing) => {
      asked.push(incoming.url);
      incoming.url = incoming.url?.replace('http://backend.test', '') ?? '/';
      forward(incoming, outgoing);
    });
    vi.stubEnv('HTTP_PROXY', proxy);
    await agreement('http://backend.test', '--only listReviews');
    expect(asked[0]).toBe('http://backend.test/api/fitness/review');
    asked.length = 0;
    await agreement(mock.url, '--only listReviews');
    expect(asked).toEqual([]);
    vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9');
    expect(await refusal('http://backend.test')).toEqual([
      'URL cannot be reached: no response (ECONNREFUSED; HTTP_PROXY is set, NO_PROXY names the hosts that need none).',
    ]);
    vi.stubEnv('NO_PROXY', 'other.test, backend.test');
    const [sentence] = await refusal('http://backend.test');
    expect(sentence).not.toContain('ECONNREFUSED');
  });

  it('its own certificate authority is trusted with --ca, and else named', async () => {
    const pem = readFileSync(CERTIFICATE);
    const port = await listening(createTlsServer({ key: pem, cert: pem }, forward));
    const url = `https://localhost:${port}`;
    expect(await refusal(url)).toEqual([
      'URL cannot be reached: no response (DEPTH_ZERO_SELF_SIGNED_CERT): the authority of its certificate is unknown, give it with --ca FILE.',
    ]);
    await agreement(url, `--only listReviews --ca ${CERTIFICATE}`);
  });

  it('an authority of --ca is trusted besides those of NODE_EXTRA_CA_CERTS', async () => {
    const pem = readFileSync(CERTIFICATE);
    const port = await listening(createTlsServer({ key: pem, cert: pem }, forward));
    const other = join(mkdtempSync(join(tmpdir(), 'contract-')), 'other.pem');
    writeFileSync(other, rootCertificates[0] ?? '');
    const args = `--base-url https://localhost:${port} --only listReviews --ca ${other}`;
    const child = spawn(process.execPath, [SCRIPT, ...args.split(' ')], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: CERTIFICATE },
    });
    const [out] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(out).toMatch(/ 0 failed\n$/);
  });
});

describe('a token that expires during the run', () => {
  /** Lets all tokens expire after 40 requests. */
  function expiring(): Surroundings {
    let clock = fixedClock('2026-11-20T10:00:00');
    let left = 40;
    mock.backend.subscribe(() => {
      left -= 1;
      if (left === 0) mock.backend.setClock((clock = fixedClock('2026-11-20T23:00:00')));
    });
    return { clock: { now: () => clock.now() } };
  }

  it('is renewed by signing in again, once for all requests that carry it', async () => {
    const args = '--only listMyMembers --only listUsers --concurrency 3';
    const out = await agreement(mock.url, args, expiring());
    expect(out).toMatch(/Sent again: \d+ with a new token, after the old one had expired\./);
  });

  it('ends the run with one sentence where it was given without a sign-in', async () => {
    const { token } = await signedIn(mock.url, 'master1');
    const args = `--token-master ${token} --only listUsers`;
    const [sentence] = await refusal(mock.url, args, expiring());
    expect(sentence).toContain(
      'The given $TOKEN_MASTER has expired during the run; give a username and a password',
    );
  });
});
