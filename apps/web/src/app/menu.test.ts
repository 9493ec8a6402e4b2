import { describe, expect, it } from 'vitest';
import { menus, pages } from '../lib/pages.ts';
import { type Role, roles } from '../session/token.ts';
import { menuFor, titleFor } from './menu.ts';

const currents = (role: Role, pathname: string) =>
  menuFor(role, pathname).flatMap(({ label, current }) => (current ? [[label, current]] : []));

describe('the header menu (docs/product.md#menus)', () => {
  it.each([
    ['master', ['매출', '회원', '직원', '리뷰 관리', '마이페이지'], '/fitness/mastermypage'],
    ['manager', ['회원 관리', '수업 관리', '리뷰', '마이페이지'], '/fitness/mypage'],
    ['customer', ['트레이너', '수업 예약', '회원권', '리뷰', '마이페이지'], '/fitness/mypage'],
    ['anonymous', ['PT/필라테스', '오시는 길', '회원권', '트레이너', '리뷰'], '/fitness/review'],
  ] as const)('@menu:%s has %j and ends with %s', (role, labels, last) => {
    expect(menuFor(role).map(({ label }) => label)).toEqual(labels);
    expect(menuFor(role).at(-1)?.href).toBe(last);
  });
  it.each([
    ['/fitness/review/', [['리뷰', 'page']]],
    ['/fitness/hmembership', [['회원권', 'ancestor']]],
    ['/fitness/pilates', [['회원권', 'ancestor']]],
    ['/fitness/pt', [['회원권', 'ancestor']]],
    ['/fitness/selecttrainer', [['회원권', 'ancestor']]],
    ['/fitness/reservations/daymanagement', [['수업 예약', 'ancestor']]],
    ['/', []],
    ['/nowhere', []],
  ])('on %s marks %j @menu:current', (pathname, marked) => {
    expect(currents('customer', pathname)).toEqual(marked);
  });
  it('never leads a role to a page that it may not open', () => {
    for (const role of roles)
      for (const id of menus[role]) expect(pages[id].roles, id).toContain(role);
  });
});

it('the title of a page is its label in the role’s menu, and its own outside the menu', () => {
  expect(titleFor('review', 'master')).toBe('리뷰 관리');
  expect(titleFor('review', 'customer')).toBe('리뷰');
  expect(titleFor('pilates', 'customer')).toBe('그룹 필라테스');
});
