import { addDays, addHours } from '../../../src/dates.ts';
import { at, type Mutants } from '../mutant.ts';

const more = (value: number): number => value + 1;
const moreSessions = (value: number | null): number | null => (value === null ? null : value + 1);
const nextDay = (date: string | null): string | null => (date === null ? null : addDays(date, 1));
const dayBefore = (date: string): string => addDays(date, -1);
const utc = (time: string): string => addHours(time, -9);

/** Figures and times that are wrong by the same amount in every row. */
export const offsetMutants: Mutants = {
  ...at('listUsers', {
    'users-sessions-shifted': { row: { promotionSessionCount: moreSessions } },
    'users-expiry-shifted': { row: { expiredDate: nextDay } },
    'users-joined-in-utc': { or: ['signUp'], row: { createdAt: utc } },
  }),
  ...at('listMyMembers', {
    'members-sessions-shifted': { row: { promotionSessionCount: moreSessions } },
    'members-expiry-shifted': { row: { expiredDate: nextDay } },
  }),
  ...at('listMyPromotions', {
    'passes-sessions-shifted': { row: { remainingSessionCount: moreSessions } },
    'passes-expiry-shifted': { row: { expiredDate: nextDay } },
  }),
  'attendance-shifted': { at: 'listMyAttendance', row: { attendDate: dayBefore } },
  ...at('listReservableClasses', {
    'reservable-seats-shifted': { row: { maxCustomer: more } },
    'reservable-taken-shifted': {
      row: (row) => ({
        ...row,
        currentCustomer: Math.min(row.maxCustomer, row.currentCustomer + 1),
      }),
    },
    'reservable-in-utc': { row: { classTime: utc } },
  }),
  'today-in-utc': { at: 'listTodayReservations', row: { classTime: utc } },
  'history-in-utc': { at: 'listReservationHistory', row: { classTime: utc } },
  'classes-in-utc': { at: 'listClassesWithReservations', row: { classTime: utc } },
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
  'sales-dates-shifted': { at: 'getSalesReport', row: { date: dayBefore } },
  'sales-shifted': {
    at: 'getSalesReport',
    row: { totalAmount: (amount) => amount + 70_000, htTotalAmount: (amount) => amount + 70_000 },
  },
};
