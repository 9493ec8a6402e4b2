import type { PlanKind } from '@fitness/api-contract/catalogue';
import { cleanText } from '@fitness/api-contract/clean-text';
import type { components } from '@fitness/api-contract/schema';
import { isolated } from '../../lib/format.ts';

/** The request body that records a payment. */
export type PayRecord = components['schemas']['PayRecordRequest'];

const responseFields = ['status', 'code', 'message', 'txId', 'paymentId', 'pgCode'] as const;

/** The decisive fields of the provider's response, from the payment window or the search params of a redirect. */
export type ProviderResponse = { [Field in (typeof responseFields)[number]]?: string | null };

/** The decisive fields of a response; what is no text could not be read. */
export function toResponse(response: object): ProviderResponse {
  const values = response as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return Object.fromEntries(responseFields.map((field) => [field, textOf(values[field])]));
}

/** `reason` and `txId` are empty when the provider sent none. */
export type Outcome =
  | { state: 'paid' }
  | { state: 'failed'; reason: string }
  | { state: 'uncertain'; txId: string };

/**
 * The state of a purchase (docs/product.md#outbox).
 * `opened`: the provider was or is about to be called, without a response. `failed`: not paid.
 * `uncertain`: the provider's response does not say whether it was paid. `paid`: paid, and its record was never sent.
 * `sent`: the record was sent, without a response (yet). `refused`: the backend responded to the record with an error.
 * `recorded`: done.
 */
export type Progress =
  | Outcome
  | { state: 'opened' | 'sent' | 'recorded' }
  | { state: 'refused'; message: string };

/** A purchase, stored from right before its payment (docs/product.md#outbox). */
export type OutboxEntry = {
  version: 2;
  paymentId: string;
  kind: PlanKind;
  orderName: string;
  amount: number;
  /** A local date-time in Asia/Seoul. */
  startedAt: string;
  record: PayRecord;
  answer: ProviderResponse | null;
  progress: Progress;
};

export type OutboxEvent =
  | { type: 'responded'; response: ProviderResponse | undefined }
  | { type: 'notOpened' }
  | { type: 'sending'; isManual: boolean }
  | { type: 'accepted' }
  | { type: 'refused'; message: string };

const cancelCode = 'CANCEL';

function isSuccess({ status, code, txId, paymentId, pgCode }: ProviderResponse, kind?: PlanKind) {
  if (!status && !code) return Boolean(txId && paymentId);
  return status === 'DONE' && code === 'SUCCESS' && (pgCode !== cancelCode || kind === 'health');
}

/** What the provider's response says of the payment of a plan of this kind (docs/product.md#payment-outcome). */
export function outcomeOf(response: ProviderResponse | undefined, kind?: PlanKind): Outcome {
  if (response === undefined) return { state: 'uncertain', txId: '' };
  if (isSuccess(response, kind)) return { state: 'paid' };
  if (response.pgCode === cancelCode || response.code?.includes('FAILURE'))
    return { state: 'failed', reason: isolated(cleanText(response.message ?? '')) };
  return { state: 'uncertain', txId: isolated(cleanText(response.txId ?? '')) };
}

/** True for a purchase that was paid, or that the user says was paid, and that is not recorded. */
function isPaidUnrecorded({ progress: { state } }: OutboxEntry) {
  return state === 'paid' || state === 'sent' || state === 'refused';
}

/** True when an uncertain response suggests a payment: it names a transaction and this payment id. */
export function hasPaymentEvidence({ progress, answer, paymentId }: OutboxEntry) {
  return progress.state === 'uncertain' && Boolean(answer?.txId) && answer?.paymentId === paymentId;
}

export function isSendable(entry: OutboxEntry) {
  return isPaidUnrecorded(entry) || hasPaymentEvidence(entry);
}

/** True when nothing is open about a purchase, because it is recorded or was not paid. */
export function isFinished({ progress: { state } }: OutboxEntry) {
  return state === 'recorded' || state === 'failed';
}

/** True when the provider's response does not say if it was paid, so that at most the user does. */
export function isUnconfirmed({ answer, kind }: OutboxEntry) {
  return answer !== null && outcomeOf(answer, kind).state === 'uncertain';
}

/** The user may not remove an entry that is paid and not recorded. */
export function isDismissible(entry: OutboxEntry) {
  return !isPaidUnrecorded(entry) || isUnconfirmed(entry);
}

/** The entry after an event; null when its state does not accept the event. */
export function transition(entry: OutboxEntry, event: OutboxEvent): OutboxEntry | null {
  const { state } = entry.progress;
  const to = (progress: Progress) => ({ ...entry, progress });
  switch (event.type) {
    case 'responded': {
      if (state !== 'opened' && state !== 'uncertain') return null;
      const outcome = outcomeOf(event.response, entry.kind);
      // Another uncertain response must not remove the evidence of an earlier one.
      if (outcome.state === 'uncertain' && hasPaymentEvidence(entry)) return null;
      return { ...to(outcome), answer: event.response ?? null };
    }
    case 'notOpened':
      return state === 'opened' ? to({ state: 'failed', reason: '' }) : null;
    case 'sending':
      return state === 'paid' || (event.isManual && isSendable(entry))
        ? to({ state: 'sent' })
        : null;
    case 'accepted':
      return state === 'sent' ? to({ state: 'recorded' }) : null;
    case 'refused':
      return state === 'sent' ? to({ state: 'refused', message: event.message }) : null;
  }
}
