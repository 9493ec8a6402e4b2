import { dateOf, daysBetween } from '../../dates.ts';
import { planOf } from '../../domain/catalogue/plans.ts';
import type { Membership } from '../../store/rows.ts';
import type { Builder } from './builder.ts';

// Not random, so that the random data created afterwards does not change.
const ONE_ABSENCE_IN = 12;

/** Records attendance: at most classes, and for health passes every few days. */
export function addVisits(
  build: Builder,
  passes: readonly Membership[],
  mostDaysBetween = 5,
): void {
  const seen = new Set<string>();
  for (const pass of passes) {
    for (const daysAgo of planOf(pass).kind === 'health'
      ? gymDays(build, pass, mostDaysBetween)
      : classDays(build, pass)) {
      const visit = `${pass.userId} ${daysAgo}`;
      if (!seen.has(visit)) build.attend(pass.userId, daysAgo);
      seen.add(visit);
    }
  }
}

function classDays(build: Builder, pass: Membership): number[] {
  return build.store.reservations
    .where('membershipId', pass.id)
    .filter(
      (seat) =>
        !seat.cancelled && seat.id % ONE_ABSENCE_IN !== 0 && dateOf(seat.classTime) < build.today,
    )
    .map((seat) => daysBetween(dateOf(seat.classTime), build.today));
}

function gymDays({ random, today }: Builder, pass: Membership, mostDaysBetween: number): number[] {
  const days: number[] = [];
  for (
    let daysAgo = daysBetween(pass.startDate, today);
    daysAgo >= 0;
    daysAgo -= random.int(1, mostDaysBetween)
  )
    days.push(daysAgo);
  return days;
}
