import { ApiError } from '@fitness/api-contract/client';
import { recordAttendanceConstraints } from '@fitness/api-contract/constraints';
import { type outcomeTexts, serverTexts } from './texts.ts';

export type Outcome = keyof typeof outcomeTexts;

/** A submitted phone and when, in milliseconds. */
export type Scan = { phone: string; at: number };

/** The same phone within this time is the same member at the reader. */
const duplicateMs = 3_000;
/** An empty field within this time is a double press, or a reader that sends Enter twice. */
const doublePressMs = 500;

/** Whether a scan repeats the last one and is to be ignored. */
export function isDuplicate(next: Scan, last: Scan | null) {
  if (last === null) return false;
  const elapsed = next.at - last.at;
  return next.phone === ''
    ? elapsed < doublePressMs
    : next.phone === last.phone && elapsed < duplicateMs;
}

/** The outcome of a normalized phone that is not sent, or null. */
export function refusalOf(phone: string): Outcome | null {
  if (phone === '') return 'missing';
  if (!/^\d+$/.test(phone)) return 'notPhone';
  return phone.length > recordAttendanceConstraints.ph.maxLength ? 'tooLong' : null;
}

/** The outcome of a failed request; the server's message tells the cases apart. */
export function outcomeOf(error: unknown): Outcome {
  const message = error instanceof ApiError ? error.message : '';
  if (message === serverTexts.unknown) return 'unknown';
  return message === serverTexts.already ? 'already' : 'failed';
}

/** Whether attendance is recorded; otherwise the phone number returns to the field for a retry. */
export function isRecorded(outcome: Outcome) {
  return outcome === 'done' || outcome === 'already';
}
