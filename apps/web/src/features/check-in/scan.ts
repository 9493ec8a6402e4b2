import { ApiError } from '@fitness/api-contract/client';
import { type outcomeTexts, serverTexts } from './texts.ts';

/** What came of a phone. */
export type OutcomeKind = keyof typeof outcomeTexts;

/** A phone that was handed in, and when (milliseconds). */
export type Scan = { phone: string; at: number };

/** The same phone within so many milliseconds is the same person at the reader. */
const sameScan = 3_000;
/** Within so many milliseconds an empty field is the second half of a double press or of a reader that sends Enter twice. */
const samePress = 500;

/** Whether a phone is only the echo of the one before, and is to be ignored. */
export function isEcho(next: Scan, last: Scan | null) {
  if (last === null) return false;
  const since = next.at - last.at;
  return next.phone === '' ? since < samePress : next.phone === last.phone && since < sameScan;
}

/** What a failed call says of the phone; the server is known by its words. */
export function outcomeOf(error: unknown): OutcomeKind {
  const message = error instanceof ApiError ? error.message : '';
  if (message === serverTexts.unknown) return 'unknown';
  return message === serverTexts.already ? 'already' : 'failed';
}

/** Whether the phone is done with, so that the field is free for the next one; otherwise it comes back to be corrected or sent again. */
export function isDoneWith(kind: OutcomeKind) {
  return kind === 'done' || kind === 'already';
}
