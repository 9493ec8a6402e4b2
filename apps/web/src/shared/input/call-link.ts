import { normalizePhone } from './phone.ts';

/** A number that can be dialled within Korea. */
const dialled = /^0\d{8,10}$/;

/** The link that calls a phone number; null where it is none. */
export function callLink(phone: string | null) {
  const digits = normalizePhone(phone ?? '');
  return dialled.test(digits) ? `tel:${digits}` : null;
}
