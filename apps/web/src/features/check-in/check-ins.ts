import { ApiError } from '@fitness/api-contract/client';
import { recordAttendanceConstraints } from '@fitness/api-contract/constraints';
import { AlreadyAttended, PhoneNotFound } from '@fitness/api-contract/error-responses';
import { elapsed, seoulNow, seoulToday } from '../../shared/dates/clock.ts';
import type { User } from '../../shared/list/user-list.ts';
import type { PassProblem } from '../../shared/pass/listed-pass.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import type { outcomeTexts, refusalTexts } from './texts.ts';

export type Outcome = keyof typeof outcomeTexts;

/** Why a phone is not sent at all. */
export type Refusal = keyof typeof refusalTexts;

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

/** Whether attendance is recorded. */
export function isRecorded(outcome: Outcome | null) {
  return outcome === 'done' || outcome === 'already';
}

/** A pass that is valid today. */
export type ValidPass = Pick<User, 'promotionName' | 'promotionSessionCount' | 'expiredDate'>;

/** What check-in shows of a member. */
export type Member = {
  name: string;
  passProblem: PassProblem | null;
  /** Of staff none. */
  passes: readonly ValidPass[];
};

/** What became of a phone that was sent. */
export type Attempt = { outcome: Outcome; member: Member | null; error?: unknown };

/** A scanned phone and the result of its check-in. */
export type CheckIn = {
  id: number;
  phone: string;
  /** The date and time in Asia/Seoul. */
  at: string;
  /** Null while it is pending. */
  outcome: Outcome | null;
  member: Member | null;
  /** Whether it failed and is not recorded since; it may be pending again. */
  hasFailed: boolean;
};

/** Those that failed in the order of the scans, then the others, the last scan first. */
export function inOrder(checkIns: readonly CheckIn[]) {
  return [
    ...checkIns.filter(({ hasFailed }) => hasFailed),
    ...checkIns.filter(({ hasFailed }) => !hasFailed).reverse(),
  ];
}

export function canRetry({ outcome }: Pick<CheckIn, 'outcome'>) {
  return outcome === 'failed' || outcome === 'unsent';
}

/** The check-in on a date in Asia/Seoul: attendance counts for the day on which it is sent, so an earlier one is too late. */
export function asOf(checkIn: CheckIn, today: string): CheckIn {
  const isLate = canRetry(checkIn) && !checkIn.at.startsWith(today);
  return isLate ? { ...checkIn, outcome: 'late' } : checkIn;
}

const maxRecorded = 8;

/** A repeated scan of the same phone within this time is ignored, in milliseconds. */
const duplicateMs = 1_000;

type Settled = CheckIn & { outcome: Outcome };

/** Called with each outcome, and whether nothing is pending any more. */
type Watcher = (settled: Settled, isLast: boolean) => void;

/** What is to be told when nothing is pending any more. */
type End = {
  /** The check-ins that failed without a watcher. */
  unseen: readonly Settled[];
  /** The error that ended the session, after which nothing was sent. */
  sessionError?: unknown;
};

/** A queue of check-ins in memory, sent one after another in the order of the scans. */
export function createCheckIns(record: (phone: string) => Promise<Attempt>) {
  let list: readonly CheckIn[] = [];
  let lastId = 0;
  let last = { phone: '', at: 0 };
  let isSending = false;
  const listeners = new Set<() => void>();
  const watchers = new Set<Watcher>();

  function set(next: readonly CheckIn[]) {
    const oldest = next.filter(({ outcome }) => isRecorded(outcome)).slice(0, -maxRecorded);
    list = next.filter((one) => !oldest.includes(one));
    for (const listener of listeners) listener();
  }
  const dismiss = (id: number) => set(list.filter((one) => one.id !== id));
  const pending = () => list.find(({ outcome }) => outcome === null);

  function settle(checkIn: CheckIn, { outcome, member }: Attempt) {
    const hasFailed = !isRecorded(outcome);
    const settled = { ...checkIn, outcome, member: member ?? checkIn.member, hasFailed };
    // No member has an unknown phone, so that there is nothing to send again.
    if (outcome === 'unknown') dismiss(checkIn.id);
    else set(list.map((one) => (one.id === checkIn.id ? settled : one)));
    for (const watch of watchers) watch(settled, pending() === undefined);
    return settled;
  }

  /** Resolves once nothing is pending; to null if an earlier call is still sending. */
  async function sendPending(): Promise<End | null> {
    if (isSending) return null;
    isSending = true;
    const unseen: Settled[] = [];
    let sessionError: unknown;
    for (let next = pending(); next !== undefined; next = pending()) {
      let attempt: Attempt = { outcome: 'unsent', member: null };
      if (!next.at.startsWith(seoulToday())) attempt.outcome = 'late';
      else if (sessionError === undefined) attempt = await record(next.phone);
      if (sessionErrorOf(attempt.error) !== null) sessionError = attempt.error;
      // The list may have been cleared meanwhile.
      if (!list.includes(next)) continue;
      const settled = settle(next, attempt);
      if (watchers.size === 0 && settled.hasFailed) unseen.push(settled);
    }
    isSending = false;
    return { unseen, sessionError };
  }

  /** Sends the check-ins again that can be. */
  function retry(ids: readonly number[]) {
    set(
      list.map((one) =>
        ids.includes(one.id) && canRetry(asOf(one, seoulToday())) ? { ...one, outcome: null } : one,
      ),
    );
    return sendPending();
  }

  return {
    get: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls back with each outcome. */
    watch: (watcher: Watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Whether the phone is the last scanned one, from a moment before, and has not failed. */
    isDuplicate: (phone: string) =>
      phone === last.phone &&
      elapsed() - last.at < duplicateMs &&
      list.some((one) => one.phone === phone && !canRetry(one)),
    /** Sends a phone; a failed check-in of the same phone is retried instead. */
    submit: (phone: string) => {
      last = { phone, at: elapsed() };
      const failed = list.find((one) => one.phone === phone && canRetry(asOf(one, seoulToday())));
      if (failed) return retry([failed.id]);
      lastId += 1;
      const added = { id: lastId, phone, at: seoulNow(), outcome: null };
      set([...list, { ...added, member: null, hasFailed: false }]);
      return sendPending();
    },
    retry,
    dismiss,
    clear: () => set([]),
  };
}
