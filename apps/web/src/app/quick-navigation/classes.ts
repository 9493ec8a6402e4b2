import { hasBegun } from '@fitness/api-contract/rules';
import { normalizeSearch, searchPattern } from '@fitness/ui/CommandMenu';
import { type ManagedClass, namesOf } from '../../features/classes/calendar/timetable.ts';
import { pageTexts } from '../../features/classes/texts.ts';
import { classesOn, dateOf } from '../../shared/dates/date-times.ts';
import { formatTime, noValue } from '../../shared/format/format.ts';
import { firstMatches, type Matches } from './first-matches.ts';
import { menuTexts } from './menu-texts.ts';

/** A class of today to open. */
export type TodayClass = {
  id: string;
  label: string;
  details: string;
  /** What is searched: time, hour, subject and names. */
  searched: string;
};

function todayClass(item: ManagedClass, now: string): TodayClass {
  const { classId, classTime, classSubject } = item;
  const time = formatTime(classTime);
  const names = namesOf(item);
  const members =
    names === null ? noValue : names.length > 0 ? names.join(', ') : pageTexts.noReservations;
  const facts = [time, `${Number(time.slice(0, 2))}시`, classSubject ?? '', ...(names ?? [])];
  return {
    id: `class-${classId}`,
    label: classSubject === null ? time : `${time} ${classSubject}`,
    details: hasBegun(item, now) ? `${menuTexts.begun} · ${members}` : members,
    searched: facts.map(normalizeSearch).join('|'),
  };
}

/** The classes of today by time, those that have begun last; `now` is the minute in Asia/Seoul. */
export function todayClassesOf(classes: readonly ManagedClass[], now: string): TodayClass[] {
  const today = classesOn(classes, dateOf(now)).toSorted((one, other) =>
    one.classTime.localeCompare(other.classTime),
  );
  const begun = today.filter((item) => hasBegun(item, now));
  return [...today.filter((item) => !begun.includes(item)), ...begun].map((item) =>
    todayClass(item, now),
  );
}

/** The classes whose time, subject or members contain a text; all without one. */
export function findClasses(classes: readonly TodayClass[], text: string): Matches<TodayClass> {
  const pattern = searchPattern(text);
  return firstMatches(classes, ({ searched }) => (pattern.test(searched) ? 0 : null));
}
