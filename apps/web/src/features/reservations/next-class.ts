import { planOfPass, whyNotUsable } from '@fitness/api-contract/rules';
import { minuteOf } from '../../shared/dates/date-times.ts';
import { classUnavailableReason, type ReservableClass } from './availability.ts';
import type { Pass } from './passes.ts';
import { upcomingTimes } from './reservations.ts';
import { nextTexts, passLabels } from './texts.ts';
import type { UpcomingReservation } from './upcoming.ts';

/** What a pass is for: its kind, else its name. */
function kindOf({ promotionName }: Pass) {
  const kind = planOfPass(promotionName)?.kind;
  return kind === 'pt' || kind === 'pilates' ? nextTexts[kind] : promotionName;
}

/** The kind of the first pass that can be used on a date, also without a reservation; empty if there is none. */
export function kindInUse(passes: readonly Pass[], today: string): string {
  const pass = passes.find((each) =>
    [null, 'noReservationNeeded'].includes(whyNotUsable(each, today)),
  );
  return pass === undefined ? '' : (kindOf(pass) ?? passLabels.promotionName);
}

/** The sessions left on the passes that can be used on a date, by kind: `PT 7회 · 필라테스 10회`; null if none is known. */
export function sessionsLeft(passes: readonly Pass[], today: string): string | null {
  const counts = new Map<string | null, number>();
  for (const pass of passes) {
    const left = pass.remainingSessionCount;
    if (left === null || whyNotUsable(pass, today) !== null) continue;
    counts.set(kindOf(pass), (counts.get(kindOf(pass)) ?? 0) + left);
  }
  const texts = [...counts].map(([kind, count]) =>
    [kind, nextTexts.sessions({ count })].filter(Boolean).join(' '),
  );
  return texts.join(' · ') || null;
}

/** What is done and with whom: `PT · 강민준`; null if both are unknown. */
export function subjectOf(
  { classSubject, trainerName }: { classSubject: string | null; trainerName: string | null },
  pass: Pass,
): string | null {
  const parts = [classSubject ?? kindOf(pass), trainerName ?? pass.trainerName];
  return parts.filter(Boolean).join(' · ') || null;
}

/** The earliest class that can be reserved with one of these passes; `classes` are in the order of the passes. */
export function nearestOpenClass(
  passes: readonly Pass[],
  classes: readonly (readonly ReservableClass[])[],
  upcoming: readonly UpcomingReservation[],
  now: string,
): { item: ReservableClass; pass: Pass } | undefined {
  const reserved = upcomingTimes([], upcoming, now);
  return passes
    .flatMap((pass, index) => {
      const context = { now, pass, own: new Set<string>(), otherPasses: reserved };
      const open = (classes[index] ?? []).filter(
        (item) => classUnavailableReason(item, context) === null,
      );
      return open.map((item) => ({ item, pass }));
    })
    .toSorted((one, other) =>
      minuteOf(one.item.classTime).localeCompare(minuteOf(other.item.classTime)),
    )
    .at(0);
}
