import { normalizeName } from './person-name.ts';
import { normalizePhone } from './phone.ts';

/** Normalizes a typed name and removes an incomplete syllable at its end, which would match nothing. */
export function normalizeSearch(typed: string) {
  return normalizeName(normalizeName(typed).replace(/[ㄱ-ㅎㅏ-ㅣ\u1100-\u11FF]+$/, ''));
}

/** The search term for names and phone numbers: digits for a part of a phone number, otherwise a name in lower case. */
export function searchTermOf(typed: string) {
  const digits = normalizePhone(typed).replace(/^\+820?/, '');
  return /^\d*$/.test(digits) ? digits : normalizeSearch(typed).toLowerCase();
}

/** The text of a user that is searched for a term. */
export function searchKeyOf({ nickName, ph }: Record<'nickName' | 'ph', string | null>) {
  return `${normalizeName(nickName ?? '').toLowerCase()}\n${normalizePhone(ph ?? '')}`;
}
