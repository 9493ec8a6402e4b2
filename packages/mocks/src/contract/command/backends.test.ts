import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, startMock } from '../../../testing/contract/command.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { fixedClock } from '../../clock.ts';
import { retryAfterOf } from '../wire/send-request.ts';

const CERTIFICATE = fileURLToPath(
  new URL('../../../testing/contract/certificate.pem', import.meta.url),
);
const SCRIPT = fileURLToPath(new URL('../cli.ts', import.meta.url));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

type Surroundings = NonNullable<Parameters<typeof contract>[1]>;
type Answer = (outgoing: ServerResponse, incoming: IncomingMessage) => unknown;

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

async function serve(answer: Answer): Promise<string> {
  const server = createServer((incoming, outgoing) => void answer(outgoing, incoming));
  return `http://127.0.0.1:${await listening(server)}`;
}

/** Passes a request on to the mock backend, and its response back. */
const forward: Answer = (outgoing, incoming) => {
  const { method, headers, url = '/' } = incoming;
  const passedOn = request(new URL(url, mock.url), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(passedOn);
};

const limited =
  (retryAfter?: string): Answer =>
  (outgoing) =>
    outgoing.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();

const unavailable: Answer = (outgoing) => outgoing.writeHead(503).end('<h1>Unavailable</h1>');

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
  it.each<[string, Answer, string, string]>([
    [
      'one that never responds, while memory is collected',
      () => setImmediate(collectGarbage),
      '--timeout 0.2',
      'URL cannot be reached: no response within 0.2 s.',
    ],
    [
      'one whose gateway answers with HTML, until the end of the wait for its start',
      unavailable,
      '--wait 0.3',
      'URL answers 503 without JSON: the backend behind the gateway is down.',
    ],
    [
      'one that redirects everything, with the address',
      (outgoing, { url }) =>
        outgoing.writeHead(301, { location: `https://api.example${url}` }).end(),
      '',
      'URL redirects every request, this one to https://api.example/api/fitness/review; give the URL that answers without redirects as --base-url.',
    ],
    [
      'one that answers 403 to everything',
      (outgoing) => outgoing.writeHead(403).end(),
      '',
      'URL answers 403 to every request; check the path of --base-url, and whether a gateway needs a --header.',
    ],
    [
      'one that compresses in a way that is not known',
      (outgoing) => outgoing.writeHead(200, { 'content-encoding': 'zstd' }).end('[]'),
      '',
      'URL cannot be reached: no response (its content-encoding zstd cannot be read).',
    ],
    [
      'one that closes the connection in the middle of a response',
      (outgoing) => {
        outgoing.writeHead(200, { 'content-length': 9 }).write('[]', () => outgoing.destroy());
      },
      '',
      'URL cannot be reached: no response (ECONNRESET).',
    ],
  ])('%s', async (_, answer, args, sentence) => {
    expect(await refusal(await serve(answer), args)).toEqual([sentence]);
  });

  it('one that is down', async () => {
    const sentence = 'URL cannot be reached: no response (ECONNREFUSED).';
    expect(await refusal('http://127.0.0.1:9')).toEqual([sentence]);
  });

  it('one whose hook cannot be reached', async () => {
    const only = '--only listReservableClasses/begun';
    const [sentence] = await refusal(mock.url, `${only} --hook http://127.0.0.1:9/hook`);
    expect(sentence).toMatch(/^The hook http:\/\/127\.0\.0\.1:9\/hook gives no response \(.*\)\.$/);
  });

  it('one that does not accept a given token', async () => {
    const sentence = 'The backend does not accept the token of master (401). Has it expired?';
    expect(await refusal(mock.url, '--token-master a.b.c')).toEqual([sentence]);
  });

  it.each<[string, Answer, string]>([
    ['closes connections', (outgoing) => outgoing.destroy(), 'no response ('],
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
    const url = await serve((outgoing, incoming) => {
      left -= 1;
      return (left >= 0 ? forward : answer)(outgoing, incoming);
    });
    const [sentence, ...rest] = await refusal(url, '--concurrency 4');
    expect(sentence).toMatch(/^URL stopped responding at (GET|POST|PUT|PATCH|DELETE) /);
    expect(sentence).toContain(reason);
    expect(rest).toEqual([expect.stringMatching(/^Left behind: .*accounts/)]);
  });
});

