import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract, startMock } from '../../../testing/contract/command.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { fixedClock } from '../../clock.ts';
import { retryAfterOf } from '../wire/send-request.ts';

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
  for (const server of servers.splice(0)) server.close();
  await mock.stop();
});

async function serve(answer: Answer): Promise<string> {
  const server = createServer((incoming, outgoing) => void answer(outgoing, incoming));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Passes a request on to the mock backend, and its response back, compressed. */
const forward: Answer = (outgoing, incoming) => {
  const { method, headers, url = '/' } = incoming;
  const passedOn = request(new URL(url, mock.url), { method, headers }, (response) => {
    const { 'content-length': _, ...others } = response.headers;
    outgoing.writeHead(response.statusCode ?? 500, { ...others, 'content-encoding': 'gzip' });
    response.pipe(createGzip()).pipe(outgoing);
  });
  incoming.pipe(passedOn);
};

const limited =
  (retryAfter?: string): Answer =>
  (outgoing) =>
    outgoing.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();

const unavailable: Answer = (outgoing) => outgoing.writeHead(503).end('<h1>Unavailable</h1>');

async function refusal(url: string, args = '', surroundings: Surroundings = {}): Promise<string[]> {
  const given = ['--base-url', url, ...args.split(' ')].filter((arg) => arg !== '');
  const { code, out, errors } = await contract(given, surroundings);
  expect(out).not.toContain('Differences');
  expect(code).toBe(2);
  return errors.split('\n').map((line) => line.replace(url, 'URL'));
}

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
      'one whose gateway answers with HTML',
      unavailable,
      '',
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
  ])('%s', async (_, answer, args, sentence) => {
    expect(await refusal(await serve(answer), args)).toEqual([sentence]);
  });

  it('one that is down', async () => {
    const url = await serve(unavailable);
    servers.pop()?.close();
    expect(await refusal(url)).toEqual(['URL cannot be reached: no response (ECONNREFUSED).']);
  });

  it('one whose hook cannot be reached', async () => {
    const only = '--only listReservableClasses/begun';
    const [sentence] = await refusal(mock.url, `${only} --hook http://127.0.0.1:1/hook`);
    expect(sentence).toMatch(/^The hook http:\/\/127\.0\.0\.1:1\/hook gives no response \(.*\)\.$/);
  });

  it('one that does not accept a given token', async () => {
    const sentence = 'The backend does not accept the token of master (401). Has it expired?';
    expect(await refusal(mock.url, '--token-master a.b.c')).toEqual([sentence]);
  });

  it.each<[string, Answer, string]>([
    ['closes connections', (outgoing) => outgoing.destroy(), 'no response ('],
    ['is behind a gateway that answers 503', unavailable, 'it answers 503 without JSON'],
    ['limits the rate for too long', limited('900'), 'it answers 429 with Retry-After 900; raise'],
    ['limits the rate without end', limited(), 'it answers 429 with Retry-After null; raise'],
  ])('one that %s during the run', async (_, answer, reason) => {
    let left = 100;
    const url = await serve((outgoing, incoming) => {
      left -= 1;
      return (left >= 0 ? forward : answer)(outgoing, incoming);
    });
    const [sentence, ...rest] = await refusal(url, '--concurrency 4 --only createReservation');
    expect(sentence).toMatch(/^URL stopped responding at (GET|POST|PUT|PATCH|DELETE) /);
    expect(sentence).toContain(reason);
    expect(rest).toEqual([expect.stringMatching(/^Left behind: .*accounts/)]);
  });
});

describe('a rate limit causes no difference:', () => {
  it.each([
    ['1.5', 1.5],
    ['-1', undefined],
    ['Fri, 20 Nov 2026 01:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 00:59:00 GMT', 0],
    ['soon', undefined],
  ])('it asks to wait for seconds or until a date: %j', (retryAfter, seconds) => {
    const date = 'Fri, 20 Nov 2026 01:00:00 GMT';
    expect(retryAfterOf(new Headers({ date, 'retry-after': retryAfter }))).toBe(seconds);
  });

  it('the requests are sent again at that time, and counted', async () => {
    let refusedAt = 0;
    const answered: number[] = [];
    const url = await serve((outgoing, incoming) => {
      const isRefused = refusedAt === 0 && incoming.method === 'POST';
      if (isRefused) refusedAt = performance.now();
      else if (refusedAt > 0) answered.push(performance.now());
      return (isRefused ? limited('1') : forward)(outgoing, incoming);
    });
    const out = await agreement(url, '--only createReview/example --concurrency 1');
    expect(out).toContain('Sent again: 1 after a 429, at the time of its Retry-After.');
    expect(Math.min(...answered) - refusedAt).toBeGreaterThan(990);
  });
});

it('no request is sent over a connection that the server may have closed', async () => {
  const used = new WeakSet<object>();
  const url = await serve((outgoing, incoming) => {
    if (used.has(incoming.socket)) outgoing.destroy();
    else forward(outgoing, incoming);
    used.add(incoming.socket);
  });
  await agreement(url, '--only listReviews/example --only createReview/example');
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
    const args = '--only listMyMembers --only listUsers --concurrency 3 --runs 1';
    const out = await agreement(mock.url, args, expiring());
    expect(out).toMatch(/Sent again: \d+ with a new token, after the old one had expired\./);
  });

  it('ends the run with one sentence where it was given without a sign-in', async () => {
    const { token } = await signedIn(mock.url, 'master1');
    const args = `--token-master ${token} --only listUsers`;
    const [sentence] = await refusal(mock.url, args, expiring());
    expect(sentence).toContain('The given $TOKEN_MASTER has expired during the run');
  });
});
