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
      tables: expect.objectContaining({ accounts: 10, reviews: 0 }),
    });
  });

  it('seed another scenario, set a clock, and faults with their times', async () => {
    const send = start();
    await send('PUT', '/__mock/scenario', { scenario: 'default' });
    await send('PUT', '/__mock/clock', { now: null });
    const fault = { kind: 'status', status: 503, operation: 'listReviews', times: 2 };
    await send('PUT', '/__mock/faults', { faults: [fault] });
    expect((await send('GET', '/api/fitness/review')).status).toBe(503);
    expect((await send('GET', '/__mock')).body).toMatchObject({
      scenario: 'default',
      seed: 4,
      clock: null,
      faults: [{ status: 503, times: 1 }],
      tables: { reviews: 23 },
    });
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
    ['/__mock/faults', { fault: [] }, '/fault is not known; there is faults'],
    ['/__mock/faults', '{"faults":', '/ must be JSON'],
    ['/__mock/clock', { now: '2026-02-30T10:00:00' }, '/now must be a time in Seoul'],
  ])('refuse an invalid body of %s with its reason: %j', async (path, body, reason) => {
    expect(await start()('PUT', path, body)).toEqual({
      status: 400,
      body: { message: '요청 형식이 올바르지 않습니다.', detail: expect.stringContaining(reason) },
    });
  });

  it('return 404 with the known ones for another call', async () => {
    expect(await start()('DELETE', '/__mock/faults')).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('PUT /__mock/faults') },
    });
  });
});
