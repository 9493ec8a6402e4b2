import { describe, expect, it } from 'vitest';
import { menus, pages } from '../../shared/pages.ts';
import { pageAt, paths } from '../../shared/paths.ts';
import type { StaffRole } from '../../shared/session/token.ts';
import { destinationsOf, findDestinations } from './destinations.ts';

const staff = ['manager', 'master'] as const;
const titles = (role: StaffRole, text: string) =>
  findDestinations(destinationsOf(role), text).first.map(({ title }) => title);

describe('the pages', () => {
  it.each(staff)('of a %s are those that the role may open @quick:pages', (role) => {
    for (const { href } of destinationsOf(role))
      expect(pages[pageAt(href.split('?')[0]!)!].roles, href).toContain(role);
  });
  it.each(staff)('of a %s begin with the menu @quick:pages', (role) => {
    const hrefs = destinationsOf(role).map(({ href }) => href);
    expect(hrefs.slice(0, menus[role].length)).toEqual(menus[role].map((id) => paths[id]));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
  it('without a text are those of the menu and the check-in of the master @quick:pages', () => {
    expect(titles('manager', ' ')).toEqual(['회원 관리', '수업 관리', '리뷰', '마이페이지']);
    expect(titles('master', '')).toEqual([
      '매출',
      '회원',
      '직원',
      '리뷰 관리',
      '마이페이지',
      '출석 체크',
    ]);
  });
  it.each<[string, StaffRole, string, string[]]>([
    ['the title', 'master', '매', ['매출']],
    ['initial consonants', 'master', 'ㅁㅊ', ['매출']],
    ['a later word of the title', 'manager', '관리', ['회원 관리', '수업 관리']],
    ['a word of the path', 'master', 'sal', ['매출']],
    ['a later word of the path', 'manager', 'member', ['회원 관리', '회원권']],
    ['the home page', 'manager', 'ㅎ', ['회원 관리', '홈', '회원권', '헬스 회원권', '환불 규정']],
    ['not the middle of a word', 'master', '출', ['출석 체크']],
    ['not a page of another role', 'manager', '매출', []],
    ['not sign-in', 'manager', '로그인', []],
  ])('are found by %s @quick:pages', (_, role, text, expected) =>
    expect(titles(role, text)).toEqual(expected),
  );
});
