import { halfWidth, unseen } from './plain-text.ts';

/** What people write between the digits of a phone number; `ー` and `ㅡ` are typed for a hyphen. */
const separators = new RegExp(String.raw`[${unseen}\p{Pd}\p{Ps}\p{Pe}\u2212\uFF70ーㅡ.·・/]`, 'gu');

/** Korea's country code; the 0 behind it is written by some, and nothing tells before the next digit. */
const countryCode = /^(?:\+|00)820?(?=[1-9])/;

/**
 * The digits of a phone number as it is written or copied. What is no part of one stays, so that its rule refuses it; so does an
 * unfinished country code, so that a number can be normalized at each keystroke.
 */
export function normalizePhone(typed: string) {
  return halfWidth(typed).replace(separators, '').replace(countryCode, '0');
}

/** Nine or ten digits that are a Korean number only with a 0 before them. */
const withoutZero = /^(?:10\d{8}|2\d{8}|[3-6][1-5]\d{7,8}|[57]0\d{8})$/;

/** A normalized number with the first 0 that a spreadsheet has dropped, or null where none is missing. */
export function withLostZero(phone: string) {
  return withoutZero.test(phone) ? `0${phone}` : null;
}
