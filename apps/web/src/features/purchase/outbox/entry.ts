import { ignoresCancelCode } from '../checkout/order.ts';
import { outcomeOf, type ProviderResponse } from '../checkout/outcome.ts';
import { type OutboxEntry, toStoredResponse } from './entry-schema.ts';

export type { OutboxEntry } from './entry-schema.ts';

/**
 * The state of a purchase (docs/product.md#outbox).
 * `prepared`: stored, before the provider is called. `opened`: the provider was or is about to be called, without a response.
 * `failed`: not paid. `uncertain`: the provider's response does not say whether it was paid.
 * `paid`: paid, and its record was not delivered. `sent`: the record was sent, without a response (yet).
 * `refused`: the backend responded to the record with an error. `recorded`: done.
 */
export type Progress = OutboxEntry['progress'];

export type OutboxEvent =
  | { type: 'opening' }
  | { type: 'responded'; response: ProviderResponse | undefined }
  | { type: 'windowFailed'; failedToOpen: boolean }
  | { type: 'failureShown' }
  | { type: 'sending' }
  | { type: 'accepted' }
  | { type: 'refused'; message: string };

const outcomeFor = ({ kind }: OutboxEntry, response: ProviderResponse | undefined) =>
  outcomeOf(response, { ignoresCancelCode: ignoresCancelCode(kind) });

/** Whether a purchase was paid, or the user says so, and is not recorded. */
export function isPaidUnrecorded({ state }: Progress) {
  return state === 'paid' || state === 'sent' || state === 'refused';
}

/** Whether an uncertain response suggests a payment: it names a transaction and this payment id. */
export function hasPaymentEvidence({ progress, answer, paymentId }: OutboxEntry) {
  return progress.state === 'uncertain' && Boolean(answer?.txId) && answer?.paymentId === paymentId;
}

export function isSendable(entry: OutboxEntry) {
  return isPaidUnrecorded(entry.progress) || hasPaymentEvidence(entry);
}

function progressAfter(
  entry: OutboxEntry,
  response: ProviderResponse | undefined,
): Progress | null {
  const outcome = outcomeFor(entry, response);
  switch (outcome.kind) {
    case 'success':
      return { state: 'paid' };
    case 'failure':
      return { state: 'failed', reason: outcome.reason, isTold: false };
    case 'uncertain':
      // Another uncertain response must not remove the evidence of an earlier one.
      return hasPaymentEvidence(entry) ? null : { state: 'uncertain', txId: outcome.txId };
  }
}

function nextProgress(entry: OutboxEntry, event: OutboxEvent): Progress | null {
  const { progress } = entry;
  const isBeforeResponse = progress.state === 'prepared' || progress.state === 'opened';
  switch (event.type) {
    case 'opening':
      return progress.state === 'prepared' ? { state: 'opened' } : null;
    case 'responded':
      return isBeforeResponse || progress.state === 'uncertain'
        ? progressAfter(entry, event.response)
        : null;
    case 'windowFailed':
      if (!isBeforeResponse) return null;
      return event.failedToOpen || progress.state === 'prepared'
        ? { state: 'failed', reason: '', isTold: false }
        : { state: 'uncertain', txId: '' };
    case 'failureShown':
      return progress.state === 'failed' ? { ...progress, isTold: true } : null;
    case 'sending':
      return isSendable(entry) ? { state: 'sent' } : null;
    case 'accepted':
      return progress.state === 'sent' ? { state: 'recorded' } : null;
    case 'refused':
      return progress.state === 'sent' ? { state: 'refused', message: event.message } : null;
  }
}

/** The entry after an event; null when its state does not accept the event. */
export function transition(entry: OutboxEntry, event: OutboxEvent): OutboxEntry | null {
  const progress = nextProgress(entry, event);
  if (progress === null) return null;
  return event.type === 'responded'
    ? { ...entry, answer: event.response ? toStoredResponse(event.response) : null, progress }
    : { ...entry, progress };
}

/** Whether a purchase is final and the user has been told, so that it is not listed. */
export function isSettled({ progress }: OutboxEntry) {
  return progress.state === 'recorded' || (progress.state === 'failed' && progress.isTold);
}

/** Whether nothing is open about a purchase, because it is recorded or was not paid. */
export function isFinished({ progress: { state } }: OutboxEntry) {
  return state === 'recorded' || state === 'failed';
}

/** Whether nothing was charged for a purchase. */
export function isUnpaid({ progress: { state } }: OutboxEntry) {
  return state === 'prepared' || state === 'failed';
}

/** Whether the provider's response does not say whether it was paid, so that at most the user does. */
export function isUnconfirmed(entry: OutboxEntry) {
  return entry.answer !== null && outcomeFor(entry, entry.answer).kind === 'uncertain';
}

/** Whether the user may remove an entry; false while it is paid and not recorded. */
export function isDismissible(entry: OutboxEntry) {
  return !isPaidUnrecorded(entry.progress) || isUnconfirmed(entry);
}
