import { ApiError } from '@fitness/api-contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt, Member } from './api.ts';
import { createCheckIns, inOrder } from './check-ins.ts';

const phoneOf = (index: number) => `010${String(20_000_001 + index)}`;
const done = (userId = 101): Attempt => ({ outcome: 'done', userId });
const failed: Attempt = { outcome: 'failed', userId: null, error: new Error('500') };
const loggedOut: Attempt = {
  outcome: 'failed',
  userId: null,
  error: new ApiError({
    request: 'GET /api/{product}/attendance/resolve-user',
    status: 401,
    message: '',
  }),
};

const onIdle = vi.fn();
const record = vi.fn<(phone: string) => Promise<Attempt>>();
const memberOf = vi.fn<(userId: number) => Promise<Member | null>>();

/** Starts check-ins with slow requests. */
function start({ isWatched = true } = {}) {
  const checkIns = createCheckIns({ record, memberOf, onIdle });
  if (isWatched) checkIns.watch(() => undefined);
  return {
    ...checkIns,
    settled: () => vi.waitFor(() => expect(onIdle).toHaveBeenCalled()),
    outcomes: () => inOrder(checkIns.get()).map(({ phone, outcome }) => [phone, outcome]),
  };
}

const afterAWhile = <Value>(value: Value) =>
  new Promise<Value>((resolve) => void setTimeout(resolve, 1, value));

beforeEach(() => {
  onIdle.mockClear();
  record.mockReset().mockImplementation(() => afterAWhile(done()));
  memberOf.mockReset().mockResolvedValue({ name: '김서준', passProblem: null, passes: [] });
});

