import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { createNodeServer, DEFAULT_BASE_URL } from './node.ts';
import { readTestResponse } from '../testing/call.ts';
import { NOW } from '../testing/now.ts';

describe('the backend under Node', () => {
  const { server, backend } = createNodeServer({ clock: fixedClock(NOW) });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    backend.setFaults([]);
    await backend.reset();
  });
  afterAll(() => server.close());

  const send = async (path: string, init?: RequestInit) =>
    readTestResponse(await fetch(`${DEFAULT_BASE_URL}${path}`, init));

  it('handles the requests from sign-in to a cancelled reservation over fetch', async () => {
    const json = { 'content-type': 'application/json' };
    const signIn = await send('/api/auth/signin', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'customer1', password: 'Fitness1!' }),
    });
    const { token } = signIn.body as { token: string };
    const headers = { ...json, authorization: `Bearer ${token}` };
    const classes = await send('/api/fitness/classes/reservable?membershipId=1', { headers });
    // The latest one, which can be cancelled whatever the limit is.
    const open = (
      classes.body as { classId: number; currentCustomer: number; maxCustomer: number }[]
    ).findLast((one) => one.currentCustomer < one.maxCustomer);
    const body = JSON.stringify({ classId: open?.classId, membershipId: 1 });
    const reserved = await send('/api/fitness/reservation', { method: 'POST', headers, body });
    expect(reserved.status).toBe(201);
    const { reservationId } = reserved.body as { reservationId: number };
    expect(
      (await send(`/api/fitness/reservations/${reservationId}`, { method: 'DELETE', headers }))
        .status,
    ).toBe(204);
  });

  it('makes fetch reject for an offline fault', async () => {
    backend.setFaults([{ kind: 'offline', times: 1 }]);
    await expect(fetch(`${DEFAULT_BASE_URL}/api/fitness/review`)).rejects.toThrow(TypeError);
    expect((await send('/api/fitness/review')).status).toBe(200);
  });
});
