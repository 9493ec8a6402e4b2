import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../session/token.ts';
import { findPages, findPeople, peopleOf } from './find.ts';

describe('the pages', () => {
  it.each<[string, StaffRole, string, string[]]>([
    [
      'without a text those of the menu',
      'manager',
      ' ',
      ['회원 관리', '수업 관리', '리뷰', '마이페이지'],
    ],
    [
      'without a text those of the menu and the check-in',
      'master',
      '',
      ['매출', '회원', '직원', '리뷰 관리', '마이페이지', '출석 체크'],
    ],
    ['by initial consonants', 'master', 'ㅁㅊ', ['매출']],
    ['by a later word of the title', 'manager', '관리', ['회원 관리', '수업 관리']],
    ['the home page', 'manager', 'ㅎ', ['회원 관리', '홈', '회원권', '헬스 회원권', '환불 규정']],
    ['not by the middle of a word', 'master', '출', ['출석 체크']],
    ['not a page of another role', 'manager', '매출', []],
    ['not sign-in', 'manager', '로그인', []],
  ])('are found: %s @quick:pages', (_, role, text, expected) =>
    expect(findPages(role, text).map(({ label }) => label)).toEqual(expected),
  );
});

const row = (userId: number, nickName: string | null, ph: string | null) => ({
  userId,
  nickName,
  ph,
});
const rows = [
  row(1, '강지우', '01020001234'),
  row(1, '강지우', '01020001234'),
  row(2, '김강지', '01012349999'),
  row(3, 'Amy Brown', '010-3000-5512'),
  row(4, '최하은', null),
  row(5, null, '01077770000'),
  row(6, null, null),
];
const people = peopleOf('manager', rows);

describe('the people', () => {
  it('are there once, also where the list has no ids', () => {
    expect(people).toHaveLength(5);
    const withoutIds = rows.map(({ nickName, ph }) => ({ nickName, ph }));
    expect(
      peopleOf('manager', [...withoutIds, { nickName: '강지우', ph: '01055550000' }]),
    ).toHaveLength(6);
  });
  it.each([
    ['by a part of the name @quick:members', '지우', [1]],
    ['those whose name begins with it first @quick:members', '강지', [1, 2]],
    ['while a syllable is composed @quick:members', '강징', [1]],
    ['in any case and without spaces @quick:members', 'amyb', [3]],
    ['nobody without a text @quick:members', ' ', []],
    ['nobody across name and phone @quick:members', '우010', []],
    ['by the last four digits first @quick:members', '1234', [1, 2]],
    ['by a number with hyphens @quick:members', '010-2000-1', [1]],
    ['by a number of this country @quick:members', '+82 10 7777', [5]],
  ])('are found: %s', (_, text, ids) =>
    expect(findPeople(people, text).map(({ id }) => id)).toEqual(ids.map((id) => `member-${id}`)),
  );
  it.each<[string, number, StaffRole, string]>([
    ['of a manager', 0, 'manager', '/fitness/manager/membermanagement?name=강지우'],
    ['of the master', 0, 'master', '/fitness/member?q=강지우'],
    ['by phone number without a name', 4, 'master', '/fitness/member?q=01077770000'],
  ])('open the list with the search filled in: %s @quick:members', (_, index, role, href) => {
    expect(decodeURIComponent(peopleOf(role, rows)[index]!.href)).toBe(href);
  });
});
