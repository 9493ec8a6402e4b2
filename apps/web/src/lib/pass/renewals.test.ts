import { describe, expect, it } from 'vitest';
import type { ListedPass } from './listed-pass.ts';
import {
  countRenewals,
  membersToRenew,
  renewalDaysOn,
  renewalStateOf,
  withRenewals,
} from './renewals.ts';

const days = renewalDaysOn('2026-11-20');
const pass = (
  expiredDate: string | null,
  promotionSessionCount: number | null = 7,
  promotionName: string | null = 'PT 12회',
): ListedPass => ({ promotionName, promotionSessionCount, expiredDate });

const going = pass('2027-01-18');
const none = pass(null, null, null);
const oneDay = pass('2026-11-20', null, '1일 이용권');
const health = (expiredDate: string, count: number | null = null) =>
  pass(expiredDate, count, '헬스 3개월');

describe('a member is asked to renew', () => {
  it.each<[string, ListedPass[], string[]]>([
    ['ends today', [pass('2026-11-20')], ['days30']],
    ['ends in 30 days', [pass('2026-12-20T10:00:00')], ['days30']],
    ['ends in 31 days', [pass('2026-12-21')], []],
    ['has no known last day', [pass(null)], []],
    ['is a health pass that ends', [health('2026-11-27')], ['days30']],
    ['has one session left', [pass('2027-01-18', 1)], ['sessions']],
    ['has one session left and ends soon', [pass('2026-11-27', 1)], ['days30', 'sessions']],
    ['has no session left', [pass('2027-01-18', 0)], ['sessions']],
    ['has run out, and another goes on', [pass('2027-01-18', 0), health('2027-01-18')], []],
    ['has two sessions left', [pass('2027-01-18', 2)], []],
    ['is a health pass that says 0', [health('2027-01-18', 0)], []],
    ['ended 30 days ago', [pass('2026-10-21', 0)], ['lapsed']],
    ['ended 31 days ago', [pass('2026-10-20')], []],
    ['ended, as did the one before', [pass('2026-01-01'), health('2026-11-10')], ['lapsed']],
    ['ends, and another goes on', [pass('2026-11-27'), going], []],
    ['ends, and another has no known last day', [pass('2026-11-27'), pass(null)], []],
    ['ends, and another ends later', [pass('2026-11-27'), pass('2026-12-10')], ['days30']],
    ['ends, and another has run out', [pass('2026-11-27'), pass('2027-01-18', 1)], ['days30']],
    ['ended, and another is for one day', [oneDay, pass('2026-11-19')], ['lapsed']],
    ['does not exist', [none], []],
  ])('where the pass %s @members:renewals', (_, passes, renewals) =>
    expect(renewalStateOf(passes, days).renewals).toEqual(renewals),
  );
});

describe('the passes that decide', () => {
  const toRenew = (passes: ListedPass[]) => renewalStateOf(passes, days).toRenew;

  it('are those that are not over, the first to end first', () => {
    const [soon, unknown] = [pass('2026-11-27'), pass(null)];
    expect(toRenew([unknown, going, pass('2026-11-19'), soon])).toEqual([soon, going, unknown]);
  });
  it('are the one that ended last where all are over', () => {
    const last = pass('2026-11-19');
    expect(toRenew([last, pass('2026-01-01')])).toEqual([last]);
    expect(toRenew([none])).toEqual([]);
  });
});

describe('the lists', () => {
  const [over, soon, later] = [pass('2026-01-01'), pass('2026-11-27', 1), pass('2026-12-20')];
  const members = withRenewals(
    [
      { name: 'soon', passes: [over, soon] },
      { name: 'later', passes: [later] },
      { name: 'going', passes: [going] },
    ],
    '2026-11-20',
  );

  it('count each member once, whatever number of passes @members:renewals', () =>
    expect(countRenewals(members)).toEqual({ all: 3, days30: 2, sessions: 1, lapsed: 0 }));
  it('show the members of a choice with the passes that it is about', () => {
    expect(membersToRenew(members, 'days30').map(({ name, passes }) => [name, passes])).toEqual([
      ['soon', [soon]],
      ['later', [later]],
    ]);
    expect(membersToRenew(members, 'all')).toBe(members);
  });
});
