import { ApiError } from '@fitness/api-contract/client';
import { recordAttendanceConstraints } from '@fitness/api-contract/constraints';
import { AlreadyAttended, PhoneNotFound } from '@fitness/api-contract/error-responses';
import type { outcomeTexts, refusalTexts } from './texts.ts';

export type Outcome = keyof typeof outcomeTexts;

/** Why a phone is not sent at all. */
export type Refusal = keyof typeof refusalTexts;

/** A submitted phone and when, in milliseconds of `elapsed`. */
export type Scan = { phone: string; at: number };

/** A repeated scan of the same phone within this time is ignored, in milliseconds. */
const duplicateMs = 1_000;

/** Whether a scan is an accidental repetition of the last one. */
export function isDuplicate(next: Scan, last: Scan | null) {
  return last !== null && next.phone === last.phone && next.at - last.at < duplicateMs;
}

/** A press within this time after the last one is a double press, or a reader that sends Enter twice. */
const doublePressMs = 500;

/** Whether two presses are a double press. */
export function isDoublePress(at: number, last: number) {
  return at - last < doublePressMs;
}

/** Why a normalized phone is not sent, or null. */
export function refusalOf(phone: string): Refusal | null {
  if (phone === '') return 'missing';
  if (!/^\d+$/.test(phone)) return 'notPhone';
  return phone.length > recordAttendanceConstraints.ph.maxLength ? 'tooLong' : null;
}

/** The outcome of a failed request; the server's message tells the cases apart. */
export function outcomeOf(error: unknown): Outcome {
  const message = error instanceof ApiError ? error.message : '';
  if (message === PhoneNotFound.body.message) return 'unknown';
  return message === AlreadyAttended.body.message ? 'already' : 'failed';
}

/** Whether attendance is recorded; otherwise it can be tried again. */
export function isRecorded(outcome: Outcome | null) {
  return outcome === 'done' || outcome === 'already';
}
