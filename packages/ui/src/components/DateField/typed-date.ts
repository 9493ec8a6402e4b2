/** Formats a date as `2026. 11. 22.`; returns an invalid text unchanged. */
export function formatDate(date: string) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(date) ?? [];
  return day === undefined ? date : `${year}. ${Number(month)}. ${Number(day)}.`;
}

const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .trim();

const separated = /^['’]?(\d{4}|\d{2})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D{0,9}$/u;
const digits = /^(\d{4}|\d{2})(\d{2})(\d{2})$/u;

/**
 * Parses a typed or copied date such as `26. 11. 22.`, `2026년 11월 22일 (일)` or `20261122`, also in full-width digits, to
 * `YYYY-MM-DD`; null if invalid. A two-digit year is in the century of `today`.
 */
export function parseTyped(text: string, today: string): string | null {
  const plain = plainOf(text);
  const match = separated.exec(plain) ?? digits.exec(plain);
  if (match === null) return null;
  const [, typedYear = '', month = '', day = ''] = match;
  const year = today.slice(0, 4 - typedYear.length) + typedYear;
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  // `Date` moves a day that its month does not have to the next month.
  const time = Date.parse(`${date}T00:00Z`);
  const isReal = Number(year) > 0 && new Date(time).toJSON()?.startsWith(date);
  return isReal ? date : null;
}

/** True when a typed date has both digits of its day, so that one more digit would not make it another date. */
export function isCompleteDate(text: string): boolean {
  return /\D\d{1,2}\D{1,3}\d{2}\D*$|^\d{8}$/u.test(plainOf(text));
}
