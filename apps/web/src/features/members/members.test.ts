import { afterEach, describe, expect, it } from 'vitest';
import { seoulToday, setClock } from '../../shared/clock.ts';
import { attentionOf, expiryMark, isUsedUp, type Member, rowsOfPage, searchable } from './members.ts';

const member = (given: Partial<Member> = {}): Member => ({
  nickName: '김서준',
  ph: '01020000001',
  promotionName: 'PT 12회',
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
  ...given,
});

let restore = () => {};
const at = (instant: string) => {
  restore = setClock(() => Date.parse(instant));
};
afterEach(() => restore());

describe('the expiry of a pass', () => {
  it('is over from midnight in Seoul after its last day, wherever the device is', () => {
    at('2026-11-20T14:59:00Z');
    expect(expiryMark(member({ expiredDate: '2026-11-20' }), seoulToday())).toBe('soon');
    restore();
    at('2026-11-20T15:00:00Z');
    expect(expiryMark(member({ expiredDate: '2026-11-20' }), seoulToday())).toBe('over');
  });

  it('is near for 14 days, over the end of a month and a year', () => {
    expect(expiryMark(member({ expiredDate: '2026-12-04' }), '2026-11-20')).toBe('soon');
    expect(expiryMark(member({ expiredDate: '2026-12-05' }), '2026-11-20')).toBeNull();
    expect(expiryMark(member({ expiredDate: '2027-01-03' }), '2026-12-20')).toBe('soon');
  });

  it('is nothing where there is none', () => {
    expect(expiryMark(member({ expiredDate: null }), '2026-11-20')).toBeNull();
  });

  it('is counted with the used-up passes', () => {
    const members = [member({ expiredDate: '2026-11-19', promotionSessionCount: 0 }), member({ expiredDate: '2026-11-20' }), member(), member({ promotionSessionCount: null })];
    expect(attentionOf(members, '2026-11-20')).toEqual({ soon: 1, over: 1, usedUp: 1 });
    expect(isUsedUp({ promotionSessionCount: null })).toBe(false);
  });
});

describe('a search', () => {
  it('asks for what was typed, without spaces around it', () => {
    expect(searchable('  서준 ')).toBe('서준');
    expect(searchable('Kim Seo')).toBe('Kim Seo');
  });

  it('leaves out a syllable that is only begun', () => {
    expect(searchable('김ㅅ')).toBe('김');
    expect(searchable('ㄱ')).toBe('');
    expect(searchable('김서ㅈ ')).toBe('김서');
  });
});

describe('the pages of the list', () => {
  const members = Array.from({ length: 21 }, (_, index) => member({ nickName: `회원${index + 1}` }));

  it('have ten rows', () => {
    expect(rowsOfPage(members, 1)).toHaveLength(10);
    expect(rowsOfPage(members, 3).map(({ nickName, key }) => [nickName, key])).toEqual([['회원21', '20']]);
  });
});
