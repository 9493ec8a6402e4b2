import { ApiError } from '@fitness/api-contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../shared/dates/clock.ts';
import {
  asOf,
  type Attempt,
  canRetry,
  createCheckIns,
  inOrder,
  outcomeOf,
  refusalOf,
} from './check-ins.ts';
import { outcomeTexts, refusalTexts } from './texts.ts';

const phoneOf = (index: number) => `010${String(20_000_001 + index)}`;
const done: Attempt = { outcome: 'done', member: null };
const failed: Attempt = { outcome: 'failed', member: null, error: new Error('500') };
const unauthorized = new ApiError({
  request: 'GET /api/{product}/attendance/resolve-user',
  status: 401,
  message: '',
});

const record = vi.fn<(phone: string) => Promise<Attempt>>();
let now = 0;

/** Starts a queue, whose dialog is open or not. */
function start({ isWatched = true } = {}) {
  const checkIns = createCheckIns(record);
  if (isWatched) checkIns.watch(() => undefined);
  const failedIds = () =>
    checkIns
      .get()
      .filter(canRetry)
      .map(({ id }) => id);
  return {
    ...checkIns,
    failedIds,
    outcomes: () => inOrder(checkIns.get()).map(({ phone, outcome }) => [phone, outcome]),
  };
}

const at = (time: string) => {
  now = Date.parse(`${time}+09:00`);
};

beforeEach(() => {
  record.mockReset().mockResolvedValue(done);
  at('2026-11-20T23:50:00');
  const restore = setClock(() => now);
  return restore;
});
afterEach(() => vi.restoreAllMocks());

