import { formatDate, formatTime, noValue } from '../../shared/format/format.ts';
import { paymentStatuses } from './texts.ts';

/** A payment as the provider lists it; only its id and status are certain. */
export type Payment = {
  id: string;
  status: string;
  orderName: string | null;
  total: number | null;
  requestedAt: string | null;
};

/** One page of payments, and how many there are in all. */
export type PaymentPage = { payments: Payment[]; total: number };

/** How many payments are asked for at once. */
export const pageSize = 10;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textIn = (fields: Fields, name: string) =>
  typeof fields[name] === 'string' ? fields[name] : null;
const numberIn = (fields: Fields, name: string) =>
  typeof fields[name] === 'number' ? fields[name] : null;

function paymentOf(item: unknown): Payment {
  const fields = fieldsOf(item);
  return {
    id: textIn(fields, 'id') ?? '',
    status: textIn(fields, 'status') ?? '',
    orderName: textIn(fields, 'orderName'),
    total: numberIn(fieldsOf(fields['amount']), 'total'),
    requestedAt: textIn(fields, 'requestedAt'),
  };
}

/** The payments in an answer of the provider, whatever else it holds. */
export function paymentsIn(answer: unknown): PaymentPage {
  const fields = fieldsOf(answer);
  const items: unknown[] = Array.isArray(fields['items']) ? fields['items'] : [];
  return {
    payments: items.map(paymentOf),
    total: numberIn(fieldsOf(fields['page']), 'totalCount') ?? items.length,
  };
}

/** What a status is called. */
export function statusName(status: string) {
  return (paymentStatuses as Readonly<Record<string, string>>)[status] ?? status;
}

const tones: Readonly<Record<string, 'success' | 'danger' | 'warning' | 'neutral'>> = {
  PAID: 'success',
  FAILED: 'danger',
  PARTIAL_CANCELLED: 'warning',
};

/** How a status is coloured. */
export function statusTone(status: string) {
  return tones[status] ?? 'neutral';
}

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant (ISO 8601) as the date and the time in Seoul; a dash for one that cannot be read. */
export function momentOf(instant: string | null) {
  const at = Date.parse(instant ?? '');
  if (Number.isNaN(at)) return noValue;
  const local = seoul.format(at).replace(' ', 'T');
  return `${formatDate(local)} ${formatTime(local)}`;
}
