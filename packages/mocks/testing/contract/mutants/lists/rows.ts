import { dateOf, today } from '../../../../src/dates.ts';
import { isValidOn } from '../../../../src/domain/memberships.ts';
import { hasBegun, seatsTaken } from '../../../../src/domain/reservations.ts';
import { subjectName } from '../../../../src/domain/catalogue/subjects.ts';
import type { Studio } from '../../../../src/domain/studio.ts';
import type { StudioClass } from '../../../../src/store/rows.ts';
import type { RowOf } from '../../changes.ts';
import { queryOf, type InterceptedRequest } from '../../interceptor.ts';
import type { Mutants } from '../mutant.ts';

/** Lists with a row too few or too many. */
export const rowMutants: Mutants = {
  'users-first-page': { at: 'listUsers', rows: (rows) => rows.slice(0, 50) },
  'users-without-pass': {
    at: 'listUsers',
    rows: (rows) => rows.filter((row) => row.promotionName !== null),
  },
  'users-with-one-pass': {
    at: 'listUsers',
    rows: (rows) => [...new Map(rows.map((row) => [row.userId, row])).values()],
  },
  'members-first-page': { at: 'listMyMembers', rows: (rows) => rows.slice(0, 10) },
  'reviews-first-page': { at: 'listReviews', rows: (rows) => rows.slice(0, 10) },
  'attendance-twice': { at: 'listMyAttendance', rows: (rows) => [...rows.slice(0, 1), ...rows] },
  'history-twice': {
    at: 'listReservationHistory',
    rulesOf: ['cancelReservation'],
    rows: (rows) => rows.flatMap((row) => (row.status === 'CANCELLED' ? [row, row] : [row])),
  },
  'history-without-cancelled': {
    at: 'listReservationHistory',
    or: ['cancelReservation', 'deleteClass'],
    rows: (rows) => rows.filter((row) => row.status !== 'CANCELLED'),
  },
  'newest-class-missing': {
    at: 'listClassesWithReservations',
    rows: (rows) => {
      const newest = Math.max(...rows.map(({ classId }) => classId));
      return rows.filter(({ classId }) => classId !== newest);
    },
  },
  'last-hour-missing': {
    at: 'listRegisteredTimes',
    or: ['createClass'],
    rows: (rows) => rows.slice(0, -1),
  },
  'full-classes-missing': {
    at: 'listReservableClasses',
    or: ['createReservation'],
    rows: (rows) => rows.filter((row) => row.currentCustomer < row.maxCustomer),
  },
  'begun-classes-reservable': {
    at: 'listReservableClasses',
    rows: withMoreClasses(
      (studio, one) => hasBegun(studio, one) && dateOf(one.classTime) === today(studio.clock),
    ),
  },
  'classes-after-last-day': {
    at: 'listReservableClasses',
    rulesOf: ['createReservation'],
    rows: withMoreClasses(({ store }, one, membershipId) => {
      const pass = store.memberships.get(membershipId);
      return pass !== undefined && !isValidOn(pass, one.classTime);
    }),
  },
  'used-up-passes-missing': {
    at: 'listMyPromotions',
    rulesOf: ['createReservation'],
    rows: (rows) => rows.filter((row) => row.remainingSessionCount !== 0),
  },
  'new-trainers-missing': {
    at: 'listWorkers',
    rows: (rows) => rows.filter((row) => row.classMemberCount > 0),
  },
};

/** Adds classes of the pass's trainer to the reservable ones. */
function withMoreClasses(
  isAdded: (studio: Studio, studioClass: StudioClass, membershipId: number) => boolean,
) {
  return (
    rows: readonly RowOf<'listReservableClasses'>[],
    intercepted: InterceptedRequest,
  ): unknown => {
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
  };
}
