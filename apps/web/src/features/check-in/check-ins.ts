import { seoulNow } from '../../shared/dates/clock.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { createStore } from '../../shared/store.ts';
import type { Attempt, Member } from './api.ts';
import { isRecorded, type Outcome } from './scan.ts';

/** A scanned phone and what became of it. */
export type CheckIn = {
  id: number;
  phone: string;
  /** Null while it waits for its turn or its response. */
  outcome: Outcome | null;
  member: Member | null;
  /** `HH:mm` in Asia/Seoul. */
  time: string;
  /** Keeps its place in the list until no check-in can be tried again, so that no button moves. */
  isPinned: boolean;
  /** Differs for each outcome of a check-in. */
  attempt: number;
};

/** Those to try again in the order of the scans, which stay in place, then the others, the last scan first. */
export function inOrder(checkIns: readonly CheckIn[]) {
  return [
    ...checkIns.filter(({ isPinned }) => isPinned),
    ...checkIns.filter(({ isPinned }) => !isPinned).reverse(),
  ];
}

/** Whether it failed, and is not being tried again. */
export function canRetry({ outcome }: CheckIn) {
  return outcome !== null && !isRecorded(outcome);
}

const maxRecorded = 8;

/** Lets the list move once nothing in it can be tried again, and drops the oldest of those that are recorded. */
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
  /** Called once nothing is pending: what failed while nobody watched, and an error that ended the session. */
  onIdle: (unseen: readonly CheckIn[], sessionError: unknown) => void;
};

/** Check-ins of the open app, sent one after another in the order of the scans. */
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

  function settle(id: number, outcome: Outcome, member: Member | null) {
    const before = find(id);
    // Another user's by now.
    if (before === undefined) return;
    const settled = {
      ...before,
      outcome,
      member: member ?? before.member,
      time: seoulNow().slice(11, 16),
      isPinned: before.isPinned || !isRecorded(outcome),
      attempt: before.attempt + 1,
    };
    replace(settled);
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

  function retry(id: number) {
    const checkIn = find(id);
    if (checkIn === undefined || !canRetry(checkIn)) return;
    replace({ ...checkIn, outcome: null });
    void enqueue(checkIn);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Sends a phone; one that failed before is tried again in its place. */
    submit: (phone: string) => {
      const failed = store.get().find((one) => one.phone === phone && canRetry(one));
      if (failed) return retry(failed.id);
      lastId += 1;
      const time = seoulNow().slice(11, 16);
      const checkIn: CheckIn = {
        id: lastId,
        phone,
        outcome: null,
        member: null,
        time,
        isPinned: false,
        attempt: 0,
      };
      store.set([...store.get(), checkIn]);
      return void enqueue(checkIn);
    },
    retry,
    retryAll: () =>
      store
        .get()
        .filter(canRetry)
        .forEach(({ id }) => retry(id)),
    dismiss: (id: number) => store.set(arranged(store.get().filter((one) => one.id !== id))),
    /** Calls back with each outcome; what fails while nobody watches is told to `onIdle`. */
    watch: (watcher: (checkIn: CheckIn) => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Forgets everything, for the next user of the device. */
    clear: () => {
      queue.length = 0;
      unseen = [];
      store.set([]);
    },
  };
}

export type CheckIns = ReturnType<typeof createCheckIns>;
