import { instructors } from '@fitness/api-contract/catalogue';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock, type Backend } from '../backend.ts';
import { addDays, dateOf } from '../dates.ts';
import { reservableClasses } from '../domain/classes.ts';
import { coversClass, isValidOn } from '../domain/memberships.ts';
import {
  hasSeatAt,
  newReservation,
  reservationsToday,
  reserve,
  seatsTaken,
} from '../domain/reservations.ts';
import { salesReport } from '../domain/sales.ts';
import type { Studio } from '../domain/studio.ts';
import type { Reservation, StudioClass } from '../store/rows.ts';
import { snapshotTables } from '../store/store.ts';
import { call, tokenOf, type CallParts } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { DEMO_PASSWORD, demoAccounts, type DemoAccount } from './demo-accounts.ts';
import { scenarioNames, type ScenarioName } from './index.ts';

const TODAY = dateOf(NOW);
const seeded = (scenario: ScenarioName, seed = 1, time = NOW): Backend =>
  createBackend({ scenario, seed, clock: fixedClock(time) });
const tablesOf = ({ studio }: Backend) => snapshotTables(studio.store);

/** All reads that the persona may send; once per pass for operations that take a pass. */
function readsOf(
  { userId, roleName }: DemoAccount,
  { studio }: Backend,
): [OperationId, CallParts][] {
  const passes = studio.store.memberships.where('userId', userId);
  return (Object.keys(operations) as OperationId[]).flatMap((id): [OperationId, CallParts][] => {
    const { method, roles, query }: OperationInfo = operations[id];
    if (method !== 'get' || !roles.includes(roleName)) return [];
    if (!query.includes('membershipId')) return [[id, {}]];
    return passes.map((pass) => [id, { query: { membershipId: pass.id } }]);
  });
}

const hasRoom = (studio: Studio, { id, maxCustomer }: StudioClass): boolean =>
  seatsTaken(studio, id).length < maxCustomer;

/** True for a reservation that has the values of its class and its pass, and whose pass is valid for the class. */
function isConsistent(store: Studio['store'], seat: Reservation): boolean {
  const pass = store.memberships.get(seat.membershipId);
  const studioClass = store.classes.get(seat.classId);
  if (!pass || !studioClass) return false;
  const { id, cancelled } = seat;
  expect(seat).toEqual({ ...newReservation(studioClass, pass), id, cancelled });
  return coversClass(pass, studioClass) && isValidOn(pass, seat.classTime);
}

/** What occurs more than once. */
const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

describe.each(scenarioNames)('the scenario %s', (name) => {
  const backend = seeded(name);
  const { studio } = backend;

  it.each(demoAccounts)('returns a valid response for every read of $username', async (persona) => {
    const token = await tokenOf(backend, persona.userId);
    for (const [id, parts] of readsOf(persona, backend)) {
      const { status } = await call(backend, id, { ...parts, token });
      const mayBeMissing = id === 'getMySubject' && persona.username === 'nosubject';
      expect([id, status]).toEqual([id, mayBeMissing ? 404 : 200]);
    }
  });

  it('has no overbooked class and no pass with negative sessions', () => {
    const { classes, memberships } = studio.store;
    const isOverbooked = ({ id, maxCustomer }: StudioClass) =>
      seatsTaken(studio, id).length > maxCustomer;
    expect(classes.all().filter(isOverbooked)).toEqual([]);
    expect(memberships.all().filter((pass) => (pass.remainingSessionCount ?? 0) < 0)).toEqual([]);
  });
});

it('a scenario is the same for the same seed and date, at any hour, and other data for another seed', () => {
  const tables = tablesOf(seeded('default'));
  expect(tablesOf(seeded('default', 1, `${TODAY}T23:59:00`))).toEqual(tables);
  expect(tablesOf(seeded('default', 2))).not.toEqual(tables);
});

// A Friday, a Sunday, New Year and a leap day.
const DATES = [0, 2, 42, 466].map((days) => addDays(TODAY, days));

describe.each(DATES)('the default studio on %s', (date) => {
  const { studio } = seeded('default', 1, `${date}T06:00:00`);
  const { store } = studio;

  it('has 60 customers, 23 reviews, and payments today and in each of the past three months', () => {
    const customers = store.accounts.all().filter(({ roleName }) => roleName === 'ROLE_CUSTOMER');
    expect(customers).toHaveLength(60);
    expect(repeated(customers.map((account) => account.ph))).toEqual([]);
    expect(store.reviews.size).toBe(23);
    expect(salesReport(studio, date, date)).toHaveLength(1);
    for (const days of [0, 30, 60]) {
      const month = salesReport(studio, addDays(date, -days - 30), addDays(date, -days));
      expect(month.length).toBeGreaterThan(5);
    }
  });

  it('has open and full classes tomorrow for every instructor, and open ones on most future days', () => {
    for (const { managerId } of instructors) {
      const coming = store.classes.where('managerId', managerId);
      const daysWith = (open: boolean) => {
        const found = coming.filter((one) => hasRoom(studio, one) === open);
        return [...new Set(found.map((one) => dateOf(one.classTime)))];
      };
      const openDays = daysWith(true).filter((day) => day > date);
      const nextWeek = [1, 2, 3, 4, 5, 6, 7].map((day) => addDays(date, day));
      expect(openDays).toEqual(expect.arrayContaining(nextWeek));
      expect(openDays.length).toBeGreaterThanOrEqual(20);
      expect(daysWith(false)).toContain(addDays(date, 1));
    }
  });

  it('lets customer1 reserve a class tomorrow with PT and with pilates', () => {
    for (const pass of [1, 2]) {
      const open = reservableClasses(studio, 101, pass).find(
        (one) =>
          dateOf(one.classTime) === addDays(date, 1) &&
          hasRoom(studio, one) &&
          !hasSeatAt(store, 101, one.classTime),
      );
      expect(open && reserve(studio, 101, open.id, pass).id).toBeGreaterThan(0);
    }
  });

  it('has no reservation without a valid pass, one attendance per user and day, one reservation per user and hour', () => {
    const seats = store.reservations.all();
    expect(seats.filter((seat) => !isConsistent(store, seat))).toEqual([]);
    const days = store.attendances.all().map((day) => `${day.userId} ${day.attendDate}`);
    expect(repeated(days)).toEqual([]);
    const kept = seats.filter((seat) => !seat.cancelled);
    expect(repeated(kept.map((seat) => `${seat.userId} ${seat.classTime}`))).toEqual([]);
  });
});

describe('the demo accounts', () => {
  const backend = seeded('default');
  const { studio } = backend;

  it.each([
    ['customer1', { membership: '필라테스 24회', classstatus: '필라테스' }],
    ['customer3', { membership: null, classstatus: '' }],
    ['trainer1', null],
  ])('have the current membership at sign-in: %s', async (username, customer) => {
    const { body } = await call(backend, 'signIn', { body: { username, password: DEMO_PASSWORD } });
    expect(body).toHaveProperty('customer', customer);
  });

  it('give customer1 one reservation today that can be cancelled, and no attendance today', () => {
    const todays = [1, 2].flatMap((pass) => reservationsToday(studio, 101, pass));
    expect(todays.map((seat) => seat.classTime)).toEqual([`${TODAY}T23:00:00`]);
    const days = studio.store.attendances.where('userId', 101).map((day) => day.attendDate);
    expect(days.length).toBeGreaterThan(10);
    expect(days).not.toContain(TODAY);
  });
});
