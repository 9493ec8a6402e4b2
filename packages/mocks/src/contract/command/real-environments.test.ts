import { readFileSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { contract, startMock } from '../../../testing/contract/command.ts';
import { createHttpSend } from '../wire/http-send.ts';
import { retryAfterOf } from '../wire/send-request.ts';

const CERTIFICATE = fileURLToPath(
  new URL('../../../testing/contract/certificate.pem', import.meta.url),
);

type Mock = Awaited<ReturnType<typeof startMock>>;

let mock: Mock;
const servers: Server[] = [];

beforeEach(async () => {
  mock = await startMock();
});

afterEach(async () => {
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

const limited = (outgoing: ServerResponse, headers: Readonly<Record<string, string>> = {}) =>
  outgoing.writeHead(429, { 'content-type': 'application/json', ...headers }).end('{}');

describe('a backend that limits the rate', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    ['Fri, 20 Nov 2026 01:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 00:59:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('may ask to wait as a number of seconds or until a date: %j', (retryAfter, seconds) => {
    const date = 'Fri, 20 Nov 2026 01:00:00 GMT';
    expect(retryAfterOf(new Headers({ date, 'retry-after': retryAfter }))).toBe(seconds);
  });

  it('gets the requests again at that time; they are counted, and no difference', async () => {
    const refused: number[] = [];
    const answered: number[] = [];
    const url = await serve((incoming, outgoing) => {
      const isRefused = refused.length < 2 && incoming.method === 'POST';
      (isRefused ? refused : answered).push(performance.now());
      if (isRefused) limited(outgoing, { 'retry-after': String(refused.length) });
      else forward(incoming, outgoing);
    });
    const args = ['--base-url', url, '--only', 'listReviews', '--concurrency', '1'];
    const { code, out } = await contract(args);
    expect(out).toContain('Sent again: 2 after a 429, at the time of its Retry-After.');
    expect(out).toMatch(/ 0 failed$/);
    expect(code).toBe(0);
    const [first = 0, second = 0] = refused;
    expect(second - first).toBeGreaterThan(990);
    expect(Math.min(...answered.filter((time) => time > second)) - second).toBeGreaterThan(1_990);
  });

  it.each([
    [
      { 'retry-after': '900' },
      'it answers 429 with Retry-After 900 s; raise its rate limit, since',
    ],
    [{}, 'it answers 429 without Retry-After; raise its rate limit.'],
  ])('for too long ends the run with one sentence: %j', async (headers, sentence) => {
    const url = await serve((incoming, outgoing) =>
      incoming.url?.endsWith('/signup') ? limited(outgoing, headers) : forward(incoming, outgoing),
    );
    const { code, out, errors } = await contract(['--base-url', url, '--concurrency', '4']);
    expect(errors).toContain(`stopped responding at POST ${url}/api/auth/signup: ${sentence}`);
    expect(errors.split('\n').filter((line) => line !== '')).toHaveLength(1);
    expect(out).not.toContain('✗');
    expect(code).toBe(2);
  });
});

describe('a token that expires during the run', () => {
  const LATER = '2026-11-20T23:00:00';
  const args = ['--only', 'listMyMembers', '--only', 'listUsers', '--concurrency', '3'];

  /** Lets all tokens expire after this many requests. */
  function expireAfter(requests: number): Parameters<typeof contract>[1] & object {
    let clock = fixedClock('2026-11-20T10:00:00');
    let left = requests;
    mock.backend.subscribe(() => {
      left -= 1;
      if (left === 0) mock.backend.setClock((clock = fixedClock(LATER)));
    });
    return { clock: { now: () => clock.now() } };
  }

  it('is renewed by signing in again, once for all requests that carry it', async () => {
    const { code, out } = await contract(['--base-url', mock.url, ...args], expireAfter(40));
    expect(out).toMatch(/Sent again: \d+ with a new token, after the old one had expired\./);
    expect(out).toMatch(/ 0 failed$/);
    expect(code).toBe(0);
  });

  it('ends the run with one sentence where it was given without a sign-in', async () => {
    const body = JSON.stringify({ username: 'master1', password: 'Fitness1!' });
    const headers = { 'content-type': 'application/json' };
    const signedIn = await fetch(`${mock.url}/api/auth/signin`, { method: 'POST', headers, body });
    const { token } = (await signedIn.json()) as { token: string };
    const given = ['--base-url', mock.url, '--token-master', token, '--only', 'listUsers'];
    const { code, out, errors } = await contract(given, expireAfter(40));
    expect(errors).toContain(
      'The given $TOKEN_MASTER has expired during the run; give a username and a password',
    );
    expect(out).not.toContain('✗');
    expect(code).toBe(2);
  });
});

describe('a connection that the backend closes', () => {
  /** Closes each connection at its third request, which is not answered, if it has this method. */
  async function closing(method: string): Promise<string> {
    const served = new WeakMap<object, number>();
    return serve((incoming, outgoing) => {
      const count = (served.get(incoming.socket) ?? 0) + 1;
      served.set(incoming.socket, count);
      if (count > 2 && incoming.method === method) outgoing.destroy();
      else forward(incoming, outgoing);
    });
  }

  it('while it is idle is no difference: a GET is sent once more over a new one', async () => {
    const args = ['--base-url', await closing('GET'), '--only', 'listReviews'];
    const { code, out } = await contract(args);
    expect(out).toMatch(/Sent again: \d+ over a new connection, after an idle one was closed\./);
    expect(out).toMatch(/ 0 failed$/);
    expect(code).toBe(0);
  });

  it.each([
    ['is repeated if the server may have closed it for being idle', 0, 1],
    ['is not repeated if the server may have carried it out', 60_000, 0],
  ])('at a request that changes something: it %s', async (_, idleMs, repeated) => {
    let resent = 0;
    const send = createHttpSend({ onResent: () => (resent += 1), idleMs });
    const url = `${await closing('POST')}/api/auth/signin`;
    const signIn = async (): Promise<number | string> => {
      const headers = { 'content-type': 'application/json' };
      const sent = send(new Request(url, { method: 'POST', headers, body: '{}' }));
      return sent.then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
    };
    expect([await signIn(), await signIn()]).toEqual([400, 400]);
    expect(await signIn()).toBe(repeated === 1 ? 400 : 'ECONNRESET');
    expect(resent).toBe(repeated);
  });

  it.each([
    ['a new connection', '', ''],
    ['the middle of a response', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n', '[]'],
  ])('on %s is a failure, which is not repeated', async (_, head, body) => {
    let connections = 0;
    const server = createSocketServer((socket) => {
      connections += 1;
      socket.once('data', () => socket.end(head + body));
    });
    const url = `http://127.0.0.1:${await listening(server)}`;
    const { code, errors } = await contract(['--base-url', url]);
    expect(errors).toBe(`${url} cannot be reached: no response (ECONNRESET).`);
    expect(connections).toBe(1);
    expect(code).toBe(2);
  });
});

describe('a backend', () => {
  it('that redirects everything gets one sentence with the address', async () => {
    const url = await serve(({ url: path }, outgoing) =>
      outgoing.writeHead(301, { location: `https://api.example${path}` }).end(),
    );
    const { code, errors } = await contract(['--base-url', url]);
    expect(errors).toBe(
      `${url} redirects every request, this one to https://api.example/api/fitness/review; give the URL that answers without redirects as --base-url.`,
    );
    expect(code).toBe(2);
  });

  it('that is starting is waited for, first without a connection and then behind a gateway', async () => {
    const free = createServer();
    const port = await listening(free);
    free.close();
    const url = `http://127.0.0.1:${port}`;
    let refused = 0;
    const late = createServer((incoming, outgoing) => {
      refused += 1;
      if (refused <= 2) outgoing.writeHead(503).end('<h1>Starting</h1>');
      else forward(incoming, outgoing);
    });
    const args = ['--base-url', url, '--only', 'listReviews', '--wait', '60'];
    const running = contract(args);
    await listening(late, port);
    const { code, out } = await running;
    expect(refused).toBeGreaterThan(2);
    expect(out).toMatch(/ 0 failed$/);
    expect(code).toBe(0);
  });

  it('that does not start in time gets the sentence of one that is down', async () => {
    const url = await serve((_, outgoing) => outgoing.writeHead(503).end('<h1>Starting</h1>'));
    const { code, errors } = await contract(['--base-url', url, '--wait', '0.3']);
    expect(errors).toBe(`${url} answers 503 without JSON: the backend behind the gateway is down.`);
    expect(code).toBe(2);
  });

  it('with its own certificate authority is tested with --ca, and else named', async () => {
    const pem = readFileSync(CERTIFICATE);
    const port = await listening(createTlsServer({ key: pem, cert: pem }, forward));
    const args = ['--base-url', `https://localhost:${port}`, '--only', 'listReviews'];
    const refused = await contract(args);
    expect(refused.errors).toBe(
      `https://localhost:${port} cannot be reached: no response (DEPTH_ZERO_SELF_SIGNED_CERT): the authority of its certificate is unknown, give it with --ca FILE.`,
    );
    expect(refused.code).toBe(2);
    const trusted = await contract([...args, '--ca', CERTIFICATE]);
    expect(trusted.out).toMatch(/ 0 failed$/);
    expect(trusted.code).toBe(0);
  });
});
