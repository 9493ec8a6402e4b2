import { whyNotUsable } from '@fitness/api-contract/rules';
import { useEffect } from 'react';
import { UserSummary } from '../../lib/UserSummary.tsx';
import { useSeoulNow } from '../../lib/clock.ts';
import { dateOf } from '../../lib/date-times.ts';
import { formatDate, noValue } from '../../lib/format.ts';
import { rowsOf } from '../../lib/list/list-state.ts';
import { formatNearTime, formatTimeLeft } from '../../lib/near-time.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';
import { storeClassStatus, useHasPass } from '../../session/session.ts';
import { kindOf, type Pass, sessionsLeft } from './passes.ts';
import { nextTexts, passLabels, upcomingTexts } from './texts.ts';
import { type UpcomingReservation, useUpcomingReservations } from './upcoming.ts';

const toReservations = { href: paths.reservations, label: pages.reservations.title };
const toPlans = { href: paths.membership, label: texts.toPlans };

/** The next class, with its time if it is known. */
function nextClassFact(next: UpcomingReservation | undefined, now: string) {
  if (!next?.classTime) return { label: nextTexts.nextClass, value: upcomingTexts.none };
  const { classTime, classSubject, trainerName, pass } = next;
  const parts = [classSubject ?? kindOf(pass), trainerName ?? pass.trainerName];
  return {
    label: nextTexts.next({ left: formatTimeLeft(classTime, now) }),
    value: `${formatNearTime(classTime, now)} ${parts.filter(Boolean).join(' · ')}`,
  };
}

/** The pass that needs no reservation, or that there is none to use. */
function passFacts(pass: Pass | undefined) {
  if (pass === undefined) return [{ label: passLabels.promotionName, value: nextTexts.noPass }];
  return [
    { label: passLabels.promotionName, value: pass.promotionName ?? noValue },
    { label: passLabels.expiredDate, value: formatDate(pass.expiredDate) },
  ];
}

/** What matters now to a customer: the next class and the sessions left, else the pass. */
export function NextReservation() {
  const now = useSeoulNow();
  const today = dateOf(now);
  const { state, passes: passList } = useUpcomingReservations(now);
  const hasPass = useHasPass();
  const passes = rowsOf(passList);
  const usable = passes.find((pass) => whyNotUsable(pass, today) === null);
  const byPeriod = passes.find((pass) => whyNotUsable(pass, today) === 'noReservationNeeded');
  const inUse = usable ?? byPeriod;
  const kind = inUse ? (kindOf(inUse) ?? passLabels.promotionName) : '';
  const isReady = state.status === 'ready';
  // A pass may have been bought or have expired since the sign-in.
  useEffect(() => {
    if (isReady) storeClassStatus(kind);
  }, [isReady, kind]);

  const summary = {
    label: nextTexts.label,
    expected: [nextTexts.nextClass, passLabels.remainingSessionCount],
    link: toReservations,
    isQuiet: !hasPass,
  };
  if (!isReady) return <UserSummary {...summary} facts={state.status} />;
  const [next] = state.rows;
  if (!next && !usable)
    return (
      <UserSummary
        {...summary}
        facts={passFacts(byPeriod)}
        link={byPeriod ? toReservations : toPlans}
        isQuiet
      />
    );
  const sessions = sessionsLeft(passes, today);
  const facts = [nextClassFact(next, now)];
  if (sessions) facts.push({ label: passLabels.remainingSessionCount, value: sessions });
  return <UserSummary {...summary} facts={facts} />;
}
