import { describe, expect, it } from 'vitest';
import { passProblemOf, validPassesOf } from './listed-pass.ts';

const today = '2026-11-20';
const pass = (
  promotionName: string | null,
  promotionSessionCount: number | null,
  expiredDate: string | null,
) => ({ promotionName, promotionSessionCount, expiredDate });

const valid = pass('PT 12회', 7, '2027-01-18');
const usedUp = pass('필라테스 24회', 0, '2027-01-18');
const over = pass('PT 24회', 3, '2026-11-19');
const none = pass(null, null, null);

describe('a member has no valid pass (docs/product.md#attendance)', () => {
  it.each([
    ['no pass at all', [none], 'none'],
    ['only one that has ended', [over], 'over'],
    ['only one without sessions', [usedUp], 'usedUp'],
    ['one that has ended without sessions', [pass('PT 12회', 0, '2026-11-19')], 'over'],
    ['one that has ended and one without sessions', [over, usedUp], 'usedUp'],
    ['a 1-day pass of yesterday', [pass('1일 이용권', null, '2026-11-19')], 'over'],
  ])('with %s', (_, rows, problem) => expect(passProblemOf(rows, today)).toBe(problem));
});

describe('nothing is said', () => {
  it.each([
    ['with one valid pass of several', [over, usedUp, valid]],
    ['on the last day', [pass('PT 12회', 1, today)]],
    ['with a health pass whose server says 0', [pass('헬스 12개월', 0, '2027-01-18')]],
    ['with a 1-day pass of today', [pass('1일 이용권', null, today)]],
    ['where the last day is unknown', [pass('PT 12회', 7, null)]],
    ['where the sessions are unknown', [pass('PT 12회', null, '2027-01-18')]],
    ['where a pass beside an ended one is unknown', [over, pass(null, 3, null)]],
    ['of a member who is not in the list', []],
  ])('%s', (_, rows) => expect(passProblemOf(rows, today)).toBeNull());
});

it('the passes that are valid today are those that can be used', () => {
  expect(validPassesOf([over, usedUp, valid, none], today)).toEqual([valid]);
  expect(validPassesOf([none], today)).toEqual([]);
});
