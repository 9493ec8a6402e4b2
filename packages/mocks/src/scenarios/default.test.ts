import { instructors } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { addDays, dateOf, today } from '../dates.ts';
import { reservableClasses } from '../domain/classes.ts';
import { coversClass, isValidOn } from '../domain/memberships.ts';
import {
  hasSeatAt,
  reservationsToday,
  reserve,
  newReservation,
  seatsTaken,
  statusOf,
} from '../domain/reservations.ts';
import { salesReport } from '../domain/sales.ts';
import { snapshotTables } from '../store/store.ts';
import { demoAccounts } from './demo-accounts.ts';
const at = (time: string, seed?: number) => createBackend({ clock: fixedClock(time), seed });

// Every weekday, both sides of New Year, a leap day.
const DATES = [0, 19, 41, 42, 43, 100, 241, 466].map((days) => addDays('2026-11-20', days));

describe.each(DATES)('the studio on %s', (date) => {
  const { studio } = at(`${date}T06:00:00`);
  const { store } = studio;

  it('has 60 customers and 23 reviews', () => {
    const customers = store.accounts
      .all()
      .filter((account) => account.roleName === 'ROLE_CUSTOMER');
    expect(customers).toHaveLength(60);
    expect(new Set(customers.map((account) => account.ph)).size).toBe(60);
    expect(store.reviews.size).toBe(23);
  });

  it('has payments today and in each of the past three months', () => {
    expect(salesReport(studio, date, date)).toHaveLength(1);
    for (const days of [0, 30, 60]) {
      expect(
        salesReport(studio, addDays(date, -days - 30), addDays(date, -days)).length,
      ).toBeGreaterThan(5);
    }
  });

  it('has open and full classes tomorrow for every instructor, and open ones on most future days', () => {
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

  it('lets customer1 reserve a class tomorrow with PT and with pilates', () => {
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

  it('follows its own rules: no overbooked class, no reservation without a valid pass, one attendance per user and day, one reservation per user and hour', () => {
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

  it('marks most past reservations as attended and a few as absent @mock:history-status', () => {
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

describe('the seeded data', () => {
  it('are equal for the same date at any hour and differ for another seed', () => {
    const tables = (time: string, seed?: number) => snapshotTables(at(time, seed).studio.store);
    expect(tables('2026-11-20T06:00:00')).toEqual(tables('2026-11-20T23:00:00'));
    expect(tables('2026-11-20T06:00:00', 2)).not.toEqual(tables('2026-11-20T06:00:00'));
  });

  it('use the date in Seoul one minute before and after midnight', () => {
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
