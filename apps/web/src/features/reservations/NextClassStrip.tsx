import { whyNotUsable } from '@fitness/api-contract/rules';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dateOf } from '../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatDate, noValue } from '../../shared/format/format.ts';
import { formatNearTime, formatTimeLeft } from '../../shared/format/near-time.ts';
import { UserStrip, type UserStripProps } from '../../shared/layout/UserStrip.tsx';
import { type ListState, listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { storeClassStatus } from '../../shared/session/storage.ts';
import { useHasPass } from '../../shared/session/session.ts';
import { texts } from '../../shared/texts.ts';
import { listsOfPass } from './api.ts';
import type { ReservableClass } from './availability.ts';
import { kindInUse, nearestOpenClass, sessionsLeft, subjectOf } from './next-class.ts';
import { dayManagementHref, type Pass } from './passes.ts';
import { nextTexts, passLabels } from './texts.ts';
import { type UpcomingReservation, useUpcomingReservations } from './upcoming.ts';

type Strip = Pick<UserStripProps, 'facts' | 'link' | 'isQuiet'>;

const expected = [nextTexts.nextClass, passLabels.remainingSessionCount];

const toReservations = { href: paths.reservations, label: pages.reservations.title };

function sessionsFact(passes: readonly Pass[], now: string) {
  const value = sessionsLeft(passes, dateOf(now));
  return value === null ? [] : [{ label: passLabels.remainingSessionCount, value }];
}

/** `오늘 23:00 PT · 강민준` */
function classText(
  { classTime, ...item }: Parameters<typeof subjectOf>[0] & { classTime: string },
  pass: Pass,
  now: string,
) {
  return [formatNearTime(classTime, now), subjectOf(item, pass)].filter(Boolean).join(' ');
}

/** The pass that needs no reservation, or that there is none to use. */
function passStrip(passes: readonly Pass[], now: string): Strip {
  const byPeriod = passes.find((pass) => whyNotUsable(pass, dateOf(now)) === 'noReservationNeeded');
  if (byPeriod === undefined)
    return {
      facts: [{ label: passLabels.promotionName, value: nextTexts.noPass }],
      link: { href: paths.membership, label: texts.toPlans },
      isQuiet: true,
    };
  return {
    facts: [
      { label: passLabels.promotionName, value: byPeriod.promotionName ?? noValue },
      { label: passLabels.expiredDate, value: formatDate(byPeriod.expiredDate) },
    ],
    link: toReservations,
    isQuiet: true,
  };
}

/** The nearest class that can be reserved; `usable` are the passes with which one can, in the order of the lists. */
function nearestStrip(
  usable: readonly Pass[],
  lists: readonly ListState<ReservableClass>[],
  upcoming: readonly UpcomingReservation[],
  now: string,
): Strip {
  const unready = lists.find(({ status }) => status !== 'ready')?.status;
  if (unready === 'loading' || unready === 'failed')
    return { facts: unready, link: toReservations };
  const nearest = nearestOpenClass(usable, lists.map(rowsOf), upcoming, now);
  const value = nearest ? classText(nearest.item, nearest.pass, now) : nextTexts.noneOpen;
  return {
    facts: [{ label: nextTexts.nearest, value }, ...sessionsFact(usable, now)],
    link: nearest
      ? { ...toReservations, href: dayManagementHref(nearest.pass.membershipId) }
      : toReservations,
  };
}

/** What matters now to a customer: the next class and the sessions left, else the nearest open class, else a pass. */
export function NextClassStrip() {
  const now = useSeoulNow();
  const { state, passes: passList } = useUpcomingReservations(now);
  const passes = rowsOf(passList);
  const hasPass = useHasPass();
  const firstKind = state.status === 'ready' ? kindInUse(passes, dateOf(now)) : undefined;
  // A pass may have been bought or have expired since the sign-in.
  useEffect(() => {
    if (firstKind !== undefined) storeClassStatus(firstKind);
  }, [firstKind]);
  const upcoming = state.status === 'ready' ? state.rows : [];
  const next = upcoming.at(0);
  const usable =
    state.status === 'ready' && !next?.classTime
      ? passes.filter((pass) => whyNotUsable(pass, dateOf(now)) === null)
      : [];
  const classes = useQueries({
    queries: usable.map(({ membershipId }) => listsOfPass(membershipId, dateOf(now)).classes),
  });
  const stripNow = (): Strip => {
    if (state.status !== 'ready') return { facts: state.status, link: toReservations };
    if (next?.classTime) {
      const left = formatTimeLeft(next.classTime, now);
      const value = classText({ ...next, classTime: next.classTime }, next.pass, now);
      return {
        facts: [{ label: nextTexts.next({ left }), value }, ...sessionsFact(passes, now)],
        link: toReservations,
      };
    }
    if (usable.length === 0) return passStrip(passes, now);
    const lists = classes.map((query) => listStateOf(query));
    return nearestStrip(usable, lists, upcoming, now);
  };
  return (
    <UserStrip label={nextTexts.label} expected={expected} isQuiet={!hasPass} {...stripNow()} />
  );
}
