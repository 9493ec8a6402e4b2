import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import {
  type NotDeletable,
  type NotRegistrable,
  whyNotDeletable,
  whyNotRegistrable,
} from '@fitness/api-contract/rules';
import type { ErrorName } from '@fitness/api-contract/error-responses';
import { dateOf, timeOf, nowInSeoul, type LocalDate, type LocalDateTime } from '../dates.ts';
import type { StudioClass } from '../store/rows.ts';
import { coversClass, isValidOn, ownMembership } from './memberships.ts';
import { ascending } from '../store/order.ts';
import { orThrow, DomainError } from './domain-error.ts';
import { hasBegun, release, seatsTaken } from './reservations.ts';
import type { Studio } from './studio.ts';
import { subjectOfManager } from './catalogue.ts';

const byTime = ascending<StudioClass>((studioClass) => studioClass.classTime);

const REGISTER_ERRORS: Record<NotRegistrable, ErrorName> = {
  pastDate: 'ClassDatePast',
  tooLate: 'ClassTimePast',
  taken: 'ClassTimeTaken',
};

const DELETE_ERRORS: Record<NotDeletable, ErrorName> = {
  pastDate: 'ClassDeletePast',
  tooLate: 'ClassDeleteBegun',
};

export interface NewClass {
  readonly classSubjectId: number;
  readonly classTime: LocalDateTime;
  readonly maxCustomer: number;
}

/** Registers a class of the trainer's own subject at a coming hour that is still free. */
export function registerClass(studio: Studio, managerId: number, wanted: NewClass): StudioClass {
  const { store, clock } = studio;
  if (!isCalendarDate(dateOf(wanted.classTime)))
    throw new DomainError(
      'BadRequest',
      'createClass /body/classTime must be a day of the calendar',
    );
  if (subjectOfManager(managerId)?.classSubjectId !== wanted.classSubjectId)
    throw new DomainError('SubjectNotAllowed');
  const isTaken = store.classes
    .where('managerId', managerId)
    .some((other) => other.classTime === wanted.classTime);
  const whyNot = whyNotRegistrable({ ...wanted, isTaken }, nowInSeoul(clock));
  if (whyNot !== null) throw new DomainError(REGISTER_ERRORS[whyNot]);
  return store.classes.insert({ managerId, ...wanted });
}

/** Deletes a trainer's own class before it begins and returns the reserved sessions. */
export function deleteClass(studio: Studio, managerId: number, classId: number): void {
  const studioClass = orThrow(studio.store.classes.get(classId), 'ClassNotFound');
  if (studioClass.managerId !== managerId) throw new DomainError('Forbidden');
  const whyNot = whyNotDeletable(studioClass, nowInSeoul(studio.clock));
  if (whyNot !== null) throw new DomainError(DELETE_ERRORS[whyNot]);
  for (const seat of seatsTaken(studio, classId)) release(studio, seat);
  studio.store.classes.delete(classId);
}

/** A trainer's classes, earliest first. */
export function classesOf({ store }: Studio, managerId: number): StudioClass[] {
  return store.classes.where('managerId', managerId).sort(byTime);
}

/** The hours of a day at which a trainer already has a class, `HH:mm`, earliest first. */
export function registeredTimes(studio: Studio, managerId: number, date: LocalDate): string[] {
  return classesOf(studio, managerId)
    .filter((studioClass) => dateOf(studioClass.classTime) === date)
    .map((studioClass) => timeOf(studioClass.classTime));
}

/** The future classes that a pass is valid for, including full ones, by time. */
export function reservableClasses(
  studio: Studio,
  userId: number,
  membershipId: number,
): StudioClass[] {
  const membership = ownMembership(studio, userId, membershipId);
  return studio.store.classes
    .where('managerId', membership.managerId)
    .filter(
      (one) =>
        !hasBegun(studio, one) &&
        coversClass(membership, one) &&
        isValidOn(membership, one.classTime),
    )
    .sort(byTime);
}
