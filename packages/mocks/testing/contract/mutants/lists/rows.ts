import { onRows } from '../../changes.ts';
import { queryOf } from '../../interceptor.ts';
import { isValidOn } from '../../../../src/domain/memberships.ts';
import { hasBegun, seatsTaken } from '../../../../src/domain/reservations.ts';
import { subjectName } from '../../../../src/domain/catalogue/subjects.ts';
import { dateOf, today } from '../../../../src/dates.ts';
import type { StudioClass } from '../../../../src/store/rows.ts';
import type { Studio } from '../../../../src/domain/studio.ts';
import type { Mutant } from '../mutant.ts';

/** Lists with a row too few or too many. */
export const rowMutants: readonly Mutant[] = [
  {
    name: 'users-first-page',
    defect: 'returns the first 50 rows of the users only',
    operation: 'listUsers',
    group: 'contract',
    interceptor: () => onRows('listUsers', (rows) => rows.slice(0, 50)),
  },
  {
    name: 'users-without-pass',
    defect: 'leaves out users without a pass',
    operation: 'listUsers',
    group: 'contract',
    interceptor: () =>
      onRows('listUsers', (rows) => rows.filter(({ promotionName }) => promotionName !== null)),
  },
  {
    name: 'users-with-one-pass',
    defect: 'returns one row for a user with several passes',
    operation: 'listUsers',
    group: 'contract',
    interceptor: () =>
      onRows('listUsers', (rows) => [...new Map(rows.map((row) => [row.userId, row])).values()]),
  },
  {
    name: 'members-first-page',
    defect: 'returns the first ten members only',
    operation: 'listMyMembers',
    group: 'contract',
    interceptor: () => onRows('listMyMembers', (rows) => rows.slice(0, 10)),
  },
  {
    name: 'reviews-first-page',
    defect: 'returns the ten newest reviews only',
    operation: 'listReviews',
    group: 'contract',
    interceptor: () => onRows('listReviews', (rows) => rows.slice(0, 10)),
  },
  {
    name: 'attendance-twice',
    defect: 'returns the newest day of attendance twice',
    operation: 'listMyAttendance',
    group: 'contract',
    interceptor: () => onRows('listMyAttendance', (rows) => [...rows.slice(0, 1), ...rows]),
  },
  {
    name: 'history-twice',
    defect: 'returns each cancelled reservation twice',
    operation: 'listReservationHistory',
    group: 'contract',
    interceptor: () =>
      onRows('listReservationHistory', (rows) =>
        rows.flatMap((row) => (row.status === 'CANCELLED' ? [row, row] : [row])),
      ),
  },
  {
    name: 'history-without-cancelled',
    defect: 'leaves cancelled reservations out of the history',
    operation: ['listReservationHistory', 'cancelReservation', 'deleteClass'],
    group: 'contract',
    interceptor: () =>
      onRows('listReservationHistory', (rows) => rows.filter((row) => row.status !== 'CANCELLED')),
  },
  {
    name: 'newest-class-missing',
    defect: 'leaves the newest class out of the trainer’s classes',
    operation: 'listClassesWithReservations',
    group: 'contract',
    interceptor: () =>
      onRows('listClassesWithReservations', (rows) => {
        const newest = Math.max(...rows.map(({ classId }) => classId));
        return rows.filter(({ classId }) => classId !== newest);
      }),
  },
  {
    name: 'last-hour-missing',
    defect: 'leaves the last hour of a day out of the registered times',
    operation: ['listRegisteredTimes', 'createClass'],
    group: 'contract',
    interceptor: () => onRows('listRegisteredTimes', (rows) => rows.slice(0, -1)),
  },
  {
    name: 'full-classes-missing',
    defect: 'leaves full classes out of the reservable ones',
    operation: ['listReservableClasses', 'createReservation'],
    group: 'contract',
    interceptor: () =>
      onRows('listReservableClasses', (rows) =>
        rows.filter(({ currentCustomer, maxCustomer }) => currentCustomer < maxCustomer),
      ),
  },
  {
    name: 'begun-classes-reservable',
    defect: 'lists the classes of today that have begun among the reservable ones',
    operation: 'listReservableClasses',
    group: 'contract',
    interceptor: () =>
      withMoreClasses(
        (studio, one) => hasBegun(studio, one) && dateOf(one.classTime) === today(studio.clock),
      ),
  },
  {
    name: 'classes-after-last-day',
    defect: 'lists classes after the last day of the pass among the reservable ones',
    operation: 'listReservableClasses',
    group: 'rules',
    interceptor: () =>
      withMoreClasses(({ store }, one, membershipId) => {
        const pass = store.memberships.get(membershipId);
        return pass !== undefined && !isValidOn(pass, one.classTime);
      }),
  },
  {
    name: 'used-up-passes-missing',
    defect: 'leaves passes without sessions out of the own passes',
    operation: 'listMyPromotions',
    group: 'contract',
    interceptor: () =>
      onRows('listMyPromotions', (rows) => rows.filter((row) => row.remainingSessionCount !== 0)),
  },
  {
    name: 'new-trainers-missing',
    defect: 'leaves trainers without members out of the workers',
    operation: 'listWorkers',
    group: 'contract',
    interceptor: () =>
      onRows('listWorkers', (rows) => rows.filter((row) => row.classMemberCount > 0)),
  },
];

/** Adds classes of the pass's trainer to the reservable ones. */
function withMoreClasses(
  isAdded: (studio: Studio, studioClass: StudioClass, membershipId: number) => boolean,
) {
  return onRows('listReservableClasses', (rows, intercepted) => {
    const { studio } = intercepted.backend;
    const id = Number(queryOf(intercepted, 'membershipId'));
    const pass = studio.store.memberships.get(id);
    const added = studio.store.classes
      .where('managerId', pass?.managerId ?? 0)
      .filter((one) => isAdded(studio, one, id))
      .map((one) => ({
        classId: one.id,
        classTime: one.classTime,
        trainerName: rows[0]?.trainerName ?? '',
        classSubject: subjectName(one.classSubjectId),
        currentCustomer: seatsTaken(studio, one.id).length,
        maxCustomer: one.maxCustomer,
      }));
    return [...rows, ...added].toSorted((a, b) => a.classTime.localeCompare(b.classTime));
  });
}
