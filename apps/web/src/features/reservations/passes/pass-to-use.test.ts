import { describe, expect, it } from 'vitest';
import { ptPass } from '../../../../testing/passes.ts';
import { endsFirst, passToUse } from './pass-to-use.ts';
import type { Pass } from './passes.ts';

const noon = '2026-11-20T12:00';
const idOf = (passes: Pass[], now = noon) => passToUse(passes, now)?.membershipId;
const markedIn = (passes: Pass[], now = noon) =>
  passes.filter((each) => endsFirst(each, passes, now)).map(({ membershipId }) => membershipId);

const until = (membershipId: number, expiredDate: string | null, given: Partial<Pass> = {}) =>
  ptPass({ membershipId, ...given, expiredDate });

describe('the pass to use first', () => {
  it.each<[string, Pass[], number | undefined]>([
    ['of none is none', [], undefined],
    ['of one is that one', [until(1, '2026-12-31')], 1],
    ['ends first', [until(1, '2027-05-19'), until(2, '2027-01-18'), until(3, '2027-04-01')], 2],
    [
      'ends first, whichever trainers they are for',
      [
        until(1, '2027-05-19'),
        until(2, '2027-01-18', { trainerName: '정유나', promotionName: '필라테스 12회' }),
      ],
      2,
    ],
    [
      'stands first where several end on one day',
      [until(1, '2027-05-19'), until(2, '2027-01-18'), until(3, '2027-01-18')],
      2,
    ],
    [
      'is the same with times in the dates',
      [until(1, '2027-01-18T23:59:59'), until(2, '2027-01-18')],
      1,
    ],
    ['is not over', [until(1, '2026-11-19'), until(2, '2027-01-18')], 2],
    [
      'has sessions left',
      [until(1, '2026-12-01', { remainingSessionCount: 0 }), until(2, '2027-01-18')],
      2,
    ],
    [
      'is one to reserve with',
      [
        until(1, '2026-12-01', { promotionName: '헬스 1개월', trainerName: null }),
        until(2, '2027-01-18'),
      ],
      2,
    ],
    ['has a known last day, where one has', [until(1, null), until(2, '2027-01-18')], 2],
    ['stands first where no last day is known', [until(1, null), until(2, null)], 1],
    [
      'may have an unknown number of sessions',
      [until(1, '2027-05-19'), until(2, '2027-01-18', { remainingSessionCount: null })],
      2,
    ],
    [
      'is none where none can be used',
      [until(1, '2026-11-19'), until(2, '2027-01-18', { remainingSessionCount: 0 })],
      undefined,
    ],
    ['may end today', [until(1, '2027-01-18'), until(2, '2026-11-20')], 2],
  ])('%s @passes:first', (_, passes, expected) => expect(idOf(passes)).toBe(expected));

  it('ends today as long as a class can still begin today @passes:first', () => {
    const passes = [until(1, '2027-01-18'), until(2, '2026-11-20')];
    expect(idOf(passes, '2026-11-20T22:59')).toBe(2);
    expect(idOf(passes, '2026-11-20T23:00')).toBe(1);
    expect(idOf(passes, '2026-11-21T00:00')).toBe(1);
  });
});

describe('the mark of the pass that ends first', () => {
  const pilates = { promotionName: '필라테스 12회', trainerName: null };
  it.each<[string, Pass[], number[]]>([
    ['is on one of two of a trainer', [until(1, '2027-05-19'), until(2, '2027-01-18')], [2]],
    [
      'is on one of three of a trainer',
      [until(1, '2027-05-19'), until(2, '2027-01-18'), until(3, '2027-02-01')],
      [2],
    ],
    ['is on no only one', [until(1, '2027-05-19')], []],
    [
      'is on none of two trainers',
      [until(1, '2027-05-19'), until(2, '2027-01-18', { trainerName: '이서연' })],
      [],
    ],
    [
      'is on one of each trainer',
      [
        until(1, '2027-05-19'),
        until(2, '2027-01-18'),
        until(3, '2027-03-01', { trainerName: '이서연' }),
        until(4, '2027-02-01', { trainerName: '이서연' }),
      ],
      [2, 4],
    ],
    [
      'is on one of two for pilates, whose instructor is unknown',
      [until(1, '2027-05-19', pilates), until(2, '2027-01-18', pilates)],
      [2],
    ],
    [
      'is on none of two for PT whose trainers are unknown',
      [
        until(1, '2027-05-19', { trainerName: null }),
        until(2, '2027-01-18', { trainerName: null }),
      ],
      [],
    ],
    [
      'is on none of two plans of different kinds',
      [until(1, '2027-05-19'), until(2, '2027-01-18', { promotionName: '필라테스 12회' })],
      [],
    ],
    [
      'counts a plan that is unknown by its trainer',
      [until(1, '2027-05-19'), until(2, '2027-01-18', { promotionName: '오픈 기념' })],
      [2],
    ],
    ['is on none where they end on one day', [until(1, '2027-01-18'), until(2, '2027-01-18')], []],
    ['is on none where a last day is unknown', [until(1, '2027-01-18'), until(2, null)], []],
    [
      'does not count what is over or used up',
      [
        until(1, '2027-05-19'),
        until(2, '2026-11-19'),
        until(3, '2027-01-18', { remainingSessionCount: 0 }),
      ],
      [],
    ],
    [
      'is on no health pass',
      [
        until(1, '2027-05-19', { promotionName: '헬스 1개월' }),
        until(2, '2027-01-18', { promotionName: '헬스 3개월' }),
      ],
      [],
    ],
  ])('%s @passes:first', (_, passes, expected) => expect(markedIn(passes)).toEqual(expected));
});
