import type { Plan } from '../catalogue.ts';

/** A date as text; a month or day out of range overflows, so that day 0 is the last day of the previous month. */
function dateAt(year: number, month: number, day: number) {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * The last day of a pass bought on a date, both `YYYY-MM-DD`: session passes by days, health passes by months and bonus months
 * (clamped to the last day of the month), the 1-day pass on the same day (docs/product.md#catalogue).
 */
export function lastDayOf(plan: Plan, purchaseDate: string): string {
  const [year = 0, month = 0, day = 0] = purchaseDate.split('-').map(Number);
  if (plan.kind !== 'health') return dateAt(year, month, day + plan.validDays);
  const lastMonth = month + plan.months + plan.bonusMonths;
  const [sameDay, endOfMonth] = [dateAt(year, lastMonth, day), dateAt(year, lastMonth + 1, 0)];
  return sameDay < endOfMonth ? sameDay : endOfMonth;
}
