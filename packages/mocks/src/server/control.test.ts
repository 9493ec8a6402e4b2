import { requestExamples } from '@fitness/api-contract/examples';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { BASE_URL, readTestResponse } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { createControl } from './control.ts';

/** Sends calls to a new backend with its control endpoints; a body is sent as JSON, or as it is where it is a text. */
function start() {
  const faults = [{ kind: 'latency', ms: 3 }] as const;
  const backend = createBackend({ scenario: 'empty', seed: 4, clock: fixedClock(NOW), faults });
  const control = createControl(backend, faults);
  return async (method: string, path: string, content?: unknown) => {
    const body = typeof content === 'object' ? JSON.stringify(content) : (content as string);
    const headers = { 'content-type': 'application/json' };
    const request = new Request(BASE_URL + path, { method, headers, body });
    return readTestResponse((await control(request)) ?? (await backend.handle(request)));
  };
}

describe('the control endpoints', () => {
  it('return the settings of the backend', async () => {
    const { body } = await start()('GET', '/__mock');
    expect(body).toEqual({
      scenario: 'empty',
      seed: 4,
      seededOn: '2026-11-20',
      now: NOW,
      clock: NOW,
      faults: [{ kind: 'latency', ms: 3 }],
      settings: 'empty_seed-4_at-20261120T100000_latency-3',
      tables: expect.objectContaining({ accounts: 10, reviews: 0 }),
    });
  });

  it('seed another scenario, and the same one with another seed', async () => {
    const send = start();
    const first = await send('PUT', '/__mock/scenario', { scenario: 'default' });
    expect(first.body).toMatchObject({ scenario: 'default', seed: 4, tables: { reviews: 23 } });
    const second = await send('PUT', '/__mock/scenario', { scenario: 'default', seed: 9 });
    expect(second.body).toMatchObject({ seed: 9 });
  });

  it('set faults, and count their times down', async () => {
    const send = start();
    const fault = { kind: 'status', status: 503, operation: 'listReviews', times: 2 };
    await send('PUT', '/__mock/faults', { faults: [fault] });
    expect((await send('GET', '/api/fitness/review')).status).toBe(503);
    const { body } = await send('GET', '/__mock');
    expect(body).toMatchObject({ faults: [{ status: 503, times: 1 }] });
  });

  it('set a fixed clock and return to the system clock', async () => {
    const send = start();
    const fixed = await send('PUT', '/__mock/clock', { now: '2027-01-01T00:00:00' });
    expect(fixed.body).toMatchObject({ now: '2027-01-01T00:00:00' });
    expect((await send('PUT', '/__mock/clock', { now: null })).body).toMatchObject({ clock: null });
  });

  it('reset everything to its state at the start', async () => {
    const send = start();
    const before = await send('GET', '/__mock');
    await send('POST', '/api/auth/signup', requestExamples.signUp.body);
    await send('PUT', '/__mock/faults', { faults: [{ kind: 'offline' }] });
    await send('PUT', '/__mock/clock', { now: '2027-01-01T00:00:00' });
    expect(await send('POST', '/__mock/reset')).toEqual(before);
  });

  it.each([
    ['/__mock/scenario', { scenario: 'nothing' }, '/scenario must be one of default, empty'],
    ['/__mock/scenario', undefined, '/ must be an object with scenario, seed'],
    [
      '/__mock/faults',
      { faults: [{ kind: 'status', status: 42 }] },
      '/faults/0/status must be a whole number from 200 to 599',
    ],
    ['/__mock/faults', { fault: [] }, '/fault is not known; there is faults'],
    ['/__mock/faults', '{"faults":', '/ must be JSON'],
    ['/__mock/clock', { now: '2026-02-30T10:00:00' }, '/now must be a time in Seoul'],
  ])('refuse an invalid body of %s with its reason: %j', async (path, body, reason) => {
    const send = start();
    const before = await send('GET', '/__mock');
    expect(await send('PUT', path, body)).toEqual({
      status: 400,
      body: { message: '요청 형식이 올바르지 않습니다.', detail: expect.stringContaining(reason) },
    });
    expect(await send('GET', '/__mock')).toEqual(before);
  });

  it.each([
    ['GET', '/__mock/nothing'],
    ['DELETE', '/__mock/faults'],
  ])('return 404 with the known ones for %s %s', async (method, path) => {
    expect(await start()(method, path)).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('PUT /__mock/faults') },
    });
  });
});
