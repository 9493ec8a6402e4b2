import { ApiError } from '@fitness/api-contract/client';
import { whyNotDeletable } from '@fitness/api-contract/rules';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { sendInSequence } from '../../../shared/api/send-in-sequence.ts';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { elapsed, seoulNow } from '../../../shared/dates/clock.ts';
import { createStore } from '../../../shared/store.ts';
import type { ManagedClass } from '../calendar/timetable.ts';
import { registeredSlots, slotOf } from '../register/slots.ts';
import { undeletableTexts } from '../texts.ts';
import {
  type Batch,
  type BatchSlot,
  classesOf,
  isOutdated,
  sentSlot,
  slotsIn,
  withClassIds,
  readyToSend,
  withoutRest,
  withRetries,
  withSlot,
} from './batch.ts';
import { keptTexts } from './texts.ts';

/** What a tab knows of the batch, and does with it. */
export type BatchState = {
  /** Whether the stored batch has been read. */
  isRead: boolean;
  batch: Batch | null;
  activity: Activity | null;
  /** How many classes are to be deleted, and how many have been. */
  deletion: { total: number; done: number };
  /** Whether it stops once the pending request is answered. */
  isStopping: boolean;
  /** Why it stopped by itself. */
  interruption: string | null;
  /** Whether another tab is sending. */
  isElsewhere: boolean;
};

type Activity = 'registering' | 'deleting';

/** The end of a run: its outcome if nothing is left, and the error that has ended it early, if one did. */
export type RunEnd = {
  activity: Activity;
  outcome: { hasDone: boolean; failures: readonly string[] } | null;
  error?: unknown;
};

/** What a deletion would do. */
export type Deletion = {
  classes: readonly ManagedClass[];
  /** How many classes stay, because they are reserved or have begun. */
  kept: number;
};

export interface BatchDependencies {
  create: (batch: Batch, classTime: string) => Promise<unknown>;
  remove: (item: ManagedClass) => Promise<unknown>;
  /** The registered times of a date, from the server. */
  timesOn: (date: string) => Promise<readonly string[]>;
  /** The classes of the manager, from the server. */
  readClasses: () => Promise<readonly ManagedClass[]>;
  storage: {
    read: () => Promise<Batch | null | undefined>;
    store: (batch: Batch | null) => Promise<void>;
  };
  lock: {
    /** Runs a task unless another tab is running one; resolves to whether it ran. */
    run: (task: () => Promise<void>) => Promise<boolean>;
    isHeld: () => Promise<boolean>;
    /** Resolves once no tab is running a task. */
    whenFree: () => Promise<void>;
  };
  onEnd: (end: RunEnd) => void;
}

/** How old the list of classes may be when one of them is deleted, in milliseconds. */
const freshFor = 10_000;

/** Whether the next request would fail too: there is no connection, or it is unknown which classes are registered. */
function isInterruption(error: unknown) {
  return (
    error instanceof ApiError && (error.kind === 'network' || error.request.startsWith('GET '))
  );
}

function whyKept(item: ManagedClass): string | null {
  if (whyNotDeletable(item, seoulNow()) !== null) return undeletableTexts.tooLate;
  if (item.reservedMembers === null) return keptTexts.unknown;
  return item.reservedMembers.length > 0 ? keptTexts.reserved : null;
}

/** The outcome of a batch of which nothing is left. */
function outcomeOf(batch: Batch, doneBefore: number): RunEnd['outcome'] {
  if (slotsIn(batch, 'left').length > 0) return null;
  return {
    hasDone: slotsIn(batch, 'done').length > doneBefore,
    failures: slotsIn(batch, 'failed').map(({ reason = '' }) => reason),
  };
}

/** The batch with the reasons why some of its classes cannot be deleted; those that are not listed any more count as deleted. */
function withKept(batch: Batch, own: ReturnType<typeof classesOf<ManagedClass>>): Batch {
  const found = new Map(own.map(({ slot, item }) => [slot, item]));
  return slotsIn(batch, 'done').reduce((next, slot) => {
    const item = found.get(slot);
    if (item === undefined) return withSlot(next, { ...slot, state: 'deleted' });
    return withSlot(next, { ...slot, reason: whyKept(item) ?? undefined });
  }, batch);
}

