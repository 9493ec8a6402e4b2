import { afterEach, describe, expect, it } from 'vitest';
import { readOptions, startServer } from '../server.ts';
import { readTestResponse } from '../../testing/call.ts';

type Started = Awaited<ReturnType<typeof startServer>>;
let started: Started | undefined;
afterEach(async () => {
  await started?.stop();
  started = undefined;
});

async function start(...args: string[]) {
  started = await startServer(
    readOptions([
      '--port',
      '0',
      '--quiet',
      '--scenario',
      'empty',
      '--clock',
      '2026-11-20T10:00:00',
      ...args,
    ]),
  );
  const { url } = started;
  const send = async (method: string, path: string, body?: unknown) =>
    readTestResponse(
      await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
  return { url, send };
}

describe('the control endpoints', () => {
  it('return the settings of the backend', async () => {
    const { send } = await start('--seed', '4', '--latency', '3');
    expect(await send('GET', '/__mock')).toEqual({
      status: 200,
      body: {
        scenario: 'empty',
        seed: 4,
        seededOn: '2026-11-20',
        now: '2026-11-20T10:00:00',
        clock: '2026-11-20T10:00:00',
        faults: [{ kind: 'latency', ms: 3 }],
        settings: 'empty_seed-4_at-20261120T100000_latency-3',
        tables: {
          accounts: 10,
          memberships: 0,
          payments: 0,
          classes: 0,
          reservations: 0,
          attendances: 0,
          reviews: 0,
        },
        calls: 0,
      },
    });
  });

  it('seed another scenario, and the same one with another seed', async () => {
    const { send } = await start();
    const first = await send('PUT', '/__mock/scenario', { scenario: 'default' });
    expect(first.body).toMatchObject({ scenario: 'default', seed: 1, tables: { reviews: 23 } });
    expect(
      (await send('PUT', '/__mock/scenario', { scenario: 'default', seed: 9 })).body,
    ).toMatchObject({ seed: 9 });
    expect((await send('GET', '/api/fitness/review')).body).toHaveLength(23);
  });

  it('set faults, count their times down and remove them', async () => {
    const { send } = await start();
    await send('PUT', '/__mock/faults', {
      faults: [{ kind: 'status', status: 503, operation: 'listReviews', times: 2 }],
    });
    expect((await send('GET', '/api/fitness/review')).status).toBe(503);
    expect((await send('GET', '/__mock')).body).toMatchObject({
      faults: [{ status: 503, times: 1 }],
    });
    await send('PUT', '/__mock/faults', { faults: [] });
    expect((await send('GET', '/api/fitness/review')).status).toBe(200);
  });

  it('set the clock and reset it to the system clock', async () => {
    const { send } = await start();
    expect((await send('PUT', '/__mock/clock', { now: '2027-01-01T00:00:00' })).body).toMatchObject(
      { now: '2027-01-01T00:00:00' },
    );
    expect((await send('PUT', '/__mock/clock', { now: null })).body).toMatchObject({ clock: null });
  });

  it('return the log of requests without bodies and tokens', async () => {
    const { send } = await start();
    await send('POST', '/api/auth/signin', { username: 'customer1', password: 'Fitness1!' });
    await send('GET', '/api/fitness/nothing?a=1');
    const { body } = await send('GET', '/__mock/log');
    expect(body).toMatchObject([
      {
        number: 1,
        method: 'POST',
        path: '/api/auth/signin',
        operation: 'signIn',
        outcome: 'answer',
        status: 200,
        faults: [],
        problems: [],
      },
      { number: 2, path: '/api/fitness/nothing', query: { a: '1' }, operation: null, status: 404 },
    ]);
    expect(JSON.stringify(body)).not.toContain('Fitness1!');
  });

  it('reset everything to its state at the start', async () => {
    const { send } = await start('--latency', '3');
    const before = await send('GET', '/__mock');
    await send('POST', '/api/auth/signup', {
      nickname: '김하늘',
      gender: 'female',
      username: 'haneul1',
      password: 'Fitness1!',
      passwordCheck: 'Fitness1!',
      ph: '01012345678',
      email: 'a@makefit.kr',
    });
    await send('PUT', '/__mock/faults', { faults: [{ kind: 'offline' }] });
    await send('PUT', '/__mock/clock', { now: '2027-01-01T00:00:00' });
    expect(await send('POST', '/__mock/reset')).toEqual(before);
    expect((await send('GET', '/__mock/log')).body).toEqual([]);
  });

  it('return 400 with pointer and reason for invalid values, and change nothing', async () => {
    const { send } = await start();
    const before = await send('GET', '/__mock');
    const invalidRequests: [string, unknown, string][] = [
      ['/__mock/scenario', { scenario: 'nothing' }, '/scenario must be one of default, empty'],
      ['/__mock/scenario', { scenario: 'busy', seed: -1 }, '/seed must be a whole number'],
      ['/__mock/scenario', undefined, '/ must be an object with scenario, seed'],
      ['/__mock/faults', [], '/ must be an object with faults'],
      [
        '/__mock/faults',
        { faults: [{ kind: 'status', status: 42 }] },
        '/faults/0/status must be a whole number from 200 to 599',
      ],
      ['/__mock/faults', { fault: [] }, '/fault is not known; there is faults'],
      ['/__mock/clock', { now: '2026-02-30T10:00:00' }, '/now must be a time in Seoul'],
    ];
    for (const [path, body, reason] of invalidRequests) {
      expect(await send('PUT', path, body)).toEqual({
        status: 400,
        body: {
          message: '요청 형식이 올바르지 않습니다.',
          detail: expect.stringContaining(reason),
        },
      });
    }
    expect(await send('GET', '/__mock')).toEqual(before);
  });

  it('return 400 for a body that is not JSON, 404 for an unknown path and 405 for another method', async () => {
    const { url, send } = await start();
    const broken = await readTestResponse(
      await fetch(`${url}/__mock/faults`, { method: 'PUT', body: '{"faults":' }),
    );
    expect(broken).toMatchObject({ status: 400, body: { detail: '/ must be JSON' } });
    expect(await send('GET', '/__mock/nothing')).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('/__mock/faults') },
    });
    expect((await fetch(`${url}/__mock`, { method: 'HEAD' })).status).toBe(200);
    const options = await fetch(`${url}/__mock`, { method: 'OPTIONS' });
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await send('DELETE', '/__mock/faults')).toMatchObject({
      status: 405,
      body: {
        message: '허용되지 않은 메서드입니다.',
        detail: 'DELETE /__mock/faults is not known; it has PUT',
      },
    });
  });

  it('permit requests from another origin', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/__mock`)).headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await fetch(`${url}/__mock/faults`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'PUT' },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});
