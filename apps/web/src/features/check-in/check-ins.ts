import { ApiError } from '@fitness/api-contract/client';
import { recordAttendanceConstraints } from '@fitness/api-contract/constraints';
import { AlreadyAttended, PhoneNotFound } from '@fitness/api-contract/error-responses';
import { elapsed, seoulNow, seoulToday } from '../../lib/clock.ts';
import type { User } from '../../lib/list/user-list.ts';
import type { PassProblem } from '../../lib/pass/listed-pass.ts';
import type { outcomeTexts } from './texts.ts';

export type Outcome = keyof typeof outcomeTexts;

/** What check-in shows of a member, and the passes that are valid today. */
export type Member = { name: string; passProblem: PassProblem | null; passes: readonly User[] };

/** What became of a phone that was sent. */
export type Attempt = { outcome: Outcome; member: Member | null; error?: unknown };

/** A scanned phone and its outcome, null while it is pending. */
export type CheckIn = Omit<Attempt, 'outcome'> & {
  id: number;
  phone: string;
  /** The date and time in Asia/Seoul. */
  at: string;
  outcome: Outcome | null;
};

// Module state, since the ids are unique in the document.
let lastId = 0;

export function checkInOf(phone: string, outcome: Outcome | null = null): CheckIn {
  lastId += 1;
  return { id: lastId, phone, at: seoulNow(), outcome, member: null };
}

/** Why a normalized phone is not sent, or null. */
export function refusalOf(phone: string): Outcome | null {
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

export function isRecorded({ outcome }: Pick<CheckIn, 'outcome'>) {
  return outcome === 'done' || outcome === 'already';
}

/** True when attendance should be recorded, and was not. */
export function hasFailed({ outcome }: Pick<CheckIn, 'outcome'>) {
  return outcome === 'failed' || outcome === 'late';
}

/** How many of those that have not failed are shown. */
const maxShown = 8;

/**
 * The check-ins as a list shows them on a date in Asia/Seoul: those that failed in the order of the scans, then the others, the
 * last scan first. Attendance counts for the day on which it is sent, so one that failed before is too late.
 */
export function shownOn(checkIns: readonly CheckIn[], today: string): CheckIn[] {
  const shown = checkIns.map((one) =>
    hasFailed(one) && !one.at.startsWith(today) ? { ...one, outcome: 'late' as const } : one,
  );
  const others = shown.filter((one) => !hasFailed(one)).reverse();
  return [...shown.filter(hasFailed), ...others.slice(0, maxShown)];
}

/** A repeated scan of the same phone within this time is ignored, in milliseconds. */
const duplicateMs = 1_000;

/** A queue of check-ins in memory, sent one after another in the order of the scans. */
export function createCheckIns(record: (phone: string) => Promise<Attempt>) {
  let list: readonly CheckIn[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let last = { phone: '', at: -Infinity };
  const listeners = new Set<() => void>();

  function set(next: readonly CheckIn[]) {
    list = next;
    for (const listener of listeners) listener();
  }
  const dismiss = (id: number) => set(list.filter((one) => one.id !== id));

  /** Resolves to the check-in with its outcome; to null if the list was cleared meanwhile. */
  async function send(checkIn: CheckIn): Promise<CheckIn | null> {
    if (!list.includes(checkIn)) return null;
    const isLate = !checkIn.at.startsWith(seoulToday());
    const attempt = isLate ? { outcome: 'late' as const } : await record(checkIn.phone);
    if (!list.includes(checkIn)) return null;
    const sent = { ...checkIn, ...attempt };
    // No member has an unknown phone, so that there is nothing to send again.
    if (sent.outcome === 'unknown') dismiss(checkIn.id);
    else set(list.map((one) => (one === checkIn ? sent : one)));
    if (!isRecorded(sent)) last.at = -Infinity;
    return sent;
  }

  return {
    get: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** True when a reader has read a phone twice or sent Enter twice, after a scan that has not failed. */
    isRepeated: (phone: string) =>
      elapsed() - last.at < duplicateMs && (phone === '' || phone === last.phone),
    /** Sends a phone, in place of a failed check-in of the same phone today. */
    submit: (phone: string) => {
      last = { phone, at: elapsed() };
      const checkIn = checkInOf(phone);
      const isReplaced = (one: CheckIn) =>
        one.phone === phone && hasFailed(one) && one.at.startsWith(checkIn.at.slice(0, 10));
      set([...list.filter((one) => !isReplaced(one)), checkIn]);
      const sending = queue.then(() => send(checkIn));
      queue = sending;
      return sending;
    },
    dismiss,
    clear: () => {
      queue = Promise.resolve();
      last.at = -Infinity;
      set([]);
    },
  };
}
