import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { listen } from './http-server.ts';
import { argumentsOf } from './server/options.ts';
import { readTestResponse } from '../testing/call.ts';
import { readOptions, startServer } from './server.ts';

type Started = Awaited<ReturnType<typeof startServer>>;
// The default of a second is too short on a busy machine.
const WAIT = { timeout: 30_000 };
let started: Started | undefined;

async function start(...args: string[]): Promise<Started> {
  started = await startServer(readOptions(['--port', '0', '--quiet', ...args]));
  return started;
}

afterEach(async () => {
  await started?.stop();
  started = undefined;
});

const signIn = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'customer1', password: 'Fitness1!' }),
};

describe('the HTTP server', () => {
  it('responds to requests over HTTP', async () => {
    const { url } = await start();
    const response = await readTestResponse(await fetch(`${url}/api/auth/signin`, signIn));
    expect(response).toMatchObject({ status: 200, body: { nickname: '김서준' } });
    expect((await fetch(`${url}/api/fitness/nothing`)).status).toBe(404);
  });

  it('permits requests with a token from another origin', async () => {
    const { url } = await start('--scenario', 'empty');
    const preflight = await fetch(`${url}/api/fitness/pay`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    for (const path of ['/api/fitness/review', '/api/fitness/pay']) {
      expect((await fetch(`${url}${path}`)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('has a URL with brackets at an IPv6 address', async () => {
    // Also where a machine has only IPv4 addresses.
    const { url } = await start('--scenario', 'empty', '--host', '::ffff:127.0.0.1');
    expect(url).toMatch(/^http:\/\/\[::ffff:127\.0\.0\.1\]:\d+$/);
    expect((await fetch(`${url}/api/fitness/review`)).status).toBe(200);
  });

  it('sends no body with 204', async () => {
    const { url, backend } = await start('--scenario', 'empty');
    const { token } = (await (
      await fetch(`${url}/api/auth/signin`, {
        ...signIn,
        body: signIn.body.replace('customer1', 'master1'),
      })
    ).json()) as {
      token: string;
    };
    const body = JSON.stringify({ userId: 101, roleName: 'ROLE_MANAGER' });
    const response = await fetch(`${url}/api/fitness/admin/users/101/role`, {
      method: 'PUT',
      body,
      headers: { ...signIn.headers, authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(backend.studio.store.accounts.get(101)?.roleName).toBe('ROLE_MANAGER');
  });

  it('drops the connection for an offline fault', async () => {
    const { url, backend } = await start('--scenario', 'empty');
    backend.setFaults([{ kind: 'offline' }]);
    await expect(fetch(`${url}/api/fitness/review`)).rejects.toThrow(TypeError);
  });

  it('ends a hanging request when its client aborts it, and stops although another one hangs', async () => {
    const backend = createBackend({ scenario: 'empty', faults: [{ kind: 'hang' }] });
    let [begun, ended] = [0, 0];
    backend.subscribe(() => (begun += 1));
    const counting = {
      ...backend,
      respond: (request: Request) => backend.respond(request).finally(() => (ended += 1)),
    };
    const { url, stop } = await listen(counting, { port: 0, host: '127.0.0.1' });
    const controller = new AbortController();
    const abortedRequest = fetch(`${url}/api/fitness/review`, { signal: controller.signal });
    const hangingRequest = fetch(`${url}/api/fitness/review`);
    const bothFail = Promise.all([
      expect(abortedRequest).rejects.toThrow('aborted'),
      expect(hangingRequest).rejects.toThrow(TypeError),
    ]);
    await vi.waitFor(() => expect(begun).toBe(2), WAIT);
    controller.abort();
    await vi.waitFor(() => expect(ended).toBe(1), WAIT);
    await stop();
    await bothFail;
    expect(ended).toBe(2);
  });

  it('logs a line for each request', async () => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    started = await startServer({ ...readOptions([]), port: 0 });
    await fetch(`${started.url}/api/fitness/review`);
    expect(lines.mock.calls[0]?.[0]).toMatch(
      /^\d\d:\d\d:\d\d 200 GET \/api\/fitness\/review listReviews \d+\.\dms$/,
    );
  });

  it('fails with EADDRINUSE when the port is in use', async () => {
    const { url } = await start();
    await expect(
      startServer({ ...readOptions(['--quiet']), port: Number(new URL(url).port) }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('the command line of the HTTP server', () => {
  it('defaults to port 8080 and accepts other values', () => {
    expect(readOptions([])).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      latency: 0,
      watch: false,
      quiet: false,
    });
    expect(
      readOptions(['--port', '9000', '--scenario', 'empty', '--latency', '200']),
    ).toMatchObject({ port: 9000, scenario: 'empty', latency: 200 });
  });

  it('rejects invalid values', () => {
    expect(() => readOptions(['--scenario', 'nothing'])).toThrow('--scenario nothing');
    expect(() => readOptions(['--port', 'many'])).toThrow('--port many');
    expect(() => readOptions(['--port', '65536'])).toThrow('--port 65536');
    expect(() => readOptions(['--clock', 'noon'])).toThrow('--clock noon');
    expect(() => readOptions(['--persist', ''])).toThrow('--persist');
    expect(() => readOptions(['--colour'])).toThrow('--colour');
    expect(() => readOptions(['--upstream', 'here'])).toThrow('--upstream here: must be a URL.');
    expect(() => readOptions(['--record', 'file'])).toThrow('--record needs --upstream.');
    const upstream = ['--upstream', 'http://localhost:8081'];
    expect(() => readOptions([...upstream, '--replay', 'file'])).toThrow('exclude each other');
    expect(() => readOptions([...upstream, '--record', 'file', '--watch'])).toThrow('--watch');
  });

  it('is restored by argumentsOf', () => {
    const args = [
      '--port',
      '9000',
      '--host',
      '0.0.0.0',
      '--scenario',
      'busy',
      '--seed',
      '3',
      '--clock',
      '2026-11-20T10:00:00',
      '--persist',
      'a b.json',
      '--watch',
      '--quiet',
    ];
    expect(readOptions(argumentsOf(readOptions(args)))).toEqual(readOptions(args));
  });
});
