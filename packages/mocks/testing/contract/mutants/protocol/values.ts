import { addDays, addHours } from '../../../../src/dates.ts';
import { chain, onBody, onRow, onRows } from '../../changes.ts';
import type { Interceptor } from '../../interceptor.ts';
import { contractMutant, type Mutant } from '../mutant.ts';

const classLists = [
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
  'listClassesWithReservations',
] as const;

/** Values of another type, form or meaning. */
export const valueMutants: readonly Mutant[] = [
  contractMutant('null-gender', 'returns null for the gender of a trainer', 'listWorkers', () =>
    onRow('listWorkers', (row) => ({ ...row, gender: null })),
  ),
  contractMutant('null-nickname', 'returns null for the name of a member', 'listMyMembers', () =>
    onRow('listMyMembers', (row) => ({ ...row, nickName: null })),
  ),
  contractMutant(
    'null-for-no-sessions',
    'returns null for a pass without sessions left',
    'listMyPromotions',
    () =>
      onRow('listMyPromotions', (row) => ({
        ...row,
        remainingSessionCount: row.remainingSessionCount === 0 ? null : row.remainingSessionCount,
      })),
  ),
  contractMutant(
    'null-for-no-reservations',
    'returns null for a class without reservations',
    'listReservableClasses',
    () =>
      onRow('listReservableClasses', (row) => ({
        ...row,
        currentCustomer: row.currentCustomer === 0 ? null : row.currentCustomer,
      })),
  ),
  contractMutant('amount-as-text', 'returns the total sales as a text', 'getSalesReport', () =>
    onRow('getSalesReport', (row) => ({ ...row, totalAmount: String(row.totalAmount) })),
  ),
  contractMutant('id-as-text', 'returns the id of the subject as a text', 'getMySubject', () =>
    onBody('getMySubject', (body) => ({ ...body, classSubjectId: String(body.classSubjectId) })),
  ),
  contractMutant(
    'field-missing',
    'leaves out the last day of a user without a pass',
    'listUsers',
    () =>
      onRow('listUsers', ({ expiredDate, ...row }) =>
        expiredDate === null ? row : { ...row, expiredDate },
      ),
  ),
  contractMutant(
    'other-spelling-of-status',
    'writes CANCELED for CANCELLED',
    'listReservationHistory',
    () =>
      onRow('listReservationHistory', (row) => ({
        ...row,
        status: row.status === 'CANCELLED' ? 'CANCELED' : row.status,
      })),
  ),
  contractMutant('role-without-prefix', 'returns roles without ROLE_', 'listUsers', () =>
    onRow('listUsers', (row) => ({ ...row, roleName: row.roleName.replace('ROLE_', '') })),
  ),
  contractMutant(
    'sales-date-with-time',
    'returns the date of sales with a time',
    'getSalesReport',
    () => onRow('getSalesReport', (row) => ({ ...row, date: `${row.date}T00:00:00` })),
  ),
  contractMutant('time-with-offset', 'returns times with an offset', 'listTodayReservations', () =>
    onRow('listTodayReservations', (row) => ({ ...row, classTime: `${row.classTime}+09:00` })),
  ),
  contractMutant('list-in-page', 'wraps the list of reviews in a page object', 'listReviews', () =>
    onRows('listReviews', (rows) => ({ content: rows, totalElements: rows.length })),
  ),
  contractMutant(
    'single-row-as-object',
    'returns a list of one row as an object',
    'listMyPromotions',
    () => onRows('listMyPromotions', (rows) => (rows.length === 1 ? rows[0] : rows)),
  ),
  contractMutant(
    'trainer-id-as-name',
    'returns the trainer’s id in place of the name',
    'listMyPromotions',
    () => onRow('listMyPromotions', (row) => ({ ...row, trainerName: row.trainerName && '1' })),
  ),
  contractMutant(
    'plan-id-as-name',
    'returns the plan’s price in place of its name',
    'listMyMembers',
    () => onRow('listMyMembers', (row) => ({ ...row, promotionName: '840000' })),
  ),
  contractMutant(
    'times-in-utc',
    'returns the times of one list nine hours early',
    'listReservableClasses',
    () => inUtc('listReservableClasses'),
  ),
  {
    name: 'all-times-in-utc',
    defect: 'returns the times of all classes nine hours early',
    operation: classLists,
    group: 'contract',
    interceptor: () => chain(...classLists.map(inUtc)),
  },
  contractMutant(
    'own-classes-in-utc',
    'returns the times of own classes nine hours early',
    'listClassesWithReservations',
    () => inUtc('listClassesWithReservations'),
  ),
  contractMutant(
    'registered-times-in-utc',
    'returns registered times nine hours early',
    'listRegisteredTimes',
    () =>
      onRow('listRegisteredTimes', (time) =>
        addHours(`2026-11-21T${String(time)}:00`, -9).slice(11, 16),
      ),
  ),
  contractMutant(
    'attendance-in-utc',
    'returns the day before each day of attendance',
    'listMyAttendance',
    () => onRow('listMyAttendance', (row) => ({ ...row, attendDate: addDays(row.attendDate, -1) })),
  ),
  contractMutant(
    'last-day-in-utc',
    'returns the day before the last day of a pass in the list of users',
    'listUsers',
    () =>
      onRow('listUsers', (row) => ({
        ...row,
        expiredDate: row.expiredDate && addDays(row.expiredDate, -1),
      })),
  ),
  contractMutant(
    'joined-in-1970',
    'returns 1 January 1970 as the day of sign-up',
    'listUsers',
    () => onRow('listUsers', (row) => ({ ...row, createdAt: '1970-01-01T00:00:00' })),
  ),
];

function inUtc(operation: (typeof classLists)[number]): Interceptor {
  return onRow(operation, (row) => ({ ...row, classTime: addHours(row.classTime, -9) }));
}
