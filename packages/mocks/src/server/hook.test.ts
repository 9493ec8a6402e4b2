import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, fixedClock, type Backend } from '../backend.ts';
import { call, readTestResponse, tokenOf, type TestResponse } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { HOOK_PATH } from '../hook-path.ts';
import { createHook } from './hook.ts';

const CUSTOMER = 101;
let backend: Backend;
let post: (body: unknown) => Promise<TestResponse>;

beforeEach(() => {
  backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const hook = createHook(backend);
  post = async (body) =>
    readTestResponse(
      (await hook(
        new Request(`http://backend.test${HOOK_PATH}`, {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      )) ?? Response.error(),
    );
});

const pay = async (paidAt = '2026-11-01T10:00:00', userId = CUSTOMER): Promise<number> => {
  const { body } = await post({
    state: 'payment-made',
    userId,
    promotionId: 1,
    managerId: 1,
    paidAt,
  });
  return (body as { membershipId: number }).membershipId;
};

const passes = async () =>
  (await call(backend, 'listMyPromotions', { token: await tokenOf(backend, CUSTOMER) })).body;

const history = async (membershipId: number) =>
  (
    await call(backend, 'listReservationHistory', {
      token: await tokenOf(backend, CUSTOMER),
      query: { membershipId },
    })
  ).body;

describe('the hook', () => {
  it('fixes the clock and returns to that of the start', async () => {
    await post({ state: 'clock', now: '2026-12-24T10:00:00' });
    expect(backend.studio.clock.fixedAt).toBe('2026-12-24T10:00:00');
    expect(await post({ state: 'clock' })).toEqual({ status: 204, body: undefined });
    expect(backend.studio.clock.fixedAt).toBe(NOW);
  });

  it('records a past payment, whose pass is valid from that day', async () => {
    await pay();
    expect(await passes()).toMatchObject([
      { promotionName: 'PT 12회', remainingSessionCount: 12, expiredDate: '2027-01-30' },
    ]);
  });

  it('expires a pass', async () => {
    const membershipId = await pay();
    const expired = { state: 'pass-expires', membershipId, expiredDate: '2026-11-19' };
    expect((await post(expired)).status).toBe(204);
    expect(await passes()).toMatchObject([{ membershipId, expiredDate: '2026-11-19' }]);
  });

  it.each([{ managerId: 1 }, { managerUserId: 1 }])(
    'holds a past class of %o, which took a session of each pass',
    async (manager) => {
      const membershipId = await pay();
      const classTime = '2026-11-18T10:00:00';
      const held = { state: 'class-held', ...manager, classTime, maxCustomer: 4 };
      const { status, body } = await post({ ...held, membershipIds: [membershipId] });
      expect(status).toBe(200);
      const { reservationIds } = body as { reservationIds: number[] };
      expect(await history(membershipId)).toMatchObject([
        { reservationId: reservationIds[0], classTime, status: 'ABSENT' },
      ]);
      expect(await passes()).toMatchObject([{ remainingSessionCount: 11 }]);

      const attended = { state: 'attended', userId: CUSTOMER, date: '2026-11-18' };
      expect([(await post(attended)).status, (await post(attended)).status]).toEqual([204, 204]);
      expect(await history(membershipId)).toMatchObject([{ status: 'ATTENDED' }]);
      expect(backend.studio.store.attendances.size).toBe(1);
    },
  );

  it('changes nothing where a rule of the studio forbids the state', async () => {
    const [first, second] = [await pay(), await pay(undefined, 102)];
    const held = { state: 'class-held', managerId: 1, classTime: '2026-11-18T10:00:00' };
    expect(await post({ ...held, maxCustomer: 1, membershipIds: [first, second] })).toMatchObject({
      status: 409,
      body: { message: '마감된 수업입니다.' },
    });
    expect(backend.studio.store.classes.size).toBe(0);
    expect(await passes()).toMatchObject([{ remainingSessionCount: 12 }]);
  });

  it('returns a token that has expired', async () => {
    const { body } = await post({ state: 'expired-token', userId: CUSTOMER });
    const { token } = body as { token: string };
    expect((await call(backend, 'listMyPromotions', { token })).status).toBe(401);
    backend.setClock(fixedClock('2026-11-19T12:00:00'));
    expect((await call(backend, 'listMyPromotions', { token })).status).toBe(200);
  });

  it.each([
    [{ state: 'clock', now: 'noon' }, 400, '/now must be a time in Seoul'],
    [{ state: 'attended', userId: CUSTOMER, date: '2026-02-30' }, 400, '/date must be a date'],
    [{ state: 'attended', userId: 9_999, date: '2026-11-01' }, 400, 'There is no user 9999.'],
    [{ state: 'pass-expires', membershipId: 9, expiredDate: NOW.slice(0, 10) }, 400, 'no pass 9'],
    [{ state: 'expired-token' }, 400, '/userId is missing'],
    [[], 400, '/state'],
    [{ state: 'toString' }, 501, '/state toString is not known; there is clock, pass-expires'],
  ])('refuses %j', async (body, status, detail) => {
    expect(await post(body)).toMatchObject({
      status,
      body: { detail: expect.stringContaining(detail) },
    });
  });
});
