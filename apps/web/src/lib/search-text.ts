import { normalizeSearch, searchPattern } from '@fitness/ui/CommandMenu';
import { normalizePhone } from './input.ts';

/** The text of a person that is searched: the name and the phone number. */
export function searchKeyOf({ nickName, ph }: Record<'nickName' | 'ph', string | null>) {
  return `${normalizeSearch(nickName ?? '')}\n${normalizePhone(ph ?? '')}`;
}

/** The pattern of a typed name, or part of a phone number, in the texts of `searchKeyOf`. */
export function searchFor(typed: string): RegExp {
  const phone = normalizePhone(typed);
  return searchPattern(/^(?:\+82|\d)\d*$/.test(phone) ? phone.replace(/^\+820?/, '') : typed);
}
