import { dateOf, today } from '../../../src/dates.ts';
import { subjectName } from '../../../src/domain/catalogue.ts';
import { isValidOn } from '../../../src/domain/memberships.ts';
import { hasBegun, seatsTaken } from '../../../src/domain/reservations.ts';
import type { Studio } from '../../../src/domain/studio.ts';
import { ascending } from '../../../src/store/order.ts';
import type { StudioClass } from '../../../src/store/rows.ts';
import type { RowOf } from '../../../src/contract/fixtures/lists.ts';
import { queryOf, type InterceptedRequest } from '../interceptor.ts';
import { at, each, type Mutants } from '../mutant.ts';

type Rows = readonly unknown[];
const firstTen = (rows: Rows) => rows.slice(0, 10);

const orderedLists = [
  'listReviews',
  'getSalesReport',
  'listUsers',
  'listMyAttendance',
  'listMyPromotions',
  'listReservableClasses',
  'listReservationHistory',
  'listClassesWithReservations',
  'listRegisteredTimes',
  'listMyMembers',
] as const;

const listsOfPasses = ['listMyPromotions', 'listUsers', 'listMyMembers'] as const;

/** Lists in another order; openapi.yaml gives the order of reviews and sales only. */
export const orderMutants: Mutants = {
  ...each('reversed', orderedLists, () => ({ rows: (rows) => rows.toReversed() })),
  'two-reviews-swapped': { at: 'listReviews', rows: (rows) => swapped(rows, 2) },
  'two-days-swapped': { at: 'getSalesReport', rows: (rows) => swapped(rows, rows.length - 2) },
  'two-classes-swapped': {
    at: 'listReservableClasses',
    rows: (rows) => swapped(rows, rows.length - 2),
  },
  'two-reservations-swapped': { at: 'listReservationHistory', rows: (rows) => swapped(rows, 0) },
  'users-of-a-second-by-id': {
    at: 'listUsers',
    rows: (rows) =>
      rows.toSorted((a, b) => compare(b.createdAt, a.createdAt) || a.userId - b.userId),
  },
  'passes-of-a-day-by-name': {
    at: 'listMyPromotions',
    rows: (rows) => rows.toSorted((a, b) => compare(a.promotionName, b.promotionName)),
  },
  'users-by-name': {
    at: 'listUsers',
    rows: (rows) => rows.toSorted((a, b) => a.nickName.localeCompare(b.nickName, 'ko')),
  },
};

/** Lists with a row too few or too many. */
export const rowMutants: Mutants = {
  ...at('listUsers', {
    'users-first-page': { rows: (rows) => rows.slice(0, 50) },
    'users-without-pass': { rows: (rows) => rows.filter((row) => row.promotionName !== null) },
    'users-with-one-pass': {
      rows: (rows) => [...new Map(rows.map((row) => [row.userId, row])).values()],
    },
  }),
  'members-first-page': { at: 'listMyMembers', rows: firstTen },
  'reviews-first-page': { at: 'listReviews', rows: firstTen },
  'attendance-twice': { at: 'listMyAttendance', rows: (rows) => [...rows.slice(0, 1), ...rows] },
  ...at('listReservationHistory', {
    'history-twice': {
      rulesOf: ['cancelReservation'],
      rows: (rows) => rows.flatMap((row) => (row.status === 'CANCELLED' ? [row, row] : [row])),
    },
    'history-without-cancelled': {
      or: ['cancelReservation', 'deleteClass'],
      rows: (rows) => rows.filter((row) => row.status !== 'CANCELLED'),
    },
  }),
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
  ...at('listReservableClasses', {
    'full-classes-missing': {
      or: ['createReservation'],
      rows: (rows) => rows.filter((row) => row.currentCustomer < row.maxCustomer),
    },
    'begun-classes-reservable': {
      rows: withMoreClasses(
        (studio, one) => hasBegun(studio, one) && dateOf(one.classTime) === today(studio.clock),
      ),
    },
    'classes-after-last-day': {
      rulesOf: ['createReservation'],
      rows: withMoreClasses(({ store }, one, membershipId) => {
        const pass = store.memberships.get(membershipId);
        return pass !== undefined && !isValidOn(pass, one.classTime);
      }),
    },
  }),
  'past-classes-missing': {
    at: 'listClassesWithReservations',
    or: ['deleteClass'],
    rows: (rows, { studio }) =>
      rows.filter(({ classTime }) => dateOf(classTime) >= today(studio.clock)),
  },
  ...each('expired-passes-missing', listsOfPasses, () => ({
    or: ['listMyPromotions'],
    rulesOf: ['listMyPromotions'],
    rows: (rows, { studio }) =>
      rows.filter((row) => !isExpired((row as { expiredDate: string | null }).expiredDate, studio)),
  })),
  ...each('of-expired-pass-missing', ['listTodayReservations', 'listReservationHistory'], () => ({
    rulesOf: ['listMyPromotions'],
    rows: (rows, intercepted) => {
      const { memberships } = intercepted.studio.store;
      const pass = memberships.get(Number(queryOf(intercepted, 'membershipId')));
      return isExpired(pass?.expiredDate, intercepted.studio) ? [] : rows;
    },
  })),
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

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function isExpired(lastDay: string | null | undefined, { clock }: Studio): boolean {
  return typeof lastDay === 'string' && lastDay < today(clock);
}

/** The rows with the one at the index and the next one swapped. */
function swapped<Row>(rows: readonly Row[], index: number): readonly Row[] {
  const [first, second] = [rows[index], rows[index + 1]];
  return first === undefined || second === undefined
    ? rows
    : rows.with(index, second).with(index + 1, first);
}

/** Adds classes of the pass's trainer to the reservable ones. */
function withMoreClasses(
  isAdded: (studio: Studio, studioClass: StudioClass, membershipId: number) => boolean,
) {
  return (rows: readonly RowOf<'listReservableClasses'>[], intercepted: InterceptedRequest) => {
    const { studio } = intercepted;
    const id = Number(queryOf(intercepted, 'membershipId'));
    const pass = studio.store.memberships.get(id);
    const added = studio.store.classes
      .where('managerId', pass?.managerId ?? 0)
      .filter((one) => isAdded(studio, one, id))
      .map((one) => ({
        ...reservableRow(one, rows[0]?.trainerName ?? ''),
        currentCustomer: seatsTaken(studio, one.id).length,
      }));
    return [...rows, ...added].toSorted(ascending(({ classTime }) => classTime));
  };
}

/** The row of a class without reservations in a list of reservable classes. */
export function reservableRow(studioClass: StudioClass, trainerName: string) {
  const { id: classId, classTime, classSubjectId, maxCustomer } = studioClass;
  const classSubject = subjectName(classSubjectId);
  return { classId, classTime, trainerName, classSubject, currentCustomer: 0, maxCustomer };
}
