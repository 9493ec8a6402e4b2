import { instructors, type Instructor } from '@fitness/api-contract/catalogue';
import { dateOf, weekday } from '../../dates.ts';
import { hasSeatAt, seatsTaken } from '../../domain/reservations.ts';
import type { Membership, StudioClass } from '../../store/rows.ts';
import type { Builder } from './builder.ts';

const SUNDAY = 0;
const HOURS = {
  pt: [7, 9, 10, 11, 15, 18, 19, 20],
  pilates: [7, 10, 14, 19, 20],
};
const SUNDAY_HOURS = [10, 11, 14];
/** The first day from today on which a trainer may have a day off; earlier days always have open classes. */
const FIRST_POSSIBLE_DAY_OFF = 8;

export type Timetable = ReturnType<typeof addTimetable>;

/** A unique number for each trainer, day (up to 5,000 before or after today) and hour. */
function key(managerId: number, day: number, hour: number): number {
  return (managerId * 10_000 + day + 5_000) * 100 + hour;
}

/** Opens the classes of all trainers for this many days; past classes are opened on demand. */
export function addTimetable(build: Builder, daysAhead: number) {
  const { store, random } = build;
  const classes = new Map<number, StudioClass>();
  // No seat is cancelled while a scenario is built, so a full class stays full.
  const full = new Set<number>();
  const hasSeat = ({ id, maxCustomer }: StudioClass): boolean => {
    if (full.has(id)) return false;
    if (seatsTaken(build, id).length < maxCustomer) return true;
    full.add(id);
    return false;
  };
  const sundays = new Map<number, boolean>();
  const isSunday = (day: number): boolean => {
    const known = sundays.get(day) ?? weekday(build.day(day)) === SUNDAY;
    sundays.set(day, known);
    return known;
  };
  const hoursOf = ({ kind }: Instructor, day: number): readonly number[] =>
    isSunday(day) ? SUNDAY_HOURS : HOURS[kind];

  const at = (managerId: number, day: number, hour: number): StudioClass => {
    const known = classes.get(key(managerId, day, hour));
    if (known) return known;
    const opened = build.openClass({ managerId, day, hour });
    classes.set(key(managerId, day, hour), opened);
    return opened;
  };

  for (const instructor of instructors) {
    for (let day = 0; day <= daysAhead; day += 1) {
      if (day >= FIRST_POSSIBLE_DAY_OFF && random.chance(0.12)) continue;
      for (const hour of hoursOf(instructor, day)) at(instructor.managerId, day, hour);
    }
  }

  return {
    at,

    /** A class with a free seat on that day; undefined if it is the last one of a future day, which stays open. */
    free: (managerId: number, day: number): StudioClass | undefined => {
      const instructor = instructors.find((one) => one.managerId === managerId);
      if (!instructor) return undefined;
      const hours = random.shuffle(hoursOf(instructor, day));
      const isFree = (hour: number): boolean => {
        const known = classes.get(key(managerId, day, hour));
        return known ? hasSeat(known) : day < 0;
      };
      const hour = hours.find(isFree);
      if (hour === undefined) return undefined;
      const isLastOne = day >= 0 && hours.filter(isFree).length === 1;
      return isLastOne ? undefined : at(managerId, day, hour);
    },

    /** Reserves a seat, unless the pass, its sessions, the class or the hour does not allow it. */
    book: (studioClass: StudioClass | undefined, pass: Membership): void => {
      if (!studioClass || !hasSeat(studioClass)) return;
      const date = dateOf(studioClass.classTime);
      const isAllowed =
        store.memberships.get(pass.id)?.remainingSessionCount !== 0 &&
        date >= pass.startDate &&
        date <= pass.expiredDate &&
        !hasSeatAt(store, pass.userId, studioClass.classTime);
      if (isAllowed) build.seat(studioClass, pass.id);
    },
  };
}
