import { describe, expect, it } from 'vitest';
import { defaultMaximum, maximumError, parseDay, parseMaximum, slotChoices } from './slots.ts';

const date = '2026-11-21';

describe('the slots of a day', () => {
  it.each(['06:00', '2026-11-21T06:00:00'])(
    'say of %s that it is registered @classes:slots',
    (time) => {
      const [six, seven] = slotChoices(date, '2026-11-20T09:00', [time]);
      expect(six).toEqual({ id: '06:00', label: '06:00', disabledReason: '등록됨' });
      expect(seven).toEqual({ id: '07:00', label: '07:00' });
    },
  );
});

describe('the slots of today', () => {
  const slotsAt = (now: string) => slotChoices(date, now, []).map(({ id }) => id);

  it('are left out from the hour that it is @classes:slots', () => {
    expect(slotsAt('2026-11-21T21:59')).toEqual(['22:00', '23:00']);
    expect(slotsAt('2026-11-21T22:00')).toEqual(['23:00']);
    expect(slotsAt('2026-11-20T23:59')).toHaveLength(18);
  });
});

describe('the maximum of people', () => {
  it('is 1 for PT and 6 for pilates unless told otherwise @classes:max', () => {
    expect(['PT', '그룹 필라테스', 'PILATES'].map(defaultMaximum)).toEqual([1, 6, 6]);
  });

  const problemOf = (typed: string) => maximumError(parseMaximum(typed));

  it.each(['1.5', '6개'])(
    'is not %j, which is no whole number and not under 1 @classes:max',
    (typed) => expect(problemOf(typed)).toBe('최대 인원은 6처럼 정수로 입력해주세요.'),
  );

  it.each(['', '0', '-1'])('cannot be %j, because it is at least 1 @classes:max', (typed) =>
    expect(problemOf(typed)).toBe('최대 인원은 1명 이상이어야 합니다.'),
  );

  it('cannot be 51, because it is at most 50 @classes:max', () =>
    expect(problemOf('51')).toBe('최대 인원은 50명 이하여야 합니다.'));

  it.each(['1', '50명'])('can be %j', (typed) => expect(problemOf(typed)).toBeNull());
});

describe('what is kept of the dialog of a day over a sign-in', () => {
  const day = { isDeleting: true, slots: ['06:00', '23:00'], maximum: '6명', classIds: [7] };

  it('is what was chosen and typed', () => {
    expect(parseDay(day)).toEqual(day);
  });

  it.each([
    undefined,
    'x',
    { ...day, slots: ['05:00'] },
    { ...day, classIds: ['7'] },
    { ...day, isDeleting: undefined },
  ])('is not %j', (value) => {
    expect(parseDay(value)).toBeUndefined();
  });
});
