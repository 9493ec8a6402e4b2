import { instructors } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { addDays, dateOf, today } from '../dates.ts';
import { reservableClasses } from '../domain/classes.ts';
import { coversClass, isValidOn, membershipsOf } from '../domain/memberships.ts';
import {
  hasSeatAt,
  reservationHistory,
  reservationsToday,
  reserve,
  newReservation,
  seatsTaken,
  statusOf,
} from '../domain/reservations.ts';
import { salesReport } from '../domain/sales.ts';
import { snapshotTables } from '../store/store.ts';
import { call, signInAs } from '../../testing/call.ts';
import { demoAccounts } from './demo-accounts.ts';

const MORNING = '2026-11-20T09:00:00';
const at = (time: string, seed?: number) => createBackend({ clock: fixedClock(time), seed });

describe('the demo accounts', () => {
  it.each(demoAccounts)(
    '$username signs in as $roleName',
    async ({ username, nickname, roleName, ph }) => {
      const backend = at(MORNING);
      const reply = await call(backend, 'signIn', { body: { username, password: 'Fitness1!' } });
      expect(reply).toMatchObject({
        status: 200,
        body: { nickname, name: nickname, role_name: roleName, ph },
      });
    },
  );

  it('give the trainers their manager ids as numbers', () => {
    const { store } = at(MORNING).studio;
    for (const { managerId, name } of instructors)
      expect(store.accounts.get(managerId)?.nickname).toBe(name);
  });

  it('have a manager without a subject', async () => {
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

  it('tell at sign-in what a customer holds', async () => {
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
  it('has PT with trainer 1, pilates and health', async () => {
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

  it('has one reservation today that can still be cancelled, and came on some days but not yet today', () => {
    const { studio } = at(MORNING);
    const todays = [1, 2].flatMap((pass) => reservationsToday(studio, 101, pass));
    expect(todays.map((seat) => seat.classTime)).toEqual(['2026-11-20T23:00:00']);
    const days = studio.store.attendances.where('userId', 101).map((day) => day.attendDate);
    expect(days.length).toBeGreaterThan(10);
    expect(days).not.toContain('2026-11-20');
  });
});

describe('the histories of the demo customers', () => {
  it.each([
    [101, 1, 1],
    [101, 2, 0],
    [103, 4, 1],
    [103, 5, 1],
  ])('of customer %i on pass %i show %i missed class', (userId, pass, missed) => {
    const { studio } = at(MORNING);
    const statuses = reservationHistory(studio, userId, pass).map((seat) => statusOf(studio, seat));
    expect(statuses.filter((status) => status === 'ABSENT')).toHaveLength(missed);
    expect(statuses.filter((status) => status === 'ATTENDED').length).toBeGreaterThanOrEqual(3);
  });
});

describe('customer2 and customer3', () => {
  it('have nothing, and one expired and one used-up pass', () => {
    const { studio } = at(MORNING);
    expect(membershipsOf(studio, 102)).toEqual([]);
    const [usedUp, expired] = membershipsOf(studio, 103);
    expect(usedUp).toMatchObject({
      remainingSessionCount: 0,
      expiredDate: addDays('2026-11-20', 10),
    });
    expect(expired).toMatchObject({
      remainingSessionCount: 3,
      expiredDate: addDays('2026-11-20', -6),
    });
  });
});

// Every weekday, month ends, both sides of New Year and of a leap day.
const DATES = Array.from({ length: 40 }, (_, index) => addDays('2026-11-20', index * 19));

describe.each(DATES)('the studio on %s', (date) => {
  const { studio } = at(`${date}T06:00:00`);
  const { store } = studio;

  it('has about sixty customers and 23 reviews', () => {
    const customers = store.accounts
      .all()
      .filter((account) => account.roleName === 'ROLE_CUSTOMER');
    expect(customers).toHaveLength(60);
    expect(new Set(customers.map((account) => account.ph)).size).toBe(60);
    expect(store.reviews.size).toBe(23);
  });

  it('has sold something today and in each of the past three months', () => {
    expect(salesReport(studio, date, date)).toHaveLength(1);
    for (const days of [0, 30, 60]) {
      expect(
        salesReport(studio, addDays(date, -days - 30), addDays(date, -days)).length,
      ).toBeGreaterThan(5);
    }
  });

  it('has open and full classes tomorrow for everyone who teaches, and open ones on most days ahead', () => {
    for (const { managerId } of instructors) {
      const coming = store.classes.where('managerId', managerId);
      const isOpen = (id: number, max: number): boolean => seatsTaken(studio, id).length < max;
      const daysWith = (open: boolean) =>
        new Set(
          coming
            .filter((one) => isOpen(one.id, one.maxCustomer) === open)
            .map((one) => dateOf(one.classTime)),
        );
      const openDays = [...daysWith(true)].filter((day) => day > date);
      expect(openDays).toEqual(
        expect.arrayContaining([1, 2, 3, 4, 5, 6, 7].map((day) => addDays(date, day))),
      );
      expect(openDays.length).toBeGreaterThanOrEqual(20);
      expect(daysWith(false)).toContain(addDays(date, 1));
    }
  });

  it('lets customer1 reserve tomorrow with PT and with pilates', () => {
    for (const pass of [1, 2]) {
      const tomorrow = reservableClasses(studio, 101, pass).filter(
        (one) => dateOf(one.classTime) === addDays(date, 1),
      );
      const open = tomorrow.find(
        (one) =>
          seatsTaken(studio, one.id).length < one.maxCustomer &&
          !hasSeatAt(store, 101, one.classTime),
      );
      expect(open && reserve(studio, 101, open.id, pass).id).toBeGreaterThan(0);
    }
  });

  it('keeps its own rules: no class above its seats, no reservation without a right to it, nobody twice a day or in two classes at once', () => {
    for (const studioClass of store.classes.all()) {
      expect(seatsTaken(studio, studioClass.id).length).toBeLessThanOrEqual(
        studioClass.maxCustomer,
      );
    }
    for (const seat of store.reservations.all()) {
      const pass = store.memberships.get(seat.membershipId);
      const studioClass = store.classes.get(seat.classId);
      expect(
        pass && studioClass && coversClass(pass, studioClass) && isValidOn(pass, seat.classTime),
      ).toBe(true);
      expect(seat).toMatchObject(
        pass && studioClass
          ? { ...newReservation(studioClass, pass), cancelled: seat.cancelled }
          : {},
      );
    }
    const days = store.attendances.all().map((day) => `${day.userId} ${day.attendDate}`);
    expect(new Set(days).size).toBe(days.length);
    const hours = store.reservations
      .all()
      .filter((seat) => !seat.cancelled)
      .map((seat) => `${seat.userId} ${seat.classTime}`);
    expect(new Set(hours).size).toBe(hours.length);
  });

  it('tells of most past classes that they were attended, and of a few that they were missed @mock:history-status', () => {
    const past = store.reservations
      .all()
      .filter((seat) => !seat.cancelled && dateOf(seat.classTime) < date);
    const absences = past.filter((seat) => statusOf(studio, seat) === 'ABSENT').length;
    expect(past.filter((seat) => statusOf(studio, seat) === 'ATTENDED')).toHaveLength(
      past.length - absences,
    );
    expect(absences / past.length).toBeGreaterThan(0.02);
    expect(absences / past.length).toBeLessThan(0.15);
  });
});

describe('the seed', () => {
  it('is the same for the same date, whatever the hour, and another one for another seed', () => {
    const tables = (time: string, seed?: number) => snapshotTables(at(time, seed).studio.store);
    expect(tables('2026-11-20T06:00:00')).toEqual(tables('2026-11-20T23:00:00'));
    expect(tables('2026-11-20T06:00:00', 2)).not.toEqual(tables('2026-11-20T06:00:00'));
  });

  it('takes its date from Seoul: one minute before and after midnight there are two days', () => {
    const before = at('2026-11-20T23:59:00');
    const after = at('2026-11-21T00:01:00');
    expect([before.seededFor()?.date, after.seededFor()?.date]).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(today(after.studio.clock)).toBe('2026-11-21');
    expect(reservationsToday(after.studio, 101, 1).map((seat) => seat.classTime)).toEqual([
      '2026-11-21T23:00:00',
    ]);
  });
});

describe('the empty scenario', () => {
  it('has the demo accounts and nothing else', () => {
    const { store } = createBackend({ scenario: 'empty' }).studio;
    const { accounts, ...rest } = store;
    expect(accounts.size).toBe(demoAccounts.length);
    for (const table of Object.values(rest)) expect(table.size).toBe(0);
  });
});
