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
const health = (expiredDate: string, count: number | null = null) =>
  pass(expiredDate, count, '헬스 3개월');

describe('a member is asked to renew', () => {
  it.each<[string, ListedPass[], string[]]>([
    ['the pass ends today', [pass('2026-11-20')], ['days30']],
    ['it ends in 30 days', [pass('2026-12-20T10:00:00')], ['days30']],
    ['it ends in 31 days', [pass('2026-12-21')], []],
    ['its last day is unknown', [pass(null)], []],
    ['a health pass ends', [health('2026-11-27')], ['days30']],
  ])('for the 30 days where %s @members:renewals', (_, passes, renewals) =>
    expect(renewalStateOf(passes, days).renewals).toEqual(renewals),
  );
  it.each<[string, ListedPass[], string[]]>([
    ['one session is left', [pass('2027-01-18', 1)], ['sessions']],
    ['one is left, and it ends soon', [pass('2026-11-27', 1)], ['days30', 'sessions']],
    ['two are left', [pass('2027-01-18', 2)], []],
    ['a health pass says 0', [health('2027-01-18', 0)], []],
  ])('for the sessions where %s @members:renewals', (_, passes, renewals) =>
    expect(renewalStateOf(passes, days).renewals).toEqual(renewals),
  );
  it.each<[string, ListedPass[], string[]]>([
    ['ended 30 days ago', [pass('2026-10-21', 0)], ['lapsed']],
    ['ended 31 days ago', [pass('2026-10-20')], []],
    ['and the one before ended', [pass('2026-01-01'), health('2026-11-10')], ['lapsed']],
  ])('for a while after the last pass %s @members:renewals', (_, passes, renewals) =>
    expect(renewalStateOf(passes, days).renewals).toEqual(renewals),
  );
});

describe('another pass', () => {
  it.each<[string, ListedPass[], string[]]>([
    ['that goes on keeps the member', [pass('2026-11-27'), going], []],
    ['without a known last day keeps the member', [pass('2026-11-27'), pass(null)], []],
    [
      'that ends later keeps the member until then',
      [pass('2026-11-27'), pass('2026-12-10')],
      ['days30'],
    ],
    [
      'that has run out does not keep the member',
      [pass('2026-11-27'), pass('2027-01-18', 1)],
      ['days30'],
    ],
    [
      'for one day keeps nobody',
      [pass('2026-11-20', null, '1일 이용권'), pass('2026-11-19')],
      ['lapsed'],
    ],
    ['does not exist', [none], []],
  ])('%s @members:renewals', (_, passes, renewals) =>
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
