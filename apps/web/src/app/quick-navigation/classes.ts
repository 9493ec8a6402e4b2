import { hasBegun, isOver } from '@fitness/api-contract/rules';
import { normalizeSearch, searchPattern } from '@fitness/ui/CommandMenu';
import { type ManagedClass, namesOf } from '../../features/classes/timetable.ts';
import { pageTexts } from '../../features/classes/texts.ts';
import { classesOn, dateOf } from '../../shared/dates/date-times.ts';
import { formatTime, noValue } from '../../shared/format/format.ts';
import { firstMatches, type Matches } from './first-matches.ts';

/** A class of today to open. */
export type TodayClass = {
  id: string;
  /** `06:00`. */
  hour: string;
  label: string;
  details: string;
  /** What is searched: time, hour, subject and names. */
  searched: string;
};

/** What is said of a class that is running or over. */
function stateOf(item: ManagedClass, now: string) {
  if (isOver(item, now)) return pageTexts.over;
  return hasBegun(item, now) ? pageTexts.running : null;
}

function todayClass(item: ManagedClass, now: string): TodayClass {
  const { classId, classTime, classSubject } = item;
  const time = formatTime(classTime);
  const names = namesOf(item);
  const members =
    names === null ? noValue : names.length > 0 ? names.join(', ') : pageTexts.noReservations;
  const facts = [time, `${Number(time.slice(0, 2))}시`, classSubject ?? '', ...(names ?? [])];
  return {
    id: `class-${classId}`,
    hour: time,
    label: classSubject === null ? time : `${time} ${classSubject}`,
    details: [stateOf(item, now), members].filter(Boolean).join(' · '),
    searched: facts.map(normalizeSearch).join('|'),
  };
}

/** The classes of today by time, those that are over last; `now` is the minute in Asia/Seoul. */
export function todayClassesOf(classes: readonly ManagedClass[], now: string): TodayClass[] {
  const today = classesOn(classes, dateOf(now)).toSorted((one, other) =>
    one.classTime.localeCompare(other.classTime),
  );
  const over = today.filter((item) => isOver(item, now));
  return [...today.filter((item) => !over.includes(item)), ...over].map((item) =>
    todayClass(item, now),
  );
}

/** The classes whose time, subject or members contain a text; all without one. */
export function findClasses(classes: readonly TodayClass[], text: string): Matches<TodayClass> {
  const pattern = searchPattern(text);
  return firstMatches(classes, ({ searched }) => (pattern.test(searched) ? 0 : null));
}