describe('scans (docs/product.md#attendance)', () => {
  it('are sent one after another in their order, none dropped @check-in:queue', async () => {
    const sent: string[] = [];
    let pending = 0;
    record.mockImplementation(async (phone) => {
      pending += 1;
      expect(pending).toBe(1);
      sent.push(phone);
      await Promise.resolve();
      pending -= 1;
      return done;
    });
    const { submit, outcomes } = start();
    const phones = Array.from({ length: 20 }, (_, index) => phoneOf(index));
    const ends = phones.map(submit);
    expect(outcomes()).toEqual(phones.map((phone) => [phone, null]).reverse());
    await Promise.all(ends);
    expect(sent).toEqual(phones);
    // The last eight stay in the list.
    expect(outcomes()).toEqual(
      phones
        .slice(-8)
        .map((phone) => [phone, 'done'])
        .reverse(),
    );
  });

  it('that failed stay before the others until they have succeeded or are dismissed @check-in:failed', async () => {
    record.mockResolvedValueOnce(failed).mockResolvedValueOnce(done).mockResolvedValueOnce(failed);
    const { submit, retry, dismiss, outcomes, failedIds } = start();
    await Promise.all([0, 1, 2].map(phoneOf).map(submit));
    expect(outcomes()).toEqual([
      [phoneOf(0), 'failed'],
      [phoneOf(2), 'failed'],
      [phoneOf(1), 'done'],
    ]);
    const retried = retry([failedIds()[0]!]);
    expect(outcomes()[0]).toEqual([phoneOf(0), null]);
    await retried;
    expect(outcomes()).toEqual([
      [phoneOf(2), 'failed'],
      [phoneOf(1), 'done'],
      [phoneOf(0), 'done'],
    ]);
    dismiss(failedIds()[0]!);
    expect(outcomes().map(([phone]) => phone)).toEqual([1, 0].map(phoneOf));
  });

  it('of a phone that failed before try that one again @check-in:failed', async () => {
    record.mockResolvedValueOnce(failed);
    const { submit, outcomes } = start();
    await submit(phoneOf(0));
    await submit(phoneOf(0));
    expect(outcomes()).toEqual([[phoneOf(0), 'done']]);
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('are tried again once, however often that is pressed @check-in:failed', async () => {
    record.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
    const { submit, retry, failedIds } = start();
    await Promise.all([0, 1].map(phoneOf).map(submit));
    const ids = failedIds();
    await Promise.all([retry([ids[0]!]), retry(ids), retry(ids)]);
    expect(record.mock.calls.slice(2)).toEqual([[phoneOf(0)], [phoneOf(1)]]);
  });

  it('of the last phone within a second are duplicates, unless it has failed @check-in:duplicate', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(100_000);
    const { submit, isDuplicate } = start();
    await submit(phoneOf(0));
    clock.mockReturnValue(100_999);
    expect([0, 1].map(phoneOf).map(isDuplicate)).toEqual([true, false]);
    clock.mockReturnValue(101_000);
    expect(isDuplicate(phoneOf(0))).toBe(false);
    record.mockResolvedValueOnce(failed);
    await submit(phoneOf(1));
    expect(isDuplicate(phoneOf(1))).toBe(false);
  });

  it('that are not sent before midnight are shown as those of a past day, and never sent @check-in:midnight', async () => {
    record.mockResolvedValueOnce(failed).mockImplementationOnce(async () => {
      await Promise.resolve();
      at('2026-11-21T00:00:00');
      return done;
    });
    const { submit, retry, get, outcomes, failedIds } = start();
    await submit(phoneOf(0));
    const ids = failedIds();
    // The second is sent when it is midnight, the third waits for it.
    await Promise.all([1, 2].map(phoneOf).map(submit));
    await retry(ids);
    expect(record.mock.calls).toEqual([[phoneOf(0)], [phoneOf(1)]]);
    const shown = (today: string) => get().map((one) => asOf(one, today).outcome);
    expect(shown('2026-11-20')).toEqual(['failed', 'done', 'late']);
    expect(shown('2026-11-21')).toEqual(['late', 'done', 'late']);
    // The same member comes again on the new day.
    await submit(phoneOf(0));
    expect(outcomes()).toContainEqual([phoneOf(0), 'done']);
  });
});

describe('when the session ends (docs/product.md#attendance)', () => {
  it('nothing more is sent, and what was not can be tried again @check-in:session', async () => {
    record
      .mockResolvedValueOnce(done)
      .mockResolvedValueOnce({ outcome: 'failed', member: null, error: unauthorized });
    const { submit, retry, outcomes, failedIds } = start();
    const [end] = await Promise.all([0, 1, 2, 3].map(phoneOf).map(submit));
    expect(record).toHaveBeenCalledTimes(2);
    expect(outcomes()).toEqual([
      [phoneOf(1), 'failed'],
      [phoneOf(2), 'unsent'],
      [phoneOf(3), 'unsent'],
      [phoneOf(0), 'done'],
    ]);
    expect(end).toEqual({ unseen: [], sessionError: unauthorized });
    await retry(failedIds());
    expect(outcomes().every(([, outcome]) => outcome === 'done')).toBe(true);
  });
});

describe('failures while nobody watches (docs/product.md#attendance)', () => {
  it('are told together once the queue is empty @check-in:elsewhere', async () => {
    record.mockResolvedValueOnce(failed).mockResolvedValueOnce(done).mockResolvedValueOnce(failed);
    const { submit } = start({ isWatched: false });
    const ends = await Promise.all([0, 1, 2].map(phoneOf).map(submit));
    expect(ends[0]!.unseen.map(({ phone }) => phone)).toEqual([0, 2].map(phoneOf));
    expect(ends.slice(1)).toEqual([null, null]);
  });

  it('of a former user are forgotten @check-in:elsewhere', async () => {
    record.mockResolvedValue(failed);
    const { submit, clear, get } = start({ isWatched: false });
    const ends = [0, 1].map(phoneOf).map(submit);
    clear();
    expect((await ends[0])?.unseen).toEqual([]);
    expect(get()).toEqual([]);
    expect(record).toHaveBeenCalledTimes(1);
  });
});

describe('what is said at the desk', () => {
  const answered = (status: number, message: string) =>
    new ApiError({ request: 'POST', status, message });

  it('knows the two refusals of the server by its words @error:attendance.unknown @error:attendance.twice', () => {
    expect(outcomeOf(answered(404, '존재하지 않는 전화번호입니다.'))).toBe('unknown');
    expect(outcomeOf(answered(409, '이미 오늘 출석한 회원입니다.'))).toBe('already');
  });
  it.each([
    answered(500, ''),
    answered(400, '요청 형식이 올바르지 않습니다.'),
    new ApiError({ request: 'POST', reason: 'unreachable' }),
    new Error('이미'),
    null,
  ])('is one text for everything else: %s @error:attendance.other', (error) =>
    expect(outcomeOf(error)).toBe('failed'),
  );
  it('has exactly these texts @text:attendance.success @error:attendance.other', () => {
    expect(refusalTexts).toEqual({
      missing: '전화번호를 입력해주세요.',
      notPhone: '전화번호는 숫자 9~11자여야 합니다.',
      tooLong: '전화번호는 20자 이하로 입력해주세요.',
    });
    expect(outcomeTexts).toEqual({
      done: '출석이 정상적으로 처리되었습니다.',
      unknown: '해당 전화번호의 회원을 찾을 수 없습니다.',
      already: '이미 오늘 출석한 회원입니다.',
      failed: '출석 처리 중 오류가 발생했습니다.',
      unsent: '아직 보내지 못했습니다. 다시 시도해주세요.',
      late: '지난 날짜의 출석이어서 보내지 않습니다.',
    });
  });
  it.each([
    ['', 'missing'],
    ['01012345678내선3', 'notPhone'],
    ['+1212', 'notPhone'],
    ['0'.repeat(20), null],
    ['0'.repeat(21), 'tooLong'],
  ])(
    'refuses a phone that is empty, none or too long before it is sent: %j @attendance:phone',
    (typed, outcome) => expect(refusalOf(typed)).toBe(outcome),
  );
});
