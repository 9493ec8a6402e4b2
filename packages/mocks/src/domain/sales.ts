import type { PlanKind } from '@fitness/api-contract/catalogue';
import type { components } from '@fitness/api-contract/schema';
import type { LocalDate } from '../dates.ts';
import { ascending } from '../store/order.ts';
import { planOf } from './catalogue.ts';
import type { Studio } from './studio.ts';

type SalesReportRow = components['schemas']['SalesReportRow'];

/** One row, in won, for each day with a payment from start to end (inclusive), earliest first. */
export function salesReport({ store }: Studio, start: LocalDate, end: LocalDate): SalesReportRow[] {
  const days = new Map<LocalDate, SalesReportRow>();
  for (const payment of store.payments.all()) {
    const { paidDate: date, amount } = payment;
    if (date < start || date > end) continue;
    const before = days.get(date);
    const { kind } = planOf(payment);
    const sumOf = (column: PlanKind, sum = 0): number => sum + (kind === column ? amount : 0);
    // The 1-day pass has no column of its own: it counts in the total only.
    days.set(date, {
      date,
      totalAmount: (before?.totalAmount ?? 0) + amount,
      ptTotalAmount: sumOf('pt', before?.ptTotalAmount),
      pltTotalAmount: sumOf('pilates', before?.pltTotalAmount),
      htTotalAmount: sumOf('health', before?.htTotalAmount),
    });
  }
  return [...days.values()].sort(ascending((row) => row.date));
}