describe('the connection to a backend causes no difference:', () => {
  it.each([
    ['1.5', 1.5],
    ['-1', undefined],
    ['Fri, 20 Nov 2026 01:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 00:59:00 GMT', 0],
    ['soon', undefined],
  ])('a rate limit asks to wait for seconds or until a date: %j', (retryAfter, seconds) => {
    const date = 'Fri, 20 Nov 2026 01:00:00 GMT';
    expect(retryAfterOf(new Headers({ date, 'retry-after': retryAfter }))).toBe(seconds);
  });

  it('after a rate limit the requests are sent again at that time, and counted', async () => {
    let refusedAt = 0;
    const answered: number[] = [];
    const url = await serve((outgoing, incoming) => {
      const isRefused = refusedAt === 0 && incoming.method === 'POST';
      if (isRefused) refusedAt = performance.now();
      else if (refusedAt > 0) answered.push(performance.now());
      return (isRefused ? limited('1') : forward)(outgoing, incoming);
    });
    const out = await agreement(url, '--only listReviews --concurrency 1');
    expect(out).toContain('Sent again: 1 after a 429, at the time of its Retry-After.');
    expect(Math.min(...answered) - refusedAt).toBeGreaterThan(990);
  });

  it('a request on a connection that the server closes at its second one is sent once more if it is a GET; other requests get a new connection', async () => {
    const used = new WeakSet<object>();
    const url = await serve((outgoing, incoming) => {
      if (used.has(incoming.socket)) outgoing.destroy();
      else forward(outgoing, incoming);
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
      return void (refused <= 2 ? unavailable : forward)(outgoing, incoming);
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
  ])('a compressed response is read: %s', async (encoding, compress) => {
    const url = await serve((outgoing, incoming) => {
      const { method, headers, url: path = '/' } = incoming;
      const passedOn = request(new URL(path, mock.url), { method, headers }, async (response) => {
        const type = { 'content-type': 'application/json', 'content-encoding': encoding };
        outgoing.writeHead(response.statusCode ?? 500, type).end(compress(await buffer(response)));
      });
      incoming.pipe(passedOn);
    });
    await agreement(url, '--only listReviews/example');
  });

  it('the proxy of the environment is used, and named if it does not respond', async () => {
    const asked: (string | undefined)[] = [];
    const proxy = await serve((outgoing, incoming) => {
      asked.push(incoming.url);
      incoming.url = incoming.url?.replace('http://backend.test', '') ?? '/';
      return forward(outgoing, incoming);
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
  });

  it('its own certificate authority is trusted with --ca besides those of NODE_EXTRA_CA_CERTS, and else named', async () => {
    const pem = readFileSync(CERTIFICATE);
    const server = createTlsServer({ key: pem, cert: pem }, (incoming, outgoing) =>
      forward(outgoing, incoming),
    );
    const url = `https://localhost:${await listening(server)}`;
    expect(await refusal(url)).toEqual([
      'URL cannot be reached: no response (DEPTH_ZERO_SELF_SIGNED_CERT): the authority of its certificate is unknown, give it with --ca FILE.',
    ]);
    await agreement(url, `--only listReviews --ca ${CERTIFICATE}`);
    const other = join(mkdtempSync(join(tmpdir(), 'contract-')), 'other.pem');
    writeFileSync(other, rootCertificates[0] ?? '');
    const args = `--base-url ${url} --only listReviews --ca ${other}`;
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
