import type { OperationId } from '@fitness/api-contract/operations';
import type { Mutants } from '../mutant.ts';

/** Lists in another order; openapi.yaml gives the order of reviews and sales only. */
export const orderMutants: Mutants = {
  'reversed-list-reviews': reversed('listReviews'),
  'reversed-get-sales-report': reversed('getSalesReport'),
  'reversed-list-users': reversed('listUsers'),
  'reversed-list-my-attendance': reversed('listMyAttendance'),
  'reversed-list-my-promotions': reversed('listMyPromotions'),
  'reversed-list-reservable-classes': reversed('listReservableClasses'),
  'reversed-list-reservation-history': reversed('listReservationHistory'),
  'reversed-list-classes-with-reservations': reversed('listClassesWithReservations'),
  'reversed-list-registered-times': reversed('listRegisteredTimes'),
  'reversed-list-my-members': reversed('listMyMembers'),
  'two-reviews-swapped': { at: 'listReviews', rows: (rows) => swapped(rows, 2) },
  'two-days-swapped': { at: 'getSalesReport', rows: (rows) => swapped(rows, rows.length - 2) },
  'two-classes-swapped': {
    at: 'listReservableClasses',
    rows: (rows) => swapped(rows, rows.length - 2),
  },
  'two-reservations-swapped': { at: 'listReservationHistory', rows: (rows) => swapped(rows, 0) },
  'users-by-name': {
    at: 'listUsers',
    rows: (rows) => rows.toSorted((a, b) => a.nickName.localeCompare(b.nickName, 'ko')),
  },
};

function reversed<Id extends OperationId>(at: Id) {
  return { at, rows: (rows: readonly unknown[]) => rows.toReversed() };
}

/** The rows with the one at the index and the next one swapped. */
function swapped<Row>(rows: readonly Row[], index: number): readonly Row[] {
  const [first, second] = [rows[index], rows[index + 1]];
  return first === undefined || second === undefined
    ? rows
    : rows.with(index, second).with(index + 1, first);
}
