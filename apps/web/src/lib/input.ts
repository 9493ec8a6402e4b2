/** White space and invisible characters, which often come with copied text, as the content of a character class. */
export const unseen = String.raw`\s\p{Cc}\p{DI}\u2800`;

const unseenEnds = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');

/** Trims white space and invisible characters. */
export function trimEnds(typed: string) {
  return typed.replace(unseenEnds, '');
}

/** Normalizes an ID or an email address; the case is kept. */
export function normalizeIdentifier(typed: string) {
  return trimEnds(halfWidth(typed));
}

/** Normalizes a name to composed Hangul (NFC), which its pattern requires; macOS copies it decomposed. */
export function normalizeName(typed: string) {
  return trimEnds(typed.normalize('NFC'));
}

/** Converts full-width ASCII (`０１＋`), which Korean and Japanese input methods type, to ASCII. */
export function halfWidth(text: string) {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** Parses a typed whole number with or without its unit: 0 for an empty text, NaN for an invalid one. */
export function parseWholeNumber(typed: string, unit = ''): number {
  const text = trimEnds(halfWidth(typed)).replace('\u2212', '-');
  const digits = text.endsWith(unit) ? trimEnds(text.slice(0, text.length - unit.length)) : text;
  return /^(?:[+-]?\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

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
