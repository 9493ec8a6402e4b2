import * as v from 'valibot';
import { formatDate, formatTime, noValue } from '../../shared/format/format.ts';
import { paymentStatuses } from './texts.ts';

const text = v.fallback(v.nullable(v.string()), null);
const number = v.fallback(v.nullable(v.number()), null);
const id = v.fallback(v.string(), '');

const paymentSchema = v.object({
  id,
  status: id,
  orderName: text,
  amount: v.fallback(v.object({ total: number }), { total: null }),
  requestedAt: text,
});
const emptyPayment = v.parse(paymentSchema, {});

const listSchema = v.object({
  items: v.fallback(v.array(v.fallback(paymentSchema, emptyPayment)), []),
  page: v.fallback(v.object({ totalCount: number }), { totalCount: null }),
});

/** A payment of the provider's list; only its id and status are certain. */
export type Payment = v.InferOutput<typeof paymentSchema>;

/** One page of payments, and the number of payments on all pages. */
export type PaymentPage = { payments: Payment[]; total: number };

/** The number of payments on a page. */
export const pageSize = 10;

/** Parses the provider's response; an invalid one yields no payments. */
export function paymentsIn(response: unknown): PaymentPage {
  const { success, output } = v.safeParse(listSchema, response);
  if (!success) return { payments: [], total: 0 };
  return { payments: output.items, total: output.page.totalCount ?? output.items.length };
}

export function statusName(status: string) {
  return (paymentStatuses as Readonly<Record<string, string>>)[status] ?? status;
}

const tones: Readonly<Record<string, 'success' | 'danger' | 'warning' | 'neutral'>> = {
  PAID: 'success',
  FAILED: 'danger',
  PARTIAL_CANCELLED: 'warning',
};

export function statusTone(status: string) {
  return tones[status] ?? 'neutral';
}

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A timestamp (ISO 8601) as date and time in Seoul; a dash for an invalid one. */
export function momentOf(timestamp: string | null) {
  const at = Date.parse(timestamp ?? '');
  if (Number.isNaN(at)) return noValue;
  const local = seoul.format(at).replace(' ', 'T');
  return `${formatDate(local)} ${formatTime(local)}`;
}
