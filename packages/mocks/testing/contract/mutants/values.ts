import { addDays, addHours } from '../../../src/dates.ts';
import type { Clock } from '../../../src/clock.ts';
import { classLists, onRow } from '../changes.ts';
import { updateRow } from '../effects.ts';
import { at, type Mutants } from '../mutant.ts';

const more = (value: number) => value + 1;
const moreSessions = (value: number | null) => (value === null ? null : value + 1);
const toUtc = (time: string) => addHours(time, -9);
const toDayBefore = <Day extends string | null>(day: Day) => day && addDays(day, -1);
const toNextDay = <Day extends string | null>(day: Day) => day && addDays(day, 1);

/** Values of another type, form or meaning. */
export const valueMutants: Mutants = {
  'null-gender': { at: 'listWorkers', row: { gender: null } },
  'null-for-no-reservations': { at: 'listReservableClasses', row: { currentCustomer: [0, null] } },
  'amount-as-text': { at: 'getSalesReport', row: { totalAmount: String } },
  'sales-date-with-time': { at: 'getSalesReport', row: { date: [/$/, 'T00:00:00'] } },
  'id-as-text': { at: 'getMySubject', fields: { classSubjectId: String } },
  'other-spelling-of-status': {
    at: 'listReservationHistory',
    rulesOf: ['cancelReservation'],
    row: { status: ['CANCELLED', 'CANCELED'] },
  },
  'time-with-offset': { at: 'listTodayReservations', row: { classTime: [/$/, '+09:00'] } },
  'list-in-page': {
    at: 'listReviews',
    rows: (rows) => ({ content: rows, totalElements: rows.length }),
  },
  ...at('listUsers', {
    'field-missing': {
      row: ({ expiredDate, ...row }) => (expiredDate === null ? row : { ...row, expiredDate }),
    },
    'role-without-prefix': { row: { roleName: [/^ROLE_/, ''] } },
    'last-day-in-utc': { row: { expiredDate: toDayBefore } },
    'joined-in-1970': { rulesOf: ['signUp'], row: { createdAt: '1970-01-01T00:00:00' } },
  }),
  ...at('listMyPromotions', {
    'null-for-no-sessions': {
      rulesOf: ['createReservation'],
      row: { remainingSessionCount: [0, null] },
    },
    'single-row-as-object': { rows: (rows) => (rows.length === 1 ? rows[0] : rows) },
    'trainer-id-as-name': { row: { trainerName: [/^.+$/, '1'] } },
  }),
  'null-nickname': { at: 'listMyMembers', row: { nickName: null } },
  'plan-id-as-name': { at: 'listMyMembers', row: { promotionName: '840000' } },
  'times-in-utc': { at: 'listReservableClasses', row: { classTime: toUtc } },
  'all-times-in-utc': {
    at: 'listReservableClasses',
    or: classLists,
    code: () => onRow(classLists, (row) => ({ ...row, classTime: toUtc(row.classTime) })),
  },
  'own-classes-in-utc': {
    at: 'listClassesWithReservations',
    rulesOf: ['createClass'],
    row: { classTime: toUtc },
  },
  'registered-times-in-utc': {
    at: 'listRegisteredTimes',
    row: (time) => toUtc(`2026-11-21T${String(time)}:00`).slice(11, 16),
  },
  'attendance-in-utc': { at: 'listMyAttendance', row: { attendDate: toDayBefore } },
};

/** Figures and times that are wrong by the same amount in every row. */
export const offsetMutants: Mutants = {
  ...at('listUsers', {
    'users-sessions-shifted': { row: { promotionSessionCount: moreSessions } },
    'users-expiry-shifted': { row: { expiredDate: toNextDay } },
    'users-joined-in-utc': { or: ['signUp'], row: { createdAt: toUtc } },
  }),
  ...at('listMyMembers', {
    'members-sessions-shifted': { row: { promotionSessionCount: moreSessions } },
    'members-expiry-shifted': { row: { expiredDate: toNextDay } },
  }),
  ...at('listMyPromotions', {
    'passes-sessions-shifted': { row: { remainingSessionCount: moreSessions } },
    'passes-expiry-shifted': { row: { expiredDate: toNextDay } },
  }),
  'attendance-shifted': { at: 'listMyAttendance', row: { attendDate: toDayBefore } },
  ...at('listReservableClasses', {
    'reservable-seats-shifted': { row: { maxCustomer: more } },
    'reservable-taken-shifted': {
      row: (row) => ({
        ...row,
        currentCustomer: Math.min(row.maxCustomer, row.currentCustomer + 1),
      }),
    },
    'reservable-in-utc': { row: { classTime: toUtc } },
  }),
  'today-in-utc': { at: 'listTodayReservations', row: { classTime: toUtc } },
  'history-in-utc': { at: 'listReservationHistory', row: { classTime: toUtc } },
  'classes-in-utc': { at: 'listClassesWithReservations', row: { classTime: toUtc } },
  'times-shifted': {
    at: 'listRegisteredTimes',
    rows: (rows) => rows.map((time) => addHours(`2026-11-20T${time}:00`, 1).slice(11, 16)),
  },
  'reviews-stars-shifted': {
    at: 'listReviews',
    or: ['createReview'],
    row: { likeStar: (stars) => Math.min(5, stars + 1) },
  },
  'workers-members-shifted': { at: 'listWorkers', row: { classMemberCount: more } },
  'workers-classes-shifted': { at: 'listWorkers', row: { classSessionCount: more } },
  'attended-on-day-in-utc': {
    at: 'recordAttendance',
    or: ['listMyAttendance'],
    effect: ({ studio, params }) => {
      const { attendances } = studio.store;
      const [last] = attendances.where('userId', Number(params['userId'])).slice(-1);
      updateRow(attendances, last?.id, { attendDate: dayInUtc(studio.clock) });
    },
  },
  'paid-on-day-in-utc': {
    at: 'recordPayment',
    or: ['getSalesReport'],
    effect: ({ studio }) => {
      const { payments } = studio.store;
      updateRow(payments, payments.all().at(-1)?.id, { paidDate: dayInUtc(studio.clock) });
    },
  },
  'sales-dates-shifted': { at: 'getSalesReport', row: { date: toDayBefore } },
  'sales-shifted': {
    at: 'getSalesReport',
    row: { totalAmount: (amount) => amount + 70_000, htTotalAmount: (amount) => amount + 70_000 },
  },
};

function dayInUtc(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
