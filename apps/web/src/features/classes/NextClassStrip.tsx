import { useQuery } from '@tanstack/react-query';
import { classesOn, dateOf } from '../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatNearTime, formatTimeLeft } from '../../shared/format/near-time.ts';
import { UserStrip } from '../../shared/layout/UserStrip.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { paths } from '../../shared/paths.ts';
import { myClasses } from './api.ts';
import {
  countOf,
  countParameters,
  type ManagedClass,
  membersText,
  nextClassOf,
} from './calendar/timetable.ts';
import { nextTexts, pageTexts } from './texts.ts';

function factsAt(classes: readonly ManagedClass[], now: string) {
  const next = nextClassOf(classes, now);
  const today = countParameters(countOf(classesOn(classes, dateOf(now))));
  return [
    next === undefined
      ? { label: nextTexts.next, value: nextTexts.none }
      : {
          label: nextTexts.nextIn({ left: formatTimeLeft(next.classTime, now) }),
          value: `${formatNearTime(next.classTime, now)} ${membersText(next)}`,
        },
    { label: nextTexts.today, value: pageTexts.summary(today) },
  ];
}

/** What matters now to a manager: the next class with its members, and today's classes. */
export function NextClassStrip() {
  const now = useSeoulNow();
  const list = listStateOf(useQuery(myClasses()));
  return (
    <UserStrip
      label={nextTexts.label}
      facts={list.status === 'ready' ? factsAt(list.rows, now) : list.status}
      expected={[nextTexts.next, nextTexts.today]}
      link={{ href: paths.classes, label: nextTexts.manage }}
    />
  );
}