/** Sends a batch of classes, stores it after each response, and deletes the classes that it has registered. */
export function createBatchRunner(dependencies: BatchDependencies) {
  const { create, remove, timesOn, readClasses, storage, lock, onEnd } = dependencies;
  const store = createStore<BatchState>({
    isRead: false,
    batch: null,
    activity: null,
    deletion: { total: 0, done: 0 },
    isStopping: false,
    interruption: null,
    isElsewhere: false,
  });
  let stop = new AbortController();
  let isWaiting = false;

  const change = (part: Partial<BatchState>) => store.set({ ...store.get(), ...part });
  const keep = async (batch: Batch | null) => {
    change({ batch });
    await storage.store(batch);
  };
  const keepSlot = (next: BatchSlot) => {
    const { batch } = store.get();
    return batch === null ? undefined : keep(withSlot(batch, next));
  };

  /** Reads the batch again, which another tab may have changed; once more when that has ended its run. */
  async function refresh(): Promise<void> {
    const { batch: before } = store.get();
    const isElsewhere = await lock.isHeld();
    const stored = await storage.read();
    if (store.get().activity !== null) return;
    // What was read is older than what this tab has changed meanwhile.
    if (store.get().batch !== before) return refresh();
    const batch = stored === undefined ? store.get().batch : stored;
    const isShown = batch !== null && !isOutdated(batch, seoulNow());
    change({ isRead: true, batch: isShown ? batch : null, isElsewhere });
    if (!isElsewhere || isWaiting) return;
    isWaiting = true;
    await lock.whenFree();
    isWaiting = false;
    await refresh();
  }

  async function isRegistered(classTime: string) {
    const date = dateOf(classTime);
    return registeredSlots(await timesOn(date), date).has(slotOf(classTime, date)!);
  }

  /** Registers a class; after a lost answer only if it has not been registered. */
  async function register(batch: Batch, { classTime, mayExist }: BatchSlot) {
    if (mayExist && (await isRegistered(classTime))) return;
    try {
      await create(batch, classTime);
    } catch (error) {
      const isLost = error instanceof ApiError && error.kind === 'network';
      // A class at an hour that was refused before is not the batch's.
      if (!isLost || mayExist === false) throw error;
      if (!(await isRegistered(classTime))) await create(batch, classTime);
    }
  }

  /** Runs a task on the stored batch, unless one is running in any tab. */
  async function exclusively(
    activity: Activity,
    task: (batch: Batch | null) => Promise<RunEnd | null>,
  ) {
    if (store.get().activity !== null) return;
    stop = new AbortController();
    change({ activity, deletion: { total: 0, done: 0 }, isStopping: false, interruption: null });
    let end = null as RunEnd | null;
    await lock.run(async () => {
      const stored = await storage.read();
      if (stored !== undefined) change({ batch: stored });
      end = await task(store.get().batch);
    });
    const interruption = end?.error === undefined ? null : errorMessageOf(end.error);
    change({ activity: null, isStopping: false, interruption });
    void refresh();
    if (end !== null) onEnd(end);
  }

  /** Sends what is left of a batch; `doneBefore` is how many classes it had when it was tried again. */
  async function sendLeft(given: Batch, doneBefore = 0): Promise<RunEnd> {
    const batch = readyToSend(given);
    await keep({ ...batch, isSending: true });
    const end = await sendInSequence(slotsIn(batch, 'left'), (slot) => register(batch, slot), {
      onSent: (sent) => keepSlot(sentSlot(sent.item, sent)),
      signal: stop.signal,
      isEnd: isInterruption,
    });
    const classes = end.sent.length > 0 ? await readClasses().catch(() => []) : [];
    const sent = withClassIds(store.get().batch!, classes);
    await keep({ ...sent, isSending: isInterruption(end.error) });
    return { activity: 'registering', outcome: outcomeOf(sent, doneBefore), error: end.error };
  }

  /** Deletes the classes of the batch that nobody has reserved, once `confirm` has agreed. */
  async function deleteOwn(
    batch: Batch,
    confirm: (deletion: Deletion) => Promise<boolean>,
  ): Promise<RunEnd> {
    let classes: readonly ManagedClass[] = [];
    let readAt = 0;
    const read = async () => {
      classes = await readClasses();
      readAt = elapsed();
    };
    const currentOf = async ({ classId }: ManagedClass) => {
      if (elapsed() - readAt > freshFor) await read();
      return classes.find((item) => item.classId === classId);
    };
    try {
      await read();
    } catch (error) {
      return { activity: 'deleting', outcome: null, error };
    }
    const own = classesOf(batch, classes);
    const deletable = own.filter(({ item }) => whyKept(item) === null);
    const deletion = {
      classes: deletable.map(({ item }) => item),
      kept: own.length - deletable.length,
    };
    if (!(await confirm(deletion))) return { activity: 'deleting', outcome: null };
    change({ deletion: { total: deletable.length, done: 0 } });
    await keep(withKept(batch, own));
    const end = await sendInSequence(
      deletable,
      async ({ item }) => {
        const current = await currentOf(item);
        const reason = current === undefined ? null : whyKept(current);
        if (reason !== null) throw new Error(reason);
        if (current !== undefined) await remove(current);
      },
      {
        onSent: async (sent) => {
          const { slot } = sent.item;
          const state = sent.status === 'done' ? 'deleted' : 'done';
          const { deletion: count } = store.get();
          change({ deletion: { ...count, done: count.done + 1 } });
          await keepSlot({
            ...slot,
            state,
            ...(sent.status === 'failed' && { reason: sent.reason }),
          });
        },
        signal: stop.signal,
        isEnd: isInterruption,
      },
    );
    const failures = end.sent.flatMap((one) => (one.status === 'failed' ? [one.reason] : []));
    const hasDone = failures.length < end.sent.length;
    const outcome = end.left.length > 0 ? null : { hasDone, failures };
    return { activity: 'deleting', outcome, error: end.error };
  }

  const whileIdle = (update: (batch: Batch) => Batch | null) => {
    const { batch, activity, isElsewhere } = store.get();
    if (batch === null || activity !== null || isElsewhere) return;
    change({ interruption: null });
    void keep(update(batch));
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    start: (batch: Batch) =>
      exclusively('registering', async (stored) => {
        // Another tab has begun one meanwhile, which is shown instead.
        const isTaken = stored !== null && slotsIn(stored, 'left').length > 0;
        return isTaken ? null : sendLeft(batch);
      }),
    resume: () => exclusively('registering', async (batch) => batch && sendLeft(batch)),
    retry: () =>
      exclusively(
        'registering',
        async (batch) => batch && sendLeft(withRetries(batch), slotsIn(batch, 'done').length),
      ),
    /** Stops once the pending request is answered. */
    pause: () => {
      stop.abort();
      if (store.get().activity !== null) change({ isStopping: true });
    },
    /** Gives up what is left. */
    giveUp: () => whileIdle(withoutRest),
    undo: (confirm: (deletion: Deletion) => Promise<boolean>) =>
      exclusively('deleting', async (batch) => batch && deleteOwn(batch, confirm)),
    dismiss: () => whileIdle(() => null),
  };
}

export type BatchRunner = ReturnType<typeof createBatchRunner>;
