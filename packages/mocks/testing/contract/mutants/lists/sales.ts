import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import { addDays } from '../../../../src/dates.ts';
import { planOf } from '../../../../src/domain/catalogue/plans.ts';
import type { Payment } from '../../../../src/store/rows.ts';
import { onRows, type RowOf } from '../../changes.ts';
import { queryOf, type InterceptedRequest } from '../../interceptor.ts';
import type { Mutants } from '../mutant.ts';

type Day = RowOf<'getSalesReport'>;

const report = { at: 'getSalesReport', or: ['recordPayment'] } as const;

/** The sales report. */
export const salesMutants: Mutants = {
  'sales-end-date-excluded': { ...report, rows: withoutDayOf('endDate') },
  'sales-start-date-excluded': { ...report, rows: withoutDayOf('startDate') },
  'sales-of-next-day': {
    at: 'getSalesReport',
    query: { endDate: (date) => (date && isCalendarDate(date) ? addDays(date, 1) : date) },
  },
  'sales-off-by-one': {
    ...report,
    row: (day: Day) => ({ ...day, totalAmount: day.totalAmount + (isEven(day) ? 1 : 0) }),
  },
  'sales-without-last-payment': {
    ...report,
    row: (day: Day, intercepted: InterceptedRequest) => ({
      ...day,
      totalAmount:
        day.totalAmount - (isEven(day) ? (paymentsOf(intercepted, day).at(-1)?.amount ?? 0) : 0),
    }),
  },
  'single-pass-as-health': {
    ...report,
    row: (day: Day, intercepted: InterceptedRequest) => ({
      ...day,
      htTotalAmount: paymentsOf(intercepted, day)
        .filter((payment) => planOf(payment).kind === 'single')
        .reduce((sum, { amount }) => sum + amount, day.htTotalAmount),
    }),
  },
  'pilates-as-pt': {
    ...report,
    row: (day: Day) => ({
      ...day,
      ptTotalAmount: day.ptTotalAmount + day.pltTotalAmount,
      pltTotalAmount: 0,
    }),
  },
  'days-without-payment': {
    at: 'getSalesReport',
    rows: (days) => days.flatMap((day, index) => [day, ...gapAfter(day, days[index + 1])]),
  },
  'sales-in-one-row': {
    at: 'getSalesReport',
    rows: (days) => (days.length < 2 ? days : [days.reduce(sumOf)]),
  },
  'sales-cached': {
    at: ['getSalesReport', 'recordPayment'],
    code: () => {
      const cache = new Map<string, readonly Day[]>();
      return onRows('getSalesReport', (days, { request }) => {
        const { search } = new URL(request.url);
        cache.set(search, cache.get(search) ?? days);
        return cache.get(search);
      });
    },
  },
};

function withoutDayOf(parameter: string) {
  return (days: readonly Day[], intercepted: InterceptedRequest) =>
    days.filter(({ date }) => date !== queryOf(intercepted, parameter));
}

function isEven({ date }: Day): boolean {
  return Number(date.slice(-2)) % 2 === 0;
}

function paymentsOf({ backend }: InterceptedRequest, { date }: Day): Payment[] {
  return backend.studio.store.payments.all().filter(({ paidDate }) => paidDate === date);
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
