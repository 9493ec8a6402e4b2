import type { PlanKind } from '@fitness/api-contract/catalogue';
import type { PayRecord } from './order.ts';
import type { Outcome } from './outcome.ts';

/**
 * How far a purchase has come (docs/product.md#outbox).
 * `started`: the provider was or is about to be asked. `failed`: nothing was paid. `uncertain`: the provider did not say.
 * `paid`: paid, and the record surely not delivered yet. `sent`: the record was sent and no answer has come (yet).
 * `refused`: the backend answered the record with an error. `recorded`: done.
 */
export type Progress =
  | { state: 'started' | 'paid' | 'sent' | 'recorded' }
  | { state: 'failed'; reason: string }
  | { state: 'uncertain'; txId: string }
  | { state: 'refused'; message: string };

/** A purchase as it is kept on this device from before it is paid until it is recorded. */
export type OutboxEntry = {
  paymentId: string;
  kind: PlanKind;
  orderName: string;
  amount: number;
  /** Local date-time of the studio. */
  startedAt: string;
  record: PayRecord;
  progress: Progress;
};

/** What can happen to a purchase. */
export type OutboxEvent =
  | { type: 'answered'; outcome: Outcome }
  | { type: 'broken'; surelyUnpaid: boolean }
  | { type: 'sending' }
  | { type: 'accepted' }
  | { type: 'refused'; message: string };

type State = Progress['state'];

const allowed: Record<OutboxEvent['type'], readonly State[]> = {
  // An answer by redirect may still settle what the window left open.
  answered: ['started', 'uncertain'],
  broken: ['started'],
  sending: ['paid', 'sent', 'refused'],
  accepted: ['sent'],
  refused: ['sent'],
};

const afterAnswer = (outcome: Outcome): Progress => {
  if (outcome.kind === 'success') return { state: 'paid' };
  if (outcome.kind === 'failure') return { state: 'failed', reason: outcome.reason };
  return { state: 'uncertain', txId: outcome.txId };
};

const after = (event: OutboxEvent): Progress => {
  switch (event.type) {
    case 'answered':
      return afterAnswer(event.outcome);
    case 'broken':
      return event.surelyUnpaid ? { state: 'failed', reason: '' } : { state: 'uncertain', txId: '' };
    case 'sending':
      return { state: 'sent' };
    case 'accepted':
      return { state: 'recorded' };
    case 'refused':
      return { state: 'refused', message: event.message };
  }
};

/** The progress after an event, or null when the event does not fit: it has been dealt with already, or never may be. */
export const advance = (progress: Progress, event: OutboxEvent): Progress | null =>
  allowed[event.type].includes(progress.state) ? after(event) : null;

/** Whether nothing more can come of a purchase, so that it need not be shown or kept. */
export const isSettled = ({ state }: Progress) => state === 'failed' || state === 'recorded';

/** Whether it is known that the purchase was paid and not known that it was recorded. */
export const isUnrecorded = ({ state }: Progress) => state === 'paid' || state === 'sent' || state === 'refused';
