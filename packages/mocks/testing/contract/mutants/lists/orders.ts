import type { OperationId } from '@fitness/api-contract/operations';
import { onRows, type RowOf } from '../../changes.ts';
import { kebabOf, type Mutant } from '../mutant.ts';

/** Lists in another order; openapi.yaml gives the order of reviews and sales only. */
export const orderMutants: readonly Mutant[] = [
  reversed('listReviews', 'contract'),
  reversed('getSalesReport', 'contract'),
  reversed('listUsers', 'rules'),
  reversed('listMyAttendance', 'rules'),
  reversed('listMyPromotions', 'rules'),
  reversed('listReservableClasses', 'rules'),
  reversed('listReservationHistory', 'rules'),
  reversed('listClassesWithReservations', 'rules'),
  reversed('listRegisteredTimes', 'rules'),
  reversed('listMyMembers', 'rules'),
  {
    name: 'two-reviews-swapped',
    defect: 'swaps the third and the fourth review',
    operation: 'listReviews',
    group: 'contract',
    interceptor: () => onRows('listReviews', (rows) => swapped(rows, 2)),
  },
  {
    name: 'two-days-swapped',
    defect: 'swaps the last two days of the sales report',
    operation: 'getSalesReport',
    group: 'contract',
    interceptor: () => onRows('getSalesReport', (rows) => swapped(rows, rows.length - 2)),
  },
  {
    name: 'two-classes-swapped',
    defect: 'swaps the last two reservable classes',
    operation: 'listReservableClasses',
    group: 'rules',
    interceptor: () => onRows('listReservableClasses', (rows) => swapped(rows, rows.length - 2)),
  },
  {
    name: 'two-reservations-swapped',
    defect: 'swaps the first two reservations of the history',
    operation: 'listReservationHistory',
    group: 'rules',
    interceptor: () => onRows('listReservationHistory', (rows) => swapped(rows, 0)),
  },
  {
    name: 'users-by-name',
    defect: 'sorts the users by name',
    operation: 'listUsers',
    group: 'rules',
    interceptor: () =>
      onRows('listUsers', (rows) =>
        rows.toSorted((a, b) => a.nickName.localeCompare(b.nickName, 'ko')),
      ),
  },
];

function reversed(operation: OperationId, group: Mutant['group']): Mutant {
  return {
    name: `reversed-${kebabOf(operation)}`,
    defect: `returns the rows of ${operation} in the reverse order`,
    operation,
    group,
    interceptor: () =>
      onRows(operation, (rows: readonly RowOf<OperationId>[]) => rows.toReversed()),
  };
}

/** The rows with that at the index and the next one exchanged. */
function swapped<Row>(rows: readonly Row[], index: number): readonly Row[] {
  const [first, second] = [rows[index], rows[index + 1]];
  return first === undefined || second === undefined
    ? rows
    : rows.with(index, second).with(index + 1, first);
}