describe('scans (docs/product.md#attendance)', () => {
  it('are sent one after another in their order, none dropped @check-in:queue', async () => {
    const sent: string[] = [];
    let pending = 0;
    record.mockImplementation(async (phone) => {
      pending += 1;
      expect(pending).toBe(1);
      sent.push(phone);
      await afterAWhile(null);
      pending -= 1;
      return done();
    });
    const { submit, settled, outcomes } = start();
    const phones = Array.from({ length: 20 }, (_, index) => phoneOf(index));
    phones.forEach(submit);
    expect(outcomes()).toEqual(phones.map((phone) => [phone, null]).reverse());
    await settled();
    expect(sent).toEqual(phones);
  });

  it('do not wait for the name of the last member, but are shown in order @check-in:queue', async () => {
    const names = Promise.withResolvers<Member | null>();
    memberOf.mockReturnValueOnce(names.promise);
    const { submit, settled, watch } = start();
    const shown: string[] = [];
    watch(({ phone }) => shown.push(phone));
    [0, 1].map(phoneOf).forEach(submit);
    await vi.waitFor(() => expect(record).toHaveBeenCalledTimes(2));
    expect(shown).toEqual([]);
    names.resolve(null);
    await settled();
    expect(shown).toEqual([0, 1].map(phoneOf));
  });

  it('that failed stay in their places before the others, until they have succeeded or are dismissed @check-in:failed', async () => {
    record
      .mockResolvedValueOnce(failed)
      .mockResolvedValueOnce(done())
      .mockResolvedValueOnce(failed);
    const { submit, retry, dismiss, settled, outcomes, get } = start();
    [0, 1, 2].map(phoneOf).forEach(submit);
    await settled();
    expect(outcomes()).toEqual([
      [phoneOf(0), 'failed'],
      [phoneOf(2), 'failed'],
      [phoneOf(1), 'done'],
    ]);
    onIdle.mockClear();
    submit(phoneOf(3));
    retry(get()[0]!.id);
    expect(outcomes()[0]).toEqual([phoneOf(0), null]);
    await settled();
    // The next one keeps its place in the list.
    expect(outcomes()).toEqual([
      [phoneOf(0), 'done'],
      [phoneOf(2), 'failed'],
      [phoneOf(3), 'done'],
      [phoneOf(1), 'done'],
    ]);
    dismiss(get()[2]!.id);
    expect(outcomes().map(([phone]) => phone)).toEqual([3, 1, 0].map(phoneOf));
  });

  it('are kept while they have failed, and otherwise the last eight @check-in:failed', async () => {
    record.mockResolvedValueOnce(failed);
    const { submit, settled, get } = start();
    Array.from({ length: 12 }, (_, index) => submit(phoneOf(index)));
    await settled();
    expect(get().map(({ phone }) => phone)).toEqual([0, 4, 5, 6, 7, 8, 9, 10, 11].map(phoneOf));
  });

  it('of a phone that failed before try that one again @check-in:failed', async () => {
    record.mockResolvedValueOnce(failed);
    const { submit, settled, outcomes } = start();
    submit(phoneOf(0));
    await settled();
    onIdle.mockClear();
    submit(phoneOf(0));
    await settled();
    expect(outcomes()).toEqual([[phoneOf(0), 'done']]);
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('that a reload kept are tried again in their order @front-desk:reload', async () => {
    const { restore, retryAll, settled, outcomes } = start();
    [0, 1].forEach((index) => restore({ phone: phoneOf(index), time: '09:00' }));
    expect(outcomes()).toEqual([0, 1].map((index) => [phoneOf(index), 'unsent']));
    retryAll();
    await settled();
    expect(record.mock.calls).toEqual([[phoneOf(0)], [phoneOf(1)]]);
  });

  it('are tried again once, however often that is pressed @check-in:failed', async () => {
    record.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
    const { submit, retry, retryAll, settled, get } = start();
    [0, 1].map(phoneOf).forEach(submit);
    await settled();
    onIdle.mockClear();
    retry(get()[0]!.id);
    retryAll();
    retryAll();
    await settled();
    expect(record.mock.calls.slice(2)).toEqual([[phoneOf(0)], [phoneOf(1)]]);
  });
});

describe('when the session ends (docs/product.md#attendance)', () => {
  it('nothing more is sent, and what was not can be tried again @check-in:session', async () => {
    record.mockResolvedValueOnce(done()).mockResolvedValueOnce(loggedOut);
    const { submit, retryAll, settled, outcomes } = start();
    [0, 1, 2, 3].map(phoneOf).forEach(submit);
    await settled();
    expect(record).toHaveBeenCalledTimes(2);
    expect(outcomes()).toEqual([
      [phoneOf(1), 'failed'],
      [phoneOf(2), 'unsent'],
      [phoneOf(3), 'unsent'],
      [phoneOf(0), 'done'],
    ]);
    expect(onIdle).toHaveBeenCalledExactlyOnceWith([], loggedOut.error);
    onIdle.mockClear();
    retryAll();
    await settled();
    expect(outcomes().every(([, outcome]) => outcome === 'done')).toBe(true);
    expect(onIdle).toHaveBeenCalledExactlyOnceWith([], undefined);
  });
});

describe('failures while nobody watches (docs/product.md#attendance)', () => {
  it('are told together once the queue is empty @check-in:elsewhere', async () => {
    record
      .mockResolvedValueOnce(failed)
      .mockResolvedValueOnce(done())
      .mockResolvedValueOnce(failed);
    const { submit, settled } = start({ isWatched: false });
    [0, 1, 2].map(phoneOf).forEach(submit);
    await settled();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(onIdle.mock.calls[0]![0].map(({ phone }: { phone: string }) => phone)).toEqual(
      [0, 2].map(phoneOf),
    );
  });

  it('are those after the dialog was closed @check-in:elsewhere', async () => {
    record.mockResolvedValue(failed);
    const { submit, settled, watch } = start({ isWatched: false });
    const unwatch = watch(() => unwatch());
    [0, 1].map(phoneOf).forEach(submit);
    await settled();
    expect(onIdle.mock.calls[0]![0]).toMatchObject([{ phone: phoneOf(1) }]);
  });

  it('of a former user are forgotten @check-in:elsewhere', async () => {
    record.mockImplementation(() => afterAWhile(failed));
    const { submit, clear, get } = start({ isWatched: false });
    [0, 1].map(phoneOf).forEach(submit);
    clear();
    await record.mock.results[0]!.value;
    await afterAWhile(null);
    expect(get()).toEqual([]);
    expect(record).toHaveBeenCalledTimes(1);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
