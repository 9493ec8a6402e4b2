import { ApiError } from '@fitness/api-contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../lib/clock.ts';
import { type Attempt, createCheckIns, outcomeOf, refusalOf, shownOn } from './check-ins.ts';
import { outcomeTexts } from './texts.ts';

const phoneOf = (index: number) => `010${String(20_000_001 + index)}`;
const done: Attempt = { outcome: 'done', member: null };
const failed: Attempt = { outcome: 'failed', member: null, error: new Error('500') };
const record = vi.fn<(phone: string) => Promise<Attempt>>();
let now = 0;

/** Starts a queue, and reads what its list shows on a day. */
function start() {
  const checkIns = createCheckIns(record);
  const outcomes = (today = '2026-11-20') =>
    shownOn(checkIns.get(), today).map(({ phone, outcome }) => [phone, outcome]);
  return { ...checkIns, outcomes };
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
    record.mockImplementation(async (phone) => {
      sent.push(`${phone} begins`);
      await Promise.resolve();
      sent.push(`${phone} ends`);
      return done;
    });
    const { submit, outcomes } = start();
    const phones = Array.from({ length: 20 }, (_, index) => phoneOf(index));
    await Promise.all(phones.map(submit));
    expect(sent).toEqual(phones.flatMap((phone) => [`${phone} begins`, `${phone} ends`]));
    // The last eight stay in the list.
    const shown = phones.slice(-8).reverse();
    expect(outcomes()).toEqual(shown.map((phone) => [phone, 'done']));
  });

  it('that failed stay before the others until they are dismissed or tried again @check-in:failed', async () => {
    record.mockResolvedValueOnce(failed).mockResolvedValueOnce(done).mockResolvedValueOnce(failed);
    const { submit, dismiss, get, outcomes } = start();
    await Promise.all([0, 1, 2].map(phoneOf).map(submit));
    expect(outcomes()).toEqual([
      [phoneOf(0), 'failed'],
      [phoneOf(2), 'failed'],
      [phoneOf(1), 'done'],
    ]);
    await submit(phoneOf(0));
    expect(outcomes()).toEqual([
      [phoneOf(2), 'failed'],
      [phoneOf(0), 'done'],
      [phoneOf(1), 'done'],
    ]);
    dismiss(get().find(({ outcome }) => outcome === 'failed')!.id);
    expect(outcomes().map(([phone]) => phone)).toEqual([0, 1].map(phoneOf));
  });

  it('of an unknown phone leave nothing in the list @check-in:failed', async () => {
    record.mockResolvedValueOnce({ outcome: 'unknown', member: null });
    const { submit, get } = start();
    await submit(phoneOf(0));
    expect(get()).toEqual([]);
  });

  it('of the last phone within a second are ignored, unless it has failed', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(100_000);
    const { submit, isRepeated } = start();
    await submit(phoneOf(0));
    clock.mockReturnValue(100_999);
    expect([phoneOf(0), phoneOf(1), ''].map(isRepeated)).toEqual([true, false, true]);
    clock.mockReturnValue(101_000);
    expect([phoneOf(0), ''].map(isRepeated)).toEqual([false, false]);
    record.mockResolvedValueOnce(failed);
    await submit(phoneOf(1));
    expect(isRepeated(phoneOf(1))).toBe(false);
  });

  it('that are not sent before midnight are shown as those of a past day, and never sent @check-in:midnight', async () => {
    record.mockResolvedValueOnce(failed).mockImplementationOnce(async () => {
      await Promise.resolve();
      at('2026-11-21T00:00:00');
      return done;
    });
    const { submit, outcomes } = start();
    await submit(phoneOf(0));
    expect(outcomes()).toEqual([[phoneOf(0), 'failed']]);
    // The second is sent when it is midnight, the third waits for it.
    await Promise.all([1, 2].map(phoneOf).map(submit));
    expect(record.mock.calls).toEqual([[phoneOf(0)], [phoneOf(1)]]);
    const late = [
      [phoneOf(0), 'late'],
      [phoneOf(2), 'late'],
    ];
    expect(outcomes('2026-11-21')).toEqual([...late, [phoneOf(1), 'done']]);
    // The same member comes again on the new day.
    await submit(phoneOf(0));
    expect(outcomes('2026-11-21')).toEqual([...late, [phoneOf(0), 'done'], [phoneOf(1), 'done']]);
  });

  it('of a former user are forgotten', async () => {
    record.mockResolvedValue(failed);
    const { submit, clear, get } = start();
    const sent = [0, 1].map(phoneOf).map(submit);
    clear();
    expect(await Promise.all(sent)).toEqual([null, null]);
    expect(get()).toEqual([]);
    expect(record).toHaveBeenCalledTimes(0);
  });
});

describe('what is said at the desk', () => {
  const answered = (status: number, message: string) =>
    new ApiError({ request: 'POST', status, message });
  const error = '출석 처리 중 오류가 발생했습니다.';

  it.each([
    [
      '@error:attendance.unknown',
      answered(404, '존재하지 않는 전화번호입니다.'),
      '해당 전화번호의 회원을 찾을 수 없습니다.',
    ],
    [
      '@error:attendance.unknown',
      answered(409, '이미 오늘 출석한 회원입니다.'),
      '이미 오늘 출석한 회원입니다.',
    ],
    ['@error:attendance.unknown', answered(400, '요청 형식이 올바르지 않습니다.'), error],
    ['@error:attendance.unknown', new Error('이미'), error],
  ])('%s after %s', (_id, failure, text) => expect(outcomeTexts[outcomeOf(failure)]).toBe(text));
  it('is that attendance is recorded, or too late @text:attendance.success', () => {
    expect(outcomeTexts.done).toBe('출석이 정상적으로 처리되었습니다.');
    expect(outcomeTexts.late).toBe('지난 날짜의 출석이어서 보내지 않습니다.');
  });
  it.each([
    ['', '전화번호를 입력해주세요.'],
    ['01012345678내선3', '전화번호는 숫자 9~11자여야 합니다.'],
    ['0'.repeat(20), null],
    ['0'.repeat(21), '전화번호는 20자 이하로 입력해주세요.'],
  ])(
    'refuses a phone that is empty, none or too long before it is sent: %j @attendance:phone',
    (typed, text) => {
      const refusal = refusalOf(typed);
      expect(refusal && outcomeTexts[refusal]).toBe(text);
    },
  );
});
