/** A month of a year, `YYYY` and `MM`. */
export type Month = { year: string; month: string };

const firstYear = 2023;
/** The years up to this one are always options. */
const lastGivenYear = 2025;

/** The years from 2023 up to the latest of 2025, the current year and the selected year (docs/product.md#workers). */
export function yearsOn(today: string, chosen = today) {
  const last = Math.max(lastGivenYear, ...[today, chosen].map((date) => Number(date.slice(0, 4))));
  return Array.from({ length: last - firstYear + 1 }, (_, index) => String(firstYear + index));
}

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The given month, or the current one if the month was not an option on `day`. */
export function monthFrom({ year, month }: Month, today: string, day = today): Month {
  if (yearsOn(day).includes(year) && months.includes(month)) return { year, month };
  return { year: today.slice(0, 4), month: today.slice(5, 7) };
}

/** The first day of a month, as the operation expects it. */
export function classTimeOf({ year, month }: Month) {
  return `${year}-${month}-01`;
}
