import { keptAnswer, type OutboxEntry } from './stored-entries.ts';
import { ignoresCancelCode } from '../checkout/order.ts';
import { type Outcome, outcomeOf, type ProviderAnswer } from '../checkout/outcome.ts';

export type { OutboxEntry } from './stored-entries.ts';

/**
 * How far a purchase has come (docs/product.md#outbox).
 * `prepared`: stored, and the provider was not called. `opened`: the provider was or is about to be called, and has not answered.
 * `failed`: nothing was paid. `uncertain`: the provider answered, but did not say whether it was paid.
 * `paid`: paid, and the record surely not delivered yet. `sent`: the record was sent and no answer has come (yet).
 * `refused`: the backend answered the record with an error. `recorded`: done.
 */
export type Progress = OutboxEntry['progress'];

/** What can happen to a purchase. */
export type OutboxEvent =
  | { type: 'opening' }
  | { type: 'answered'; answer: ProviderAnswer | undefined }
  | { type: 'broken'; neverOpened: boolean }
  | { type: 'told' }
  | { type: 'sending' }
  | { type: 'accepted' }
  | { type: 'refused'; message: string };

const outcomeFor = ({ kind }: OutboxEntry, answer: ProviderAnswer | undefined) =>
  outcomeOf(answer, { ignoresCancelCode: ignoresCancelCode(kind) });

function progressAfter(outcome: Outcome): Progress {
  if (outcome.kind === 'success') return { state: 'paid' };
  if (outcome.kind === 'failure') return { state: 'failed', reason: outcome.reason, isTold: false };
  return { state: 'uncertain', txId: outcome.txId };
}

/** Whether it is known that the purchase was paid, or claimed to be, and not known that it was recorded. */
export function isUnrecorded({ state }: Progress) {
  return state === 'paid' || state === 'sent' || state === 'refused';
}

/** Whether an uncertain answer speaks for a payment: it named a transaction and this very payment. */
export function hasEvidence({ progress, answer, paymentId }: OutboxEntry) {
  return progress.state === 'uncertain' && Boolean(answer?.txId) && answer?.paymentId === paymentId;
}

/** Whether the person may have the record of a purchase sent. */
export function isSendable(entry: OutboxEntry) {
  return isUnrecorded(entry.progress) || hasEvidence(entry);
}

function answered(entry: OutboxEntry, answer: ProviderAnswer | undefined): OutboxEntry | null {
  const { state } = entry.progress;
  if (state !== 'prepared' && state !== 'opened' && state !== 'uncertain') return null;
  const outcome = outcomeFor(entry, answer);
  // A later answer may settle what an earlier one left open, but not take its evidence away.
  if (outcome.kind === 'uncertain' && hasEvidence(entry)) return null;
  return { ...entry, answer: keptAnswer(answer), progress: progressAfter(outcome) };
}

function broken({ state }: Progress, neverOpened: boolean): Progress | null {
  if (state !== 'prepared' && state !== 'opened') return null;
  return neverOpened || state === 'prepared'
    ? { state: 'failed', reason: '', isTold: false }
    : { state: 'uncertain', txId: '' };
}

function progressFor(
  entry: OutboxEntry,
  event: Exclude<OutboxEvent, { type: 'answered' }>,
): Progress | null {
  const { progress } = entry;
  switch (event.type) {
    case 'opening':
      return progress.state === 'prepared' ? { state: 'opened' } : null;
    case 'broken':
      return broken(progress, event.neverOpened);
    case 'told':
      return progress.state === 'failed' ? { ...progress, isTold: true } : null;
    case 'sending':
      return isSendable(entry) ? { state: 'sent' } : null;
    case 'accepted':
      return progress.state === 'sent' ? { state: 'recorded' } : null;
    case 'refused':
      return progress.state === 'sent' ? { state: 'refused', message: event.message } : null;
  }
}

/** The entry after an event, or null when the event does not fit: it has been dealt with already, or never may be. */
export function advance(entry: OutboxEntry, event: OutboxEvent): OutboxEntry | null {
  if (event.type === 'answered') return answered(entry, event.answer);
  const progress = progressFor(entry, event);
  return progress && { ...entry, progress };
}

/** Whether nothing more can come of a purchase and the person knows it, so that it is not shown. */
export function isSettled({ progress }: OutboxEntry) {
  return progress.state === 'recorded' || (progress.state === 'failed' && progress.isTold);
}

/** Whether nothing was charged for a purchase. */
export function isSurelyUnpaid({ progress: { state } }: OutboxEntry) {
  return state === 'prepared' || state === 'failed';
}

/** Whether the person may take an entry away: any but what was surely paid and is not recorded. */
export function isDismissible(entry: OutboxEntry) {
  return (
    !isUnrecorded(entry.progress) ||
    (entry.answer !== null && outcomeFor(entry, entry.answer).kind === 'uncertain')
  );
}
