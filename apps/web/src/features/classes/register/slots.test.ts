import { describe, expect, it } from 'vitest';
import {
  startedSlots,
  classTimeOf,
  defaultMaximum,
  parseMaximum,
  maximumError,
  type Outcome,
  slotOf,
  slotsToRetry,
  slotChoices,
  registeredSlots,
  withoutRetry,
  withPending,
} from './slots.ts';

const date = '2026-11-21';

describe('the slots of a day', () => {
  it('are sent as local date-times', () => {
    expect(classTimeOf(date, '06:00')).toBe('2026-11-21T06:00:00');
  });

  it.each([
    '06:00',
    '06:00:00',
    '2026-11-21T06:00',
    '2026-11-21T06:00:00',
    '2026-11-21T06:00:00.000',
  ])('know %s as registered', (time) => {
    expect(slotOf(time, date)).toBe('06:00');
    expect(registeredSlots([time], date)).toEqual(new Set(['06:00']));
  });

  it('are not taken by a class of another day', () => {
    expect(registeredSlots(['2026-11-22T06:00:00', '2026-11-21T07:00:00'], date)).toEqual(
      new Set(['07:00']),
    );
  });

  it('cannot be chosen and say why once they are registered or on their way; those that failed can @classes:registered', () => {
    const outcomes: Outcome[] = [
      { slot: '07:00', status: 'failed', reason: '이미 등록된 시간입니다.', canRetry: true },
      { slot: '08:00', status: 'pending' },
    ];
    const [six, seven, eight, nine] = slotChoices(
      { registered: new Set(['06:00']), started: new Set() },
      outcomes,
    );
    expect(six).toEqual({ id: '06:00', label: '06:00', disabledReason: '등록됨' });
    expect(seven).toEqual({ id: '07:00', label: '07:00' });
    expect(eight).toMatchObject({ disabledReason: '등록 중' });
    expect(nine).toEqual({ id: '09:00', label: '09:00' });
  });
});

describe('the slots of today', () => {
  it('have begun up to the hour that it is @classes:begun', () => {
    expect([...startedSlots(date, '2026-11-21T08:59')]).toEqual(['06:00', '07:00', '08:00']);
    expect([...startedSlots(date, '2026-11-21T09:00')]).toEqual([
      '06:00',
      '07:00',
      '08:00',
      '09:00',
    ]);
    expect(startedSlots(date, '2026-11-20T23:59').size).toBe(0);
  });

  it('are not told apart once the date is past, because it is refused as a whole', () => {
    expect(startedSlots(date, '2026-11-22T00:01').size).toBe(0);
  });

  it('are left out once they have begun @classes:begun', () => {
    const started = startedSlots(date, '2026-11-21T21:00');
    expect(slotChoices({ registered: new Set(['06:00', '22:00']), started }, [])).toEqual([
      { id: '22:00', label: '22:00', disabledReason: '등록됨' },
      { id: '23:00', label: '23:00' },
    ]);
  });
});

describe('the maximum of people', () => {
  it('is 1 for PT and 6 for pilates unless told otherwise @classes:max-default', () => {
    expect(defaultMaximum('PT')).toBe(1);
    expect(defaultMaximum('필라테스')).toBe(6);
    expect(defaultMaximum('그룹 필라테스')).toBe(6);
    expect(defaultMaximum('PILATES')).toBe(6);
  });

  it.each([
    ['1', 1],
    [' 12 명', 12],
    ['６', 6],
    ['', 0],
    ['-1', -1],
    ['51', 51],
  ])('is read from %j', (typed, maximum) => {
    expect(parseMaximum(typed)).toBe(maximum);
  });

  it.each(['1.5', '1e3', '두 명', '6개'])(
    'is not %j, which is no whole number and not under 1 @classes:max',
    (typed) => {
      expect(maximumError(parseMaximum(typed))).toBe('최대 인원은 6처럼 정수로 입력해주세요.');
    },
  );

  it.each(['', ' ', '0', '-1'])('cannot be %j, because it is at least 1 @classes:max', (typed) => {
    expect(maximumError(parseMaximum(typed))).toBe('최대 인원은 1명 이상이어야 합니다.');
  });

  it.each([51, 1e20])('cannot be %j, because it is at most 50', (maximum) => {
    expect(maximumError(maximum)).toBe('최대 인원은 50명 이하여야 합니다.');
  });

  it.each([1, 50])('can be %j', (maximum) => {
    expect(maximumError(maximum)).toBeNull();
  });
});

describe('a registration of several slots', () => {
  const outcomes: Outcome[] = [
    { slot: '06:00', status: 'done' },
    { slot: '07:00', status: 'failed', reason: '이미 등록된 시간입니다.', canRetry: true },
    { slot: '08:00', status: 'failed', reason: '알 수 없는 오류', canRetry: true },
  ];

  it('offers the failed ones again, until they hold a class', () => {
    expect(slotsToRetry(outcomes)).toEqual(['07:00', '08:00']);
    expect(slotsToRetry(withoutRetry(outcomes, new Set(['06:00', '07:00'])))).toEqual(['08:00']);
  });

  it('does not offer one again whose class has been deleted since @classes:stays-deleted', () => {
    const registeredElsewhere = withoutRetry(outcomes, new Set(['07:00']));
    expect(slotsToRetry(withoutRetry(registeredElsewhere, new Set()))).toEqual(['08:00']);
  });

  it('keeps what went through while the others are tried again', () => {
    expect(withPending(outcomes, ['08:00'])).toEqual([
      outcomes[0],
      outcomes[1],
      { slot: '08:00', status: 'pending' },
    ]);
    expect(withPending(outcomes, ['23:00', '05:00']).map(({ slot }) => slot)).toEqual([
      '05:00',
      '06:00',
      '07:00',
      '08:00',
      '23:00',
    ]);
  });
});
