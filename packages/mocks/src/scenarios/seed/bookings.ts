import { dateOf, daysBetween } from '../../dates.ts';
import { planOf, subjectFor } from '../../domain/catalogue.ts';
import type { Membership, StudioClass } from '../../store/rows.ts';
import type { Builder } from './builder.ts';
import { FIRST_FREE_USER_ID } from '../demo-accounts.ts';
import type { Timetable } from './timetable.ts';

// Not random, so that the random data created afterwards does not change.
const ONE_ABSENCE_IN = 12;

const needsReservations = (pass: Membership): boolean =>
  subjectFor(planOf(pass).kind) !== undefined;

/** Books classes every few days since the purchase of session passes. */
export function addPastBookings(
  build: Builder,
  timetable: Timetable,
  passes: readonly Membership[],
): void {
  for (const pass of passes.filter(needsReservations)) {
    let day = -daysBetween(pass.startDate, build.today) + build.random.int(0, 2);
    for (; day < 0; day += build.random.int(3, 6))
      timetable.book(timetable.free(pass.managerId, day), pass);
  }
}

/** Books up to two classes per session pass in the next two weeks. */
export function addBookings(
  build: Builder,
  timetable: Timetable,
  passes: readonly Membership[],
): void {
  for (const pass of passes.filter(needsReservations))
    for (let count = build.random.int(0, 2); count > 0; count -= 1)
      timetable.book(timetable.free(pass.managerId, build.random.int(1, 14)), pass);
}

/** Fills a class, as far as there are members. */
export function fillUp(build: Builder, timetable: Timetable, studioClass: StudioClass): void {
  const passes = build.store.memberships
    .where('managerId', studioClass.managerId)
    .filter((pass) => pass.userId >= FIRST_FREE_USER_ID);
  for (const pass of build.random.shuffle(passes)) timetable.book(studioClass, pass);
}

/** Records attendance: at most classes, and for health passes every few days. */
export function addVisits(
  build: Builder,
  passes: readonly Membership[],
  mostDaysBetween: number,
): void {
  const seen = new Set<string>();
  for (const pass of passes) {
    const days =
      planOf(pass).kind === 'health'
        ? gymDays(build, pass, mostDaysBetween)
        : classDays(build, pass);
    for (const daysAgo of days) {
      const visit = `${pass.userId} ${daysAgo}`;
      if (!seen.has(visit)) build.attend(pass.userId, daysAgo);
      seen.add(visit);
    }
  }
}

function classDays({ store, today }: Builder, pass: Membership): number[] {
  return store.reservations
    .where('membershipId', pass.id)
    .filter(({ id, cancelled }) => !cancelled && id % ONE_ABSENCE_IN !== 0)
    .map((seat) => daysBetween(dateOf(seat.classTime), today))
    .filter((daysAgo) => daysAgo > 0);
}

function gymDays({ random, today }: Builder, pass: Membership, mostDaysBetween: number): number[] {
  const days: number[] = [];
  let daysAgo = daysBetween(pass.startDate, today);
  for (; daysAgo >= 0; daysAgo -= random.int(1, mostDaysBetween)) days.push(daysAgo);
  return days;
}
