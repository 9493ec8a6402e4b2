import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { listen } from './http-server.ts';
import { startMock } from '../testing/contract/command.ts';
import { main, readOptions, startServer } from './server.ts';

// The default of a second is too short on a busy machine.
const WAIT = { timeout: 30_000 };

async function start(...args: string[]): ReturnType<typeof startMock> {
  const started = await startMock(...args);
  onTestFinished(started.stop);
  return started;
}

describe('the HTTP server', () => {
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
    const response = await fetch(`${url}/__mock`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('has a URL with brackets at an IPv6 address', async () => {
    // Also where a machine has only IPv4 addresses.
    const { url } = await start('--scenario', 'empty', '--host', '::ffff:127.0.0.1');
    expect(url).toMatch(/^http:\/\/\[::ffff:127\.0\.0\.1\]:\d+$/);
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
      handle: (request: Request) => backend.handle(request).finally(() => (ended += 1)),
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
    const { url, stop } = await startServer({ ...readOptions([]), port: 0 });
    onTestFinished(stop);
    await fetch(`${url}/api/fitness/review`);
    expect(lines.mock.calls[0]?.[0]).toMatch(
      /^\d\d:\d\d:\d\d 200 GET \/api\/fitness\/review listReviews \d+\.\dms$/,
    );
  });

  it('explains that its port is taken or its address not one of the machine', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void (process.exitCode = undefined));
    const { port } = new URL((await start()).url);
    await main(['--port', port]);
    await main(['--host', '203.0.113.9']);
    expect(errors.mock.calls).toEqual([
      [`Port ${port} is taken: choose another one with --port.`],
      ['This machine has no address 203.0.113.9. Check --host.'],
    ]);
    expect(process.exitCode).toBe(1);
  });
});

describe('the command line of the HTTP server', () => {
  it.each([
    ['--scenario nothing', '--scenario nothing: is no scenario.'],
    ['--port 65536', '--port 65536: must be a whole number up to 65535.'],
    ['--clock noon', '--clock noon: must be a time such as 2026-11-20T10:00:00.'],
    ['--colour', "Unknown option '--colour'"],
  ])('refuses %s', (args, message) => {
    expect(() => readOptions(args.split(' '))).toThrow(message);
  });
});
