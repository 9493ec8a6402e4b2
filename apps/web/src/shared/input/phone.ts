import { halfWidth, unseen } from './plain-text.ts';

/** Separators between the digits of a phone number; `ー` and `ㅡ` are often typed instead of a hyphen. */
const separators = new RegExp(String.raw`[${unseen}\p{Pd}\p{Ps}\p{Pe}\u2212\uFF70ーㅡ.·・/]`, 'gu');

/** Korea's country code, and the trunk prefix 0 that some write after it; only matched once the next digit is typed. */
const countryCode = /^(?:\+|00)820?(?=[1-9])/;

/**
 * Normalizes a typed or copied phone number to its digits. Keeps other characters, so that validation rejects them, and an
 * incomplete country code, so that a number can be normalized at each keystroke.
 */
export function normalizePhone(typed: string) {
  return halfWidth(typed).replace(separators, '').replace(countryCode, '0');
}

/** A number that can be dialled within Korea. */
const dialled = /^0\d{8,10}$/;

/** The link that calls a phone number; null where it is none. */
export function callLink(phone: string | null) {
  const digits = normalizePhone(phone ?? '');
  return dialled.test(digits) ? `tel:${digits}` : null;
}
