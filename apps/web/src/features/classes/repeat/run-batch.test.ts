import { ApiError } from '@fitness/api-contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, tokenOf } from '../../../../testing/session.ts';
import { setClock } from '../../../shared/dates/clock.ts';
import { storeSignIn } from '../../../shared/session/store-sign-in.ts';
import { type Batch, newBatch, slotsIn } from './batch.ts';
import { createBatchRunner, type Deletion, type RunEnd } from './run-batch.ts';

const post = 'POST /api/{product}/classes';
const taken = new ApiError({ request: post, status: 409, message: '이미 등록된 시간입니다.' });
const broken = new ApiError({ request: post, status: 500, message: '잠시 후 다시 시도해주세요.' });
const lost = new ApiError({ request: post, reason: 'unreachable' });
const signedOut = new ApiError({ request: post, status: 401, message: '로그인이 필요합니다.' });

const [six, seven, eight] = ['06', '07', '08'].map((hour) => `2026-11-23T${hour}:00:00`) as [
  string,
  string,
  string,
];

/** A studio with the requests of a runner, and the device that stores its batch. */
function createStudio() {
  const classes: {
    classId: number;
    classTime: string;
    classSubject: string;
    reservedMembers: string[];
  }[] = [];
  const sent: string[] = [];
  const deleted: number[] = [];
  let stored: Batch | null = null;
  /** What happens during the next read of the device. */
  let whileReading = () => {};
  let lastId = 0;
  /** What happens to the next requests for a time; `lost` registers the class and loses the response. */
  const faults = new Map<string, (Error | 'lost')[]>();
  const register = (classTime: string) => {
    lastId += 1;
    classes.push({ classId: lastId, classTime, classSubject: 'PT', reservedMembers: [] });
  };
  let isHeld = false;
  const ends: RunEnd[] = [];
  const timesOn = vi.fn(async (date: string) =>
    classes.flatMap(({ classTime }) => (classTime.startsWith(date) ? [classTime.slice(11)] : [])),
  );
  const open = () =>
    createBatchRunner({
      create: async (_, classTime) => {
        sent.push(classTime);
        const fault = faults.get(classTime)?.shift();
        if (fault instanceof Error) throw fault;
        if (classes.some((item) => item.classTime === classTime)) throw taken;
        register(classTime);
        if (fault === 'lost') throw lost;
      },
      remove: async ({ classId }) => {
        deleted.push(classId);
        classes.splice(
          classes.findIndex((item) => item.classId === classId),
          1,
        );
      },
      timesOn,
      readClasses: async () => [...classes],
      storage: {
        read: async () => {
          const read = stored;
          const act = whileReading;
          whileReading = () => undefined;
          act();
          return read;
        },
        store: async (batch) => {
          stored = batch;
        },
      },
      lock: {
        run: async (task) => {
          if (isHeld) return false;
          isHeld = true;
          await task().finally(() => {
            isHeld = false;
          });
          return true;
        },
        isHeld: async () => isHeld,
        whenFree: () => new Promise(() => undefined),
      },
      onEnd: (end) => ends.push(end),
    });
  return {
    classes,
    sent,
    deleted,
    faults,
    ends,
    open,
    register,
    timesOn,
    stored: () => stored,
    storeBatch: (batch: Batch) => {
      stored = batch;
    },
    hold: () => {
      isHeld = true;
    },
    actWhileReading: (act: () => void) => {
      whileReading = act;
    },
  };
}

const batch = newBatch(
  {
    startedAt: '2026-11-20T09:00:00',
    firstDay: '2026-11-21',
    classSubjectId: 1,
    classMaxCustomer: 6,
  },
  [six, seven, eight],
);
const statesOf = (one: Batch | null) => one?.slots.map(({ state }) => state);
const always = async () => true;

let time = 0;
let restoreClock = () => {};
beforeEach(() => {
  time = Date.parse('2026-11-20T09:00:00+09:00');
  restoreClock = setClock(() => time);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage());
  storeSignIn({ token: tokenOf({ jti: '201' }) });
});
afterEach(() => restoreClock());

