import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import { addDays } from '../../../../src/dates.ts';
import type { Studio } from '../../../../src/domain/studio.ts';
import { planOf } from '../../../../src/domain/catalogue/plans.ts';
import { onRequestUrl, onRow, onRows, type RowOf } from '../../changes.ts';
import { queryOf } from '../../interceptor.ts';
import { contractMutant, type Mutant } from '../mutant.ts';

type Day = RowOf<'getSalesReport'>;

/** The sales report. */
export const salesMutants: readonly Mutant[] = [
  contractMutant(
    'sales-end-date-excluded',
    'leaves the end date out of the sales',
    ['getSalesReport', 'recordPayment'],
    () =>
      onRows('getSalesReport', (rows, intercepted) =>
        rows.filter(({ date }) => date !== queryOf(intercepted, 'endDate')),
      ),
  ),
  contractMutant(
    'sales-start-date-excluded',
    'leaves the start date out of the sales',
    ['getSalesReport', 'recordPayment'],
    () =>
      onRows('getSalesReport', (rows, intercepted) =>
        rows.filter(({ date }) => date !== queryOf(intercepted, 'startDate')),
      ),
  ),
  contractMutant(
    'sales-of-next-day',
    'adds the day after the end date to the sales',
    'getSalesReport',
    () =>
      onRequestUrl('getSalesReport', ({ searchParams }) => {
        const end = searchParams.get('endDate') ?? '';
        if (isCalendarDate(end)) searchParams.set('endDate', addDays(end, 1));
      }),
  ),
  contractMutant(
    'sales-off-by-one',
    'adds one won to the total of even days',
    ['getSalesReport', 'recordPayment'],
    () =>
      onRow('getSalesReport', (row) => ({
        ...row,
        totalAmount: row.totalAmount + (isEven(row) ? 1 : 0),
      })),
  ),
  contractMutant(
    'sales-without-last-payment',
    'leaves the last payment of each even day out of the sales',
    ['getSalesReport', 'recordPayment'],
    () =>
      onRow('getSalesReport', (row, { backend }) => {
        const payments = backend.studio.store.payments.all();
        const last = payments.findLast(({ paidDate }) => paidDate === row.date);
        return { ...row, totalAmount: row.totalAmount - (isEven(row) ? (last?.amount ?? 0) : 0) };
      }),
  ),
  contractMutant(
    'single-pass-as-health',
    'counts the 1-day pass in the health column',
    ['getSalesReport', 'recordPayment'],
    () =>
      onRow('getSalesReport', (row, { backend }) => ({
        ...row,
        htTotalAmount: row.htTotalAmount + amountOf(backend.studio, row, 'single'),
      })),
  ),
  contractMutant(
    'pilates-as-pt',
    'counts pilates in the PT column',
    ['getSalesReport', 'recordPayment'],
    () =>
      onRow('getSalesReport', (row) => ({
        ...row,
        ptTotalAmount: row.ptTotalAmount + row.pltTotalAmount,
        pltTotalAmount: 0,
      })),
  ),
  contractMutant(
    'days-without-payment',
    'returns a row for days without a payment too',
    'getSalesReport',
    () =>
      onRows('getSalesReport', (rows) =>
        rows.flatMap((row, index) => [row, ...gapAfter(row, rows[index + 1])]),
      ),
  ),
  contractMutant('sales-in-one-row', 'returns one row for the whole range', 'getSalesReport', () =>
    onRows('getSalesReport', (rows) => (rows.length < 2 ? rows : [rows.reduce(sumOf)])),
  ),
  contractMutant(
    'sales-cached',
    'returns the sales of a range as they were first read',
    ['getSalesReport', 'recordPayment'],
    () => {
      const cache = new Map<string, readonly Day[]>();
      return onRows('getSalesReport', (rows, { request }) => {
        const { search } = new URL(request.url);
        cache.set(search, cache.get(search) ?? rows);
        return cache.get(search);
      });
    },
  ),
];

function isEven({ date }: Day): boolean {
  return Number(date.slice(-2)) % 2 === 0;
}

function amountOf({ store }: Studio, { date }: Day, kind: string): number {
  return store.payments
    .all()
    .filter((payment) => payment.paidDate === date && planOf(payment).kind === kind)
    .reduce((sum, { amount }) => sum + amount, 0);
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
