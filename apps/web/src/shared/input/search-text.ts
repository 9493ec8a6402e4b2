import { normalizeName } from './person-name.ts';
import { normalizePhone } from './phone.ts';

/** The typed name without an incomplete syllable at its end, which would match nothing. */
export function normalizeSearch(typed: string) {
  return normalizeName(normalizeName(typed).replace(/[ㄱ-ㅎㅏ-ㅣ\u1100-\u11FF]+$/, ''));
}

/** What a list of names and phones is searched for: the digits of a part of a phone, else a name in lower case. */
export function searchTermOf(typed: string) {
  const digits = normalizePhone(typed).replace(/^\+820?/, '');
  return /^\d*$/.test(digits) ? digits : normalizeSearch(typed).toLowerCase();
}

/** The text of a user in which a search term is looked for. */
export function searchKeyOf({ nickName, ph }: Record<'nickName' | 'ph', string | null>) {
  return `${normalizeName(nickName ?? '').toLowerCase()}\n${normalizePhone(ph ?? '')}`;
}
