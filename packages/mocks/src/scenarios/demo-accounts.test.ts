import { instructors } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { reservationsToday } from '../domain/reservations.ts';
import { call, signInAs } from '../../testing/call.ts';

const MORNING = '2026-11-20T09:00:00';
const at = (time: string) => createBackend({ clock: fixedClock(time) });

describe('the demo accounts', () => {
  it('use the manager ids of the trainers as account ids', () => {
    const { store } = at(MORNING).studio;
    for (const { managerId, name } of instructors)
      expect(store.accounts.get(managerId)?.nickname).toBe(name);
  });

  it('include a manager without a subject', async () => {
    const backend = at(MORNING);
    expect(
      (await call(backend, 'getMySubject', { token: await signInAs(backend, 'nosubject') })).status,
    ).toBe(404);
    expect(
      await call(backend, 'getMySubject', { token: await signInAs(backend, 'pilates5') }),
    ).toMatchObject({
      body: { classSubjectName: '필라테스' },
    });
  });

  it('return the current membership of a customer at sign-in', async () => {
    const backend = at(MORNING);
    const customer = async (username: string) =>
      (await call(backend, 'signIn', { body: { username, password: 'Fitness1!' } })).body as {
        customer: unknown;
      };
    expect((await customer('customer1')).customer).toEqual({
      membership: '필라테스 24회',
      classstatus: '필라테스',
    });
    expect((await customer('customer2')).customer).toEqual({ membership: null, classstatus: '' });
    expect((await customer('customer3')).customer).toEqual({ membership: null, classstatus: '' });
    expect((await customer('trainer1')).customer).toBeNull();
  });
});

describe('customer1', () => {
  it('has passes for PT with trainer 1, pilates and health', async () => {
    const backend = at(MORNING);
    const { body } = await call(backend, 'listMyPromotions', {
      token: await signInAs(backend, 'customer1'),
    });
    expect(body).toEqual([
      {
        membershipId: 2,
        promotionName: '필라테스 24회',
        trainerName: '정유나',
        remainingSessionCount: 20,
        expiredDate: '2027-04-29',
      },
      {
        membershipId: 1,
        promotionName: 'PT 12회',
        trainerName: '강민준',
        remainingSessionCount: 7,
        expiredDate: '2027-01-18',
      },
      {
        membershipId: 3,
        promotionName: '헬스 3개월',
        trainerName: null,
        remainingSessionCount: null,
        expiredDate: '2027-03-11',
      },
    ]);
  });

  it('has one reservation today that can be cancelled, and attendance on past days but not today', () => {
    const { studio } = at(MORNING);
    const todays = [1, 2].flatMap((pass) => reservationsToday(studio, 101, pass));
    expect(todays.map((seat) => seat.classTime)).toEqual(['2026-11-20T23:00:00']);
    const days = studio.store.attendances.where('userId', 101).map((day) => day.attendDate);
    expect(days.length).toBeGreaterThan(10);
    expect(days).not.toContain('2026-11-20');
  });
});
