import type { components } from '@fitness/api-contract/schema';
import type { LocalDate } from '../dates.ts';
import type { Payment } from '../store/rows.ts';
import { ascending } from '../store/order.ts';
import { planOf } from './catalogue/plans.ts';
import type { Studio } from './studio.ts';

type SalesReportRow = components['schemas']['SalesReportRow'];

/** One row, in won, for each day with a payment from start to end (inclusive), earliest first. */
export function salesReport({ store }: Studio, start: LocalDate, end: LocalDate): SalesReportRow[] {
  const days = new Map<LocalDate, SalesReportRow>();
  for (const payment of store.payments.all()) {
    if (payment.paidDate < start || payment.paidDate > end) continue;
    days.set(
      payment.paidDate,
      withPayment(days.get(payment.paidDate) ?? emptyDay(payment.paidDate), payment),
    );
  }
  return [...days.values()].sort(ascending((row) => row.date));
}

function emptyDay(date: LocalDate): SalesReportRow {
  return { date, totalAmount: 0, ptTotalAmount: 0, pltTotalAmount: 0, htTotalAmount: 0 };
}

// The 1-day pass has no column of its own: it counts in the total only.
function withPayment(row: SalesReportRow, payment: Payment): SalesReportRow {
  const { kind } = planOf(payment);
  return {
    date: row.date,
    totalAmount: row.totalAmount + payment.amount,
    ptTotalAmount: row.ptTotalAmount + (kind === 'pt' ? payment.amount : 0),
    pltTotalAmount: row.pltTotalAmount + (kind === 'pilates' ? payment.amount : 0),
    htTotalAmount: row.htTotalAmount + (kind === 'health' ? payment.amount : 0),
  };
}
