import { cleanText, isVisible } from '@fitness/api-contract/clean-text';
import type { RowOf } from '@fitness/api-contract/client';
import { hasBegun, isHeld } from '@fitness/api-contract/rules';
import { parseDate } from '@internationalized/date';
import { dateOf } from '../../lib/date-times.ts';
import { formatPhone, formatTime, isolated, noValue } from '../../lib/format.ts';
import { nextTexts, pageTexts } from './texts.ts';

export type ManagedClass = RowOf<'/api/{product}/classes/with-reservations'>;

function nameOf(member: unknown) {
  const { nickname, nickName, name } = Object(member) as Record<string, unknown>;
  const text = [member, nickname, nickName, name].find(
    (value): value is string => typeof value === 'string' && isVisible(value),
  );
  return text && isolated(cleanText(text));
}

/** The names in a list whose items have no fixed shape; null if unknown (docs/product.md#open-shapes). */
export function namesOf({ reservedMembers }: Pick<ManagedClass, 'reservedMembers'>) {
  return reservedMembers?.map((member) => nameOf(member) ?? pageTexts.unnamed) ?? null;
}

type Member = Pick<RowOf<'/api/{product}/manager/membermanagement'>, 'nickName' | 'ph'>;

/** Who has reserved a class, with its time and the phone of the manager's member of that name; of two with one name, both phones. */
export function contactsOf(item: ManagedClass, members: readonly Member[]) {
  return (namesOf(item) ?? []).map((name) => {
    const phones = members.flatMap(({ nickName, ph }) =>
      ph && nameOf(nickName) === name ? [formatPhone(ph)] : [],
    );
    const numbers = [...new Set(phones)].join(' 또는 ');
    return [formatTime(item.classTime), name, numbers].filter(Boolean).join(' ');
  });
}

/** At most two names; of more, the first and how many others. */
export function membersText(item: Pick<ManagedClass, 'reservedMembers'>) {
  const names = namesOf(item);
  if (names === null) return noValue;
  const [name, ...others] = names;
  if (name === undefined) return pageTexts.noReservations;
  return others.length < 2 ? names.join(', ') : nextTexts.others({ name, count: others.length });
}

/** The number of classes and of reservations; null where the reservations of a class are unknown. */
export type Count = { classes: number; reservations: number | null };

export function countOf(classes: readonly ManagedClass[]): Count {
  const members = classes.map(({ reservedMembers }) => reservedMembers);
  return {
    classes: classes.length,
    reservations: members.includes(null) ? null : members.flat().length,
  };
}

/** How many classes of the month were held; null where the reservations of one that has begun are unknown. */
export function heldInMonth(classes: readonly ManagedClass[], now: string) {
  const held = classes
    .filter(({ classTime }) => classTime.startsWith(now.slice(0, 7)))
    .map(({ classTime, reservedMembers }) =>
      isHeld({ classTime, reservations: reservedMembers?.length ?? null }, now),
    );
  return held.includes(null) ? null : held.filter(Boolean).length;
}

/** The first class that has not begun at a minute in Asia/Seoul, and that somebody has reserved, as far as that is known. */
export function nextClassOf(classes: readonly ManagedClass[], now: string) {
  return classes
    .filter((item) => !hasBegun(item, now) && item.reservedMembers?.length !== 0)
    .toSorted((one, other) => one.classTime.localeCompare(other.classTime))
    .at(0);
}

/** The classes of the weeks of a date, from six days before it to six days after it. */
export function classesAround(date: string, classes: readonly ManagedClass[]) {
  const days = (count: number) => parseDate(date).add({ days: count }).toString();
  const [first, last] = [days(-6), days(6)];
  return classes.filter(({ classTime }) => first <= classTime && dateOf(classTime) <= last);
}

export function countsByDate(classes: readonly ManagedClass[]): ReadonlyMap<string, Count> {
  const days = new Map<string, ManagedClass[]>();
  for (const item of classes) {
    const date = dateOf(item.classTime);
    const day = days.get(date);
    if (day) day.push(item);
    else days.set(date, [item]);
  }
  return new Map([...days].map(([date, day]) => [date, countOf(day)]));
}
