/** Shown for an unknown or absent value: an en dash. */
export const noValue = '–';

const won = new Intl.NumberFormat('ko-KR');

/** A number with thousands separators and a unit. */
export function formatCount(count: number | null, unit = '') {
  return count === null ? noValue : `${won.format(count)}${unit}`;
}

/** An amount in KRW, `120,000원`. */
export function formatWon(amount: number | null) {
  return formatCount(amount, '원');
}

/** A date or local date-time (`YYYY-MM-DD…`) as `2026. 11. 20.`; an empty value gives `noValue`. */
export function formatDate(value: string | null | undefined) {
  const [year, month, day] = (value ?? '').slice(0, 10).split('-');
  return year && month && day ? `${year}. ${Number(month)}. ${Number(day)}.` : noValue;
}

/** The clock time of a local date-time (`…THH:mm`) or of a bare time (`HH:mm:ss`), as `HH:mm`. */
export function formatTime(value: string | null) {
  return value?.replace(/^.*T/, '').slice(0, 5) ?? noValue;
}

/** Formats the digits of a phone number as `010-1234-5678`; returns any other text unchanged. */
export function formatPhone(digits: string | null) {
  if (digits === null) return noValue;
  if (/^02\d{7,8}$/.test(digits)) return digits.replace(/^(02)(\d{3,4})(\d{4})$/, '$1-$2-$3');
  return digits.replace(/^(050\d|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

export function isBlank(text: string) {
  return text.trim() === '';
}

export const genderLabels = { male: '남성', female: '여성' } as const;

export function formatGender(gender: keyof typeof genderLabels | null) {
  return gender === null ? noValue : genderLabels[gender];
}

/** Right-to-left letters and bidirectional control characters. */
const bidi = /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text with Unicode bidirectional isolation, if needed, for use inside another text (docs/product.md#texts). */
export function isolated(text: string): string {
  return bidi.test(text) ? `\u2068${text.replace(/\p{Bidi_C}/gu, '')}\u2069` : text;
}
