import { seoulNow } from '../../shared/dates/clock.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { createStore } from '../../shared/store.ts';
import type { Attempt, Member } from './api.ts';
import { isRecorded, type Outcome } from './scan.ts';

/** A scanned phone and the result of its check-in. */
export type CheckIn = {
  id: number;
  phone: string;
  /** Null while it is queued or pending. */
  outcome: Outcome | null;
  member: Member | null;
  /** `HH:mm` in Asia/Seoul. */
  time: string;
  /** Whether a failed check-in keeps its place until no check-in in the list can be retried, so that no button moves. */
  isPinned: boolean;
  /** Incremented with each outcome of the check-in, so that a repeated outcome is announced again. */
  attempt: number;
};

/** Pinned check-ins in the order of the scans, then the others, the last scan first. */
export function inOrder(checkIns: readonly CheckIn[]) {
  return [
    ...checkIns.filter(({ isPinned }) => isPinned),
    ...checkIns.filter(({ isPinned }) => !isPinned).reverse(),
  ];
}

/** Whether the check-in failed and is not being retried. */
export function canRetry({ outcome }: CheckIn) {
  return outcome !== null && !isRecorded(outcome);
}

const maxRecorded = 8;

/** Unpins all check-ins once none can be retried, and drops the oldest recorded ones. */
function arranged(checkIns: readonly CheckIn[]) {
  const canMove = checkIns.every((one) => !one.isPinned || isRecorded(one.outcome));
  const unpinned = canMove ? checkIns.map((one) => ({ ...one, isPinned: false })) : checkIns;
  const surplus = unpinned
    .filter(({ isPinned, outcome }) => !isPinned && isRecorded(outcome))
    .slice(0, -maxRecorded);
  return unpinned.filter((one) => !surplus.includes(one));
}

type Requests = {
  record: (phone: string) => Promise<Attempt>;
  memberOf: (userId: number) => Promise<Member | null>;
  /**
   * Called once nothing is pending, with the check-ins that failed without a watcher and the error that ended the session, if
   * any.
   */
  onIdle: (unseen: readonly CheckIn[], sessionError: unknown) => void;
};

/** A queue of check-ins, sent one after another in the order of the scans. */
export function createCheckIns({ record, memberOf, onIdle }: Requests) {
  const store = createStore<readonly CheckIn[]>([]);
  const watchers = new Set<(checkIn: CheckIn) => void>();
  const queue: CheckIn[] = [];
  let lastId = 0;
  let isSending = false;
  let settling = Promise.resolve();
  let unseen: CheckIn[] = [];
  let sessionError: unknown;

  const find = (id: number) => store.get().find((one) => one.id === id);
  const replace = (next: CheckIn) =>
    store.set(arranged(store.get().map((one) => (one.id === next.id ? next : one))));

  const remove = (id: number) => store.set(arranged(store.get().filter((one) => one.id !== id)));

  function settle(id: number, outcome: Outcome, member: Member | null) {
    const before = find(id);
    // The list was cleared for another user.
    if (before === undefined) return;
    const settled = {
      ...before,
      outcome,
      member: member ?? before.member,
      time: seoulNow().slice(11, 16),
      isPinned: before.isPinned || !isRecorded(outcome),
      attempt: before.attempt + 1,
    };
    // No member has this phone, so that there is nothing to send again.
    if (outcome === 'unknown') remove(id);
    else replace(settled);
    if (watchers.size === 0 && canRetry(settled)) unseen.push(settled);
    for (const watch of watchers) watch(settled);
    if (store.get().some((one) => one.outcome === null)) return;
    const ended = { unseen, sessionError };
    unseen = [];
    sessionError = undefined;
    onIdle(ended.unseen, ended.sessionError);
  }

  async function send({ id, phone }: CheckIn) {
    const { outcome, userId, error } = await record(phone);
    const found = userId === null ? null : memberOf(userId);
    const isEnded = sessionErrorOf(error) !== null;
    if (isEnded) sessionError = error;
    const unsent = isEnded ? queue.splice(0) : [];
    settling = settling.then(async () => {
      settle(id, outcome, await found);
      for (const next of unsent) settle(next.id, 'unsent', null);
    });
  }

  async function enqueue(checkIn: CheckIn) {
    queue.push(checkIn);
    if (isSending) return;
    isSending = true;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await send(next);
    isSending = false;
  }

  /** Adds a check-in at the end. */
  function add(added: Pick<CheckIn, 'phone' | 'time' | 'outcome' | 'isPinned'>) {
    lastId += 1;
    const checkIn: CheckIn = { ...added, id: lastId, member: null, attempt: 0 };
    store.set([...store.get(), checkIn]);
    return checkIn;
  }

  function retry(id: number) {
    const checkIn = find(id);
    if (checkIn === undefined || !canRetry(checkIn)) return;
    replace({ ...checkIn, outcome: null });
    void enqueue(checkIn);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Sends a phone; a failed check-in of the same phone is retried instead. */
    submit: (phone: string) => {
      const failed = store.get().find((one) => one.phone === phone && canRetry(one));
      if (failed) return retry(failed.id);
      const time = seoulNow().slice(11, 16);
      return void enqueue(add({ phone, time, outcome: null, isPinned: false }));
    },
    /** Adds a scan that was not sent before a reload, to be retried. */
    restore: (scan: Pick<CheckIn, 'phone' | 'time'>) =>
      void add({ ...scan, outcome: 'unsent', isPinned: true }),
    retry,
    retryAll: () =>
      store
        .get()
        .filter(canRetry)
        .forEach(({ id }) => retry(id)),
    dismiss: remove,
    /** Calls back with each outcome; failures without a watcher are passed to `onIdle`. */
    watch: (watcher: (checkIn: CheckIn) => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Removes all check-ins, for the next user of the device. */
    clear: () => {
      queue.length = 0;
      unseen = [];
      store.set([]);
    },
  };
}

export type CheckIns = ReturnType<typeof createCheckIns>;