describe('sending a batch (docs/product.md#repeated-classes)', () => {
  it('registers its classes and stores their ids', async () => {
    const studio = createStudio();
    await studio.open().start(batch);
    expect(studio.sent).toEqual([six, seven, eight]);
    expect(studio.stored()?.slots).toEqual([
      { classTime: six, state: 'done', classId: 1 },
      { classTime: seven, state: 'done', classId: 2 },
      { classTime: eight, state: 'done', classId: 3 },
    ]);
    expect(studio.ends).toMatchObject([{ outcome: { hasDone: true, failures: [] } }]);
  });

  it('keeps the reason of each refused one, and sends only those again @repeat:results @repeat:retry', async () => {
    const studio = createStudio();
    studio.faults.set(seven, [taken]);
    const runner = studio.open();
    await runner.start(batch);
    expect(studio.stored()?.slots[1]).toMatchObject({
      state: 'failed',
      reason: '이미 등록된 시간입니다.',
    });
    expect(studio.ends[0]?.outcome?.failures).toEqual(['이미 등록된 시간입니다.']);
    await runner.retry();
    expect(studio.sent).toEqual([six, seven, eight, seven]);
    expect(statesOf(studio.stored())).toEqual(['done', 'done', 'done']);
    expect(studio.ends[1]?.outcome).toEqual({ hasDone: true, failures: [] });
  });

  it('does not announce as a success what only the previous run had registered', async () => {
    const studio = createStudio();
    studio.faults.set(seven, [taken, taken]);
    const runner = studio.open();
    await runner.start(batch);
    await runner.retry();
    expect(studio.ends[1]?.outcome).toEqual({
      hasDone: false,
      failures: ['이미 등록된 시간입니다.'],
    });
  });

  it('looks up a class whose response was lost instead of sending it again @repeat:once', async () => {
    const studio = createStudio();
    studio.faults.set(seven, ['lost']);
    await studio.open().start(batch);
    expect(studio.sent).toEqual([six, seven, eight]);
    expect(statesOf(studio.stored())).toEqual(['done', 'done', 'done']);
  });

  it('sends it again if it is not registered @repeat:once', async () => {
    const studio = createStudio();
    studio.faults.set(seven, [lost]);
    await studio.open().start(batch);
    expect(studio.sent).toEqual([six, seven, seven, eight]);
    expect(statesOf(studio.stored())).toEqual(['done', 'done', 'done']);
  });

  it('stops where the server cannot be reached, and goes on with what is left @repeat:interrupted', async () => {
    const studio = createStudio();
    studio.faults.set(seven, ['lost']);
    studio.timesOn.mockRejectedValueOnce(
      new ApiError({
        request: 'GET /api/{product}/classes/registered-times',
        reason: 'unreachable',
      }),
    );
    const runner = studio.open();
    await runner.start(batch);
    expect(studio.sent).toEqual([six, seven]);
    expect(statesOf(studio.stored())).toEqual(['done', 'left', 'left']);
    expect(runner.get().interruption).toContain('인터넷 연결을 확인');
    expect(studio.ends[0]?.outcome).toBeNull();
    await runner.resume();
    expect(studio.sent).toEqual([six, seven, eight]);
    expect(statesOf(studio.stored())).toEqual(['done', 'done', 'done']);
  });

  it('no longer says why it stopped once the rest is given up @repeat:interrupted', async () => {
    const studio = createStudio();
    studio.faults.set(six, [
      new ApiError({ request: 'GET /api/{product}/classes/registered-times', status: 500 }),
    ]);
    const runner = studio.open();
    await runner.start(batch);
    expect(runner.get().interruption).not.toBeNull();
    runner.giveUp();
    expect(runner.get().interruption).toBeNull();
  });

  it('looks up the class whose request was pending when the page was left @repeat:once @repeat:stored', async () => {
    const studio = createStudio();
    studio.register(six);
    studio.storeBatch({ ...batch, isSending: true });
    const runner = studio.open();
    await runner.refresh();
    expect(studio.sent).toEqual([]);
    await runner.resume();
    expect(studio.sent).toEqual([seven, eight]);
    expect(statesOf(studio.stored())).toEqual(['done', 'done', 'done']);
  });

  it('does not count a class at an hour that was refused as its own', async () => {
    const studio = createStudio();
    studio.register(six);
    const runner = studio.open();
    await runner.start(batch);
    studio.faults.set(six, [lost]);
    await runner.retry();
    expect(runner.get().interruption).not.toBeNull();
    await runner.resume();
    expect(statesOf(studio.stored())).toEqual(['failed', 'done', 'done']);
  });

  it('counts a class as its own on a retry if the first response was malformed @repeat:once', async () => {
    const studio = createStudio();
    studio.faults.set(six, [broken]);
    const runner = studio.open();
    await runner.start(batch);
    studio.register(six);
    await runner.retry();
    expect(studio.sent).toEqual([six, seven, eight]);
    expect(statesOf(studio.stored())).toEqual(['done', 'done', 'done']);
  });

  it('stops at the end of the session without failing anything @repeat:session', async () => {
    const studio = createStudio();
    studio.faults.set(seven, [signedOut]);
    const runner = studio.open();
    await runner.start(batch);
    expect(statesOf(studio.stored())).toEqual(['done', 'left', 'left']);
    expect(studio.ends[0]).toMatchObject({ outcome: null, error: signedOut });
    await runner.resume();
    expect(studio.sent).toEqual([six, seven, seven, eight]);
    expect(studio.timesOn).not.toHaveBeenCalled();
  });

  it('stops after the pending request, and the rest can be given up @repeat:pause', async () => {
    const studio = createStudio();
    const runner = studio.open();
    runner.subscribe(() => {
      const { batch: shown, activity, isStopping } = runner.get();
      const isFirstDone = shown !== null && slotsIn(shown, 'done').length === 1;
      if (isFirstDone && activity !== null && !isStopping) runner.pause();
    });
    await runner.start(batch);
    expect(studio.sent).toEqual([six]);
    expect(runner.get()).toMatchObject({ activity: null, interruption: null });
    runner.giveUp();
    expect(statesOf(studio.stored())).toEqual(['done', 'unsent', 'unsent']);
  });

  it('is not shown again when it is dismissed while the device is read', async () => {
    const studio = createStudio();
    studio.storeBatch(batch);
    const runner = studio.open();
    await runner.refresh();
    studio.actWhileReading(runner.dismiss);
    await runner.refresh();
    expect(runner.get().batch).toBeNull();
  });

  it('is not started while another tab is sending @repeat:tabs', async () => {
    const studio = createStudio();
    studio.storeBatch(batch);
    studio.hold();
    const runner = studio.open();
    await runner.resume();
    expect(studio.sent).toEqual([]);
    await vi.waitFor(() => expect(runner.get()).toMatchObject({ isElsewhere: true, batch }));
    runner.dismiss();
    expect(studio.stored()).toBe(batch);
  });

  it('does not replace what another tab has left @repeat:tabs', async () => {
    const studio = createStudio();
    studio.storeBatch(batch);
    const runner = studio.open();
    await runner.start(newBatch(batch, ['2026-11-24T06:00:00']));
    expect(studio.sent).toEqual([]);
    await vi.waitFor(() => expect(runner.get().batch).toBe(batch));
  });
});

