import { normalizePhone } from './phone.ts';

/** A number that can be dialled within Korea. */
const dialled = /^0\d{8,10}$/;

const mobile = /^01[016-9]\d{7,8}$/;

/** The links to call and to write to a phone number; null where the number is none, or not that of a mobile phone. */
export function phoneLinks(phone: string | null, message = '') {
  const digits = normalizePhone(phone ?? '');
  // Lone surrogates cannot be encoded.
  const text = message.replace(/\p{Surrogate}/gu, '\uFFFD');
  // An empty first parameter, because iOS reads `&body` and Android `?body`.
  const body = text && `?&body=${encodeURIComponent(text)}`;
  return {
    call: dialled.test(digits) ? `tel:${digits}` : null,
    write: mobile.test(digits) ? `sms:${digits}${body}` : null,
  };
}
