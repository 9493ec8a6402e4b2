import type { Plan } from '../catalogue.ts';

/** A date as text; a month or a day beyond its range moves the date on, and day 0 is the day before the first. */
function dateAt(year: number, month: number, day: number) {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * The last day of a pass that is bought on a day, both `YYYY-MM-DD`: sessions by days, health by months and bonus months (at most
 * the last day of that month), the 1-day pass that day (docs/product.md#catalogue).
 */
export function lastDayOf(plan: Plan, purchaseDate: string): string {
  const [year = 0, month = 0, day = 0] = purchaseDate.split('-').map(Number);
  if (plan.kind !== 'health') return dateAt(year, month, day + plan.validDays);
  const lastMonth = month + plan.months + plan.bonusMonths;
  const [sameDay, endOfMonth] = [dateAt(year, lastMonth, day), dateAt(year, lastMonth + 1, 0)];
  return sameDay < endOfMonth ? sameDay : endOfMonth;
}
