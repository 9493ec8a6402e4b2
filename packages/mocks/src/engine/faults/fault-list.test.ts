import { describe, expect, it, vi } from 'vitest';
import { createBackend, type Fault } from '../../backend.ts';
import { call, requestOf } from '../../../testing/call.ts';

const withFaults = (...faults: Fault[]) => createBackend({ scenario: 'empty', faults });

describe('faults', () => {
  it('return a status outside the contract without a violation', async () => {
    const backend = withFaults({ kind: 'status', status: 503, message: '점검 중' });
    expect(await call(backend, 'listReviews')).toEqual({
      status: 503,
      body: { message: '점검 중' },
    });
  });

  it('end after their number of times, after which the operation is executed', async () => {
    const backend = withFaults({ kind: 'status', status: 500, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await call(backend, 'signUp')).status);
    expect(statuses).toEqual([500, 500, 201]);
    expect(backend.studio.store.accounts.find('username', 'haneul1')).toBeDefined();
  });

  it('only delay the response, by their sum, when they are latencies', async () => {
    const backend = withFaults(
      { kind: 'latency', ms: 20 },
      { kind: 'latency', ms: 20, spreadMs: 10 },
    );
    const started = performance.now();
    expect((await call(backend, 'listReviews')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(39);
  });

  it('delay a response no longer than until they are replaced', async () => {
    const backend = withFaults({ kind: 'latency', ms: 600_000, times: 1 });
    const delayed = call(backend, 'listReviews');
    await vi.waitFor(() => expect(backend.faults()).toEqual([]));
    backend.setFaults([]);
    expect((await delayed).status).toBe(200);
  });
});

describe('a subscriber', () => {
  it('gets each request until it unsubscribes', async () => {
    const backend = withFaults({ kind: 'offline' });
    const listener = vi.fn();
    const stop = backend.subscribe(listener);
    await backend.handle(requestOf('listReviews'));
    stop();
    await backend.handle(requestOf('listReviews'));
    expect(listener.mock.calls).toMatchObject([
      [{ number: 1, response: 'offline', faults: [{ kind: 'offline' }] }],
    ]);
  });
});
