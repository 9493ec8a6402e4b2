import { describe, expect, it } from 'vitest';
import { menus, pages } from '../lib/pages.ts';
import { paths } from '../lib/paths.ts';
import { type Role, roles } from '../session/token.ts';
import { menuFor, titleFor } from './menu.ts';

const labels = (role: Role) => menuFor(role).map(({ label }) => label);
const currents = (role: Role, pathname: string) =>
  menuFor(role, pathname).flatMap(({ label, current }) => (current ? [[label, current]] : []));

describe('the header menu (docs/product.md#menus)', () => {
  it('gives the master sales, members, workers, reviews and the own page @menu:master', () => {
    expect(labels('master')).toEqual(['매출', '회원', '직원', '리뷰 관리', '마이페이지']);
    expect(menuFor('master').at(-1)?.href).toBe(paths.masterMyPage);
  });
  it('gives a manager members, classes, reviews and the own page @menu:manager', () => {
    expect(labels('manager')).toEqual(['회원 관리', '수업 관리', '리뷰', '마이페이지']);
    expect(menuFor('manager').at(-1)?.href).toBe(paths.myPage);
  });
  it('gives a customer trainers, reservation, membership, reviews and the own page @menu:customer', () => {
    expect(labels('customer')).toEqual(['트레이너', '수업 예약', '회원권', '리뷰', '마이페이지']);
  });
  it('gives a visitor PT and pilates, location, membership, trainers and reviews @menu:anonymous', () => {
    expect(labels('anonymous')).toEqual(['PT/필라테스', '오시는 길', '회원권', '트레이너', '리뷰']);
  });
  it('marks the page that is open', () => {
    expect(currents('master', paths.sales)).toEqual([['매출', 'page']]);
    expect(currents('customer', `${paths.review}/`)).toEqual([['리뷰', 'page']]);
  });
  it.each(['healthMembership', 'pilates', 'pt', 'selectTrainer'] as const)(
    'marks the membership on its page %s @menu:current',
    (id) => {
      expect(currents('customer', paths[id])).toEqual([['회원권', 'ancestor']]);
      expect(currents('anonymous', paths[id])).toEqual([['회원권', 'ancestor']]);
    },
  );
  it('marks the reservations on the day management @menu:current', () => {
    expect(currents('customer', paths.dayManagement)).toEqual([['수업 예약', 'ancestor']]);
  });
  it('marks nothing on a page outside the menu', () => {
    expect(currents('customer', paths.home)).toEqual([]);
    expect(currents('manager', paths.membership)).toEqual([]);
    expect(currents('customer', '/nowhere')).toEqual([]);
  });
  it('never leads a role to a page that it may not open @guard:menus', () => {
    for (const role of roles)
      for (const id of menus[role]) expect(pages[id].roles, id).toContain(role);
  });
});

describe('the title of a page (docs/product.md#menus)', () => {
  it('is its label in the role’s menu @menu:title', () => {
    expect(titleFor('review', 'master')).toBe('리뷰 관리');
    for (const role of ['anonymous', 'customer', 'manager'] as const)
      expect(titleFor('review', role)).toBe('리뷰');
  });
  it('is its own on a page outside the menu', () => {
    expect(titleFor('pilates', 'customer')).toBe('그룹 필라테스');
  });
});
