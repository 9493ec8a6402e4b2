import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import { addDays, addMonths, dateOf } from '../../../src/dates.ts';
import { planOf } from '../../../src/domain/catalogue.ts';
import { hasBegun, seatsTaken } from '../../../src/domain/reservations.ts';
import type { Studio } from '../../../src/domain/studio.ts';
import type { Payment, StudioClass } from '../../../src/store/rows.ts';
import type { RowOf } from '../../../src/contract/fixtures/lists.ts';
import { onRows } from '../changes.ts';
import { queryOf, type InterceptedRequest } from '../interceptor.ts';
import { at, interceptorOf } from '../mutant.ts';

type Day = RowOf<'getSalesReport'>;

const or = ['recordPayment'] as const;

export const salesMutants = at('getSalesReport', {
  'sales-end-date-excluded': { or, rows: withoutDayOf('endDate') },
  'sales-start-date-excluded': { or, rows: withoutDayOf('startDate') },
  'sales-of-next-day': {
    query: { endDate: (date) => (date && isCalendarDate(date) ? addDays(date, 1) : date) },
  },
  'sales-off-by-one': {
    or,
    row: (day) => ({ ...day, totalAmount: day.totalAmount + (isEven(day) ? 1 : 0) }),
  },
  'sales-without-last-payment': {
    or,
    row: (day, intercepted) => {
      const missing = isEven(day) ? (paymentsOf(intercepted, day).at(-1)?.amount ?? 0) : 0;
      return { ...day, totalAmount: day.totalAmount - missing };
    },
  },
  'single-pass-as-health': {
    or,
    row: (day, intercepted) => ({
      ...day,
      htTotalAmount: paymentsOf(intercepted, day)
        .filter((payment) => planOf(payment).kind === 'single')
        .reduce((sum, { amount }) => sum + amount, day.htTotalAmount),
    }),
  },
  'pilates-as-pt': {
    or,
    row: (day) => ({
      ...day,
      ptTotalAmount: day.ptTotalAmount + day.pltTotalAmount,
      pltTotalAmount: 0,
    }),
  },
  'days-without-payment': {
    rows: (days) => days.flatMap((day, index) => [day, ...gapAfter(day, days[index + 1])]),
  },
  'sales-in-one-row': { rows: (days) => (days.length < 2 ? days : [days.reduce(sumOf)]) },
  'sales-in-32-bits': {
    or,
    row: ({ date, ...sums }) => ({
      date,
      ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Math.fround(sum)])),
    }),
  },
  'sales-cached': {
    or,
    code: () => {
      const cache = new Map<string, readonly Day[]>();
      return onRows('getSalesReport', (days, { request }) => {
        const { search } = new URL(request.url);
        cache.set(search, cache.get(search) ?? days);
        return cache.get(search);
      });
    },
  },
});

function withoutDayOf(parameter: string) {
  return (days: readonly Day[], intercepted: InterceptedRequest) =>
    days.filter(({ date }) => date !== queryOf(intercepted, parameter));
}

function isEven({ date }: Day): boolean {
  return Number(date.slice(-2)) % 2 === 0;
}

function paymentsOf({ studio }: InterceptedRequest, { date }: Day): Payment[] {
  return studio.store.payments.all().filter(({ paidDate }) => paidDate === date);
}

function gapAfter({ date }: Day, next: Day | undefined): Day[] {
  const following = addDays(date, 1);
  return next && next.date > following
    ? [{ date: following, totalAmount: 0, ptTotalAmount: 0, pltTotalAmount: 0, htTotalAmount: 0 }]
    : [];
}

function sumOf(a: Day, b: Day): Day {
  return {
    date: a.date,
    totalAmount: a.totalAmount + b.totalAmount,
    ptTotalAmount: a.ptTotalAmount + b.ptTotalAmount,
    pltTotalAmount: a.pltTotalAmount + b.pltTotalAmount,
    htTotalAmount: a.htTotalAmount + b.htTotalAmount,
  };
}

export const workerMutants = at('listWorkers', {
  'empty-classes-counted': counting(
    (studio, one) =>
      hasBegun(studio, one) && studio.store.reservations.where('classId', one.id).length > 0,
  ),
  'coming-classes-counted': counting((studio, one) => seatsTaken(studio, one.id).length > 0),
  'first-of-next-month-counted': counting(
    (studio, one) => hasBegun(studio, one) && seatsTaken(studio, one.id).length > 0,
    1,
  ),
  'members-by-pass': {
    row: (row, intercepted) => {
      const month = queryOf(intercepted, 'classTime');
      const passes = intercepted.studio.store.memberships
        .where('managerId', row.managerId)
        .filter(
          ({ startDate, expiredDate }) => startDate < addMonths(month, 1) && expiredDate >= month,
        );
      return { ...row, classMemberCount: passes.length };
    },
  },
  'workers-of-first-month': {
    code: () => {
      let first: string | undefined;
      const classTime = (month: string) =>
        /^\d{4}-(0[1-9]|1[0-2])-01$/.test(month) ? (first ??= month) : month;
      return interceptorOf({ at: 'listWorkers', query: { classTime } });
    },
  },
});

/** Counts other classes as sessions of the month. */
function counting(isCounted: (studio: Studio, studioClass: StudioClass) => boolean, moreDays = 0) {
  const row = (worker: RowOf<'listWorkers'>, intercepted: InterceptedRequest) => {
    const { studio } = intercepted;
    const month = queryOf(intercepted, 'classTime');
    const end = addDays(addMonths(month, 1), moreDays);
    const counted = studio.store.classes.where('managerId', worker.managerId).filter((one) => {
      const date = dateOf(one.classTime);
      return date >= month && date < end && isCounted(studio, one);
    });
    return { ...worker, classSessionCount: counted.length };
  };
  return { row };
}
