/** Stands for a value that is unknown or absent, an en dash. */
export const noValue = '–';

const won = new Intl.NumberFormat('ko-KR');

/** An amount in KRW, `120,000원`. */
export const formatWon = (amount: number) => `${won.format(amount)}원`;

/** A number with thousands separators. */
export const formatCount = (count: number) => won.format(count);

/** A date or local date-time (`YYYY-MM-DD…`) as `2026. 11. 20.`; an empty value gives `noValue`. */
export const formatDate = (value: string | null | undefined) => {
  const [year, month, day] = (value ?? '').slice(0, 10).split('-');
  return year && month && day ? `${year}. ${Number(month)}. ${Number(day)}.` : noValue;
};

/** The clock time of a local date-time (`…THH:mm`) or of a bare time (`HH:mm:ss`), as `HH:mm`. */
export const formatTime = (value: string) => value.replace(/^.*T/, '').slice(0, 5);

/** A phone number of digits as `010-1234-5678`; anything else as it came. */
export const formatPhone = (digits: string) => {
  if (/^02\d{7,8}$/.test(digits)) return digits.replace(/^(02)(\d{3,4})(\d{4})$/, '$1-$2-$3');
  return digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
};

/** What was typed or pasted as a phone number, digits only. */
export const phoneDigits = (typed: string) => typed.replace(/\D/g, '');
