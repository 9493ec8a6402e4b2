import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, fixedClock, type Backend } from '../backend.ts';
import { readTestResponse, type TestResponse } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { createHook } from './hook.ts';

let backend: Backend;
let post: (body: unknown) => Promise<TestResponse>;

beforeEach(() => {
  backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const hook = createHook(backend);
  post = async (body) => readTestResponse(await hook(body));
});

// That each state is made is proved by the contract suite, which tests the mock backend by them.
describe('the hook', () => {
  it('changes nothing where a rule of the studio forbids the state', async () => {
    const membershipIds: unknown[] = [];
    for (const userId of [101, 102]) {
      const payment = { userId, promotionId: 1, managerId: 1, paidAt: '2026-11-01T10:00:00' };
      const { body } = await post({ state: 'payment-made', ...payment });
      membershipIds.push((body as { membershipId: number }).membershipId);
    }
    const classTime = '2026-11-18T10:00:00';
    const held = { state: 'class-held', managerId: 1, classTime, maxCustomer: 1, membershipIds };
    expect(await post(held)).toMatchObject({
      status: 409,
      body: { message: '마감된 수업입니다.' },
    });
    const { classes, reservations, memberships } = backend.studio.store;
    expect([classes.size, reservations.size]).toEqual([0, 0]);
    const left = memberships.all().map(({ remainingSessionCount }) => remainingSessionCount);
    expect(left).toEqual([12, 12]);
  });

  it.each([
    [{ state: 'clock', now: 'noon' }, 400, '/now must be a time in Seoul'],
    [{ state: 'attended', userId: 101, date: '2026-02-30' }, 400, '/date must be a date'],
    [{ state: 'pass-expires', membershipId: 9, expiredDate: NOW.slice(0, 10) }, 400, 'no pass 9'],
    [{ state: 'toString' }, 501, '/state toString is not known; there is clock, pass-expires'],
  ])('refuses %j', async (body, status, detail) => {
    expect(await post(body)).toMatchObject({
      status,
      body: { detail: expect.stringContaining(detail) },
    });
  });
});
