import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { contract, startMock } from '../../../testing/contract/command.ts';

const stops: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const passedOn = request(new URL(url, target), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(passedOn);
}

const collectGarbage = exposeGarbageCollector();

function exposeGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

describe('a backend that cannot be tested gets one sentence and exit code 2:', () => {
  it('one that is down', async () => {
    const url = await serve(() => undefined);
    for (const stop of stops.splice(0)) await stop();
    const { code, errors } = await contract(['--base-url', url]);
    expect(errors).toBe(`${url} cannot be reached: no response (ECONNREFUSED).`);
    expect(code).toBe(2);
  });

  it('one that never responds, while memory is collected', async () => {
    const url = await serve(() => setImmediate(collectGarbage));
    const { code, errors } = await contract(['--base-url', url, '--timeout', '0.2']);
    expect(errors).toBe(`${url} cannot be reached: no response within 0.2 s.`);
    expect(code).toBe(2);
  });

  it('one whose gateway answers with HTML', async () => {
    const url = await serve((_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    );
    const { code, errors } = await contract(['--base-url', url]);
    expect(errors).toBe(`${url} answers 502 without JSON: the backend behind the gateway is down.`);
    expect(code).toBe(2);
  });

  it.each([
    ['dies', 'cut', 'no response ('],
    ['stops responding', 'hang', 'no response within 2 s'],
    ['is behind a gateway that answers 503', 'html', 'it answers 503 without JSON'],
  ] as const)('one that %s in the middle', async (_, way, reason) => {
    const mock = await startMock();
    stops.push(mock.stop);
    let left = 300;
    const url = await serve((incoming, outgoing) => {
      left -= 1;
      if (left >= 0) forward(mock.url, incoming, outgoing);
      else if (way === 'cut') outgoing.destroy();
      else if (way === 'html') outgoing.writeHead(503).end('<h1>Unavailable</h1>');
    });
    const args = ['--base-url', url, '--concurrency', '4', '--timeout', '2'];
    const { code, out, errors } = await contract(args);
    const [sentence = '', ...rest] = lines(errors);
    expect(sentence).toMatch(
      new RegExp(`^${url} stopped responding at (GET|POST|PUT|PATCH|DELETE) `),
    );
    expect(sentence).toContain(reason);
    expect(rest).toEqual([expect.stringMatching(/^Left behind: .*accounts/)]);
    expect(out).not.toContain('✗');
    expect(code).toBe(2);
  });

  it('one whose hook cannot be reached', async () => {
    const { url, stop } = await startMock();
    stops.push(stop);
    const hook = 'http://127.0.0.1:9/hook';
    const { code, errors } = await contract(['--base-url', url, '--hook', hook]);
    expect(errors).toMatch(/^The hook http:\/\/127\.0\.0\.1:9\/hook gives no response \(.*\)\.$/m);
    expect(code).toBe(2);
  });

  it('one that does not accept a given token, or accepts it for another role', async () => {
    const { url, stop } = await startMock();
    stops.push(stop);
    const unknown = await contract(['--base-url', url, '--token-master', 'a.b.c']);
    expect(unknown.errors).toBe(
      'The backend does not accept the token of master (401). Has it expired?',
    );
    expect(unknown.code).toBe(2);
  });
});