describe('undoing a batch @repeat:undo', () => {
  async function sentBatch() {
    const studio = createStudio();
    studio.register('2026-11-23T22:00:00');
    const runner = studio.open();
    await runner.start(batch);
    return { studio, runner };
  }

  it('deletes its classes and no others', async () => {
    const { studio, runner } = await sentBatch();
    const confirm = vi.fn(always);
    await runner.undo(confirm);
    expect(confirm.mock.calls).toMatchObject([[{ classes: [{}, {}, {}], kept: 0 }]]);
    expect(studio.deleted).toEqual([2, 3, 4]);
    expect(studio.classes.map(({ classId }) => classId)).toEqual([1]);
    expect(statesOf(studio.stored())).toEqual(['deleted', 'deleted', 'deleted']);
    expect(studio.ends[1]).toEqual({
      activity: 'deleting',
      outcome: { hasDone: true, failures: [] },
      error: undefined,
    });
  });

  it('deletes nothing unless it is confirmed', async () => {
    const { studio, runner } = await sentBatch();
    await runner.undo(async () => false);
    expect(studio.deleted).toEqual([]);
    expect(statesOf(studio.stored())).toEqual(['done', 'done', 'done']);
  });

  it('leaves a class that is reserved or has begun, and says why', async () => {
    const { studio, runner } = await sentBatch();
    studio.classes.find(({ classTime }) => classTime === eight)!.reservedMembers.push('김서준');
    time = Date.parse('2026-11-23T06:30:00+09:00');
    const confirm = vi.fn(always);
    await runner.undo(confirm);
    expect(confirm.mock.calls).toMatchObject([[{ classes: [{ classTime: seven }], kept: 2 }]]);
    expect(studio.stored()?.slots).toMatchObject([
      { state: 'done', reason: '이미 시작된 수업' },
      { state: 'deleted' },
      { state: 'done', reason: '예약이 있어 삭제하지 않았습니다.' },
    ]);
  });

  it('leaves a class that was reserved while others were deleted', async () => {
    const { studio, runner } = await sentBatch();
    let at = 0;
    // Each deletion takes longer than a list counts as current.
    vi.spyOn(performance, 'now').mockImplementation(() => (at += 20_000));
    await runner.undo(async ({ classes }: Deletion) => {
      studio.classes.find(({ classId }) => classId === classes[2]!.classId)!.reservedMembers = [
        '이',
      ];
      return true;
    });
    expect(studio.deleted).toEqual([2, 3]);
    expect(studio.ends[1]?.outcome?.failures).toEqual(['예약이 있어 삭제하지 않았습니다.']);
    expect(slotsIn(studio.stored()!, 'done')).toHaveLength(1);
  });

  it('counts a class that was deleted meanwhile as deleted', async () => {
    const { studio, runner } = await sentBatch();
    studio.classes.splice(1, 1);
    await runner.undo(always);
    expect(studio.deleted).toEqual([3, 4]);
    expect(statesOf(studio.stored())).toEqual(['deleted', 'deleted', 'deleted']);
  });
});
