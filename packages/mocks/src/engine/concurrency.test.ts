import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock, memoryStorage } from '../backend.ts';
import { seatsTaken } from '../domain/reservations.ts';
import { createBuilder } from '../scenarios/seed/builder.ts';
import { call, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/studio.ts';

/** A pilates class with six seats tomorrow, and this many customers with a pass for it. */
function classOfSix(users: number) {
  const backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const build = createBuilder(backend.studio.store, NOW.slice(0, 10));
  const passes = Array.from({ length: users }, (_, index) => {
    const user = build.user({
      username: `person${index}`,
      nickname: '김하늘',
      gender: 'female',
      ph: `0107000${1000 + index}`,
    });
    return build.sell({ userId: user.id, promotionId: 5 });
  });
  return { backend, passes, studioClass: build.openClass({ managerId: 5, day: 1, hour: 10 }) };
}

describe('simultaneous requests', () => {
  it('of twenty customers for six seats get six reservations and fourteen errors that the class is full @mock:seats', async () => {
    const { backend, passes, studioClass } = classOfSix(20);
    const responses = await Promise.all(
      passes.map(async (pass) =>
        call(backend, 'createReservation', {
          token: await tokenOf(backend, pass.userId),
          body: { classId: studioClass.id, membershipId: pass.id },
        }),
      ),
    );
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(6).fill(201), ...Array(14).fill(409)]);
    expect(
      responses
        .filter(({ status }) => status === 409)
        .every(({ body }) => (body as { message: string }).message === '마감된 수업입니다.'),
    ).toBe(true);
    expect(seatsTaken(backend.studio, studioClass.id)).toHaveLength(6);
    const left = passes.map(
      (pass) => backend.studio.store.memberships.get(pass.id)?.remainingSessionCount,
    );
    expect(left.filter((count) => count === 11)).toHaveLength(6);
    expect(left.filter((count) => count === 12)).toHaveLength(14);
  });

  it('of one customer for one class take one session', async () => {
    const { backend, passes, studioClass } = classOfSix(1);
    const [pass] = passes;
    const token = await tokenOf(backend, pass?.userId ?? 0);
    const body = { classId: studioClass.id, membershipId: pass?.id };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call(backend, 'createReservation', { token, body })),
    );
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1);
    expect(backend.studio.store.memberships.get(pass?.id ?? 0)?.remainingSessionCount).toBe(11);
  });

  it('of one customer for two classes at one hour, with two passes, take one seat @response:SameHourReserved', async () => {
    const { backend, passes, studioClass } = classOfSix(1);
    const build = createBuilder(backend.studio.store, NOW.slice(0, 10));
    const userId = passes[0]?.userId ?? 0;
    const personal = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const pairs = [
      { classId: studioClass.id, membershipId: passes[0]?.id },
      {
        classId: personal.id,
        membershipId: build.sell({ userId, promotionId: 1, managerId: 1 }).id,
      },
    ];
    const token = await tokenOf(backend, userId);
    const responses = await Promise.all(
      [...pairs, ...pairs].map((body) => call(backend, 'createReservation', { token, body })),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409, 409]);
    expect(
      responses.filter(
        ({ body }) =>
          (body as { message?: string }).message === '같은 시간에 이미 예약한 수업이 있습니다.',
      ),
    ).toHaveLength(2);
    expect(backend.studio.store.reservations.where('userId', userId)).toHaveLength(1);
  });

  it('for the last session of a pass never make it negative @mock:seats', async () => {
    const { backend, passes } = classOfSix(1);
    const [pass] = passes;
    if (!pass) throw new Error('There is a pass.');
    backend.studio.store.memberships.update(pass, { remainingSessionCount: 1 });
    const build = createBuilder(backend.studio.store, NOW.slice(0, 10));
    const classes = [11, 12, 13].map((hour) => build.openClass({ managerId: 5, day: 1, hour }));
    const token = await tokenOf(backend, pass.userId);
    const responses = await Promise.all(
      classes.map(({ id }) =>
        call(backend, 'createReservation', { token, body: { classId: id, membershipId: pass.id } }),
      ),
    );
    expect(responses.map((response) => response.status)).toEqual([201, 409, 409]);
    expect(backend.studio.store.memberships.get(pass.id)?.remainingSessionCount).toBe(0);
  });

  it('with one uuid record one payment and get the same response @mock:uuid', async () => {
    const backend = createBackend({
      scenario: 'empty',
      clock: fixedClock(NOW),
      storage: memoryStorage(),
    });
    await call(backend, 'listReviews');
    const token = await tokenOf(backend, 101);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => call(backend, 'recordPayment', { token })),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(backend.studio.store.payments.size).toBe(1);
  });
});
