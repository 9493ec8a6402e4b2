import { daysBetween } from '../../dates.ts';
import { planOf } from '../../domain/catalogue/plans.ts';
import { subjectFor } from '../../domain/catalogue/subjects.ts';
import type { Membership } from '../../store/rows.ts';
import type { Builder } from './builder.ts';
import { FIRST_FREE_USER_ID } from '../demo-accounts.ts';
import type { Timetable } from './timetable.ts';

/** Books classes every few days since the purchase of session passes. */
export function addPastBookings(
  build: Builder,
  timetable: Timetable,
  passes: readonly Membership[],
): void {
  for (const pass of passes) {
    if (!subjectFor(planOf(pass).kind)) continue;
    for (
      let day = -daysBetween(pass.startDate, build.today) + build.random.int(0, 2);
      day < 0;
      day += build.random.int(3, 6)
    ) {
      timetable.book(timetable.free(pass.managerId, day), pass);
    }
  }
}

/** Books up to two classes per pass in the next two weeks. */
export function addComingBookings(
  build: Builder,
  timetable: Timetable,
  passes: readonly Membership[],
): void {
  for (const pass of passes) {
    if (!subjectFor(planOf(pass).kind)) continue;
    for (let count = build.random.int(0, 2); count > 0; count -= 1) {
      timetable.book(timetable.free(pass.managerId, build.random.int(1, 14)), pass);
    }
  }
}

/** Fills the classes of a trainer at these hours, as far as there are members. */
export function fillUp(
  build: Builder,
  timetable: Timetable,
  managerId: number,
  hours: readonly { day: number; hour: number }[],
): void {
  for (const { day, hour } of hours) {
    const studioClass = timetable.at(managerId, day, hour);
    const passes = build.store.memberships
      .where('managerId', managerId)
      .filter((pass) => pass.userId >= FIRST_FREE_USER_ID);
    for (const pass of build.random.shuffle(passes)) timetable.book(studioClass, pass);
  }
}
