import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths.ts';
import { menuFor, routes } from './routes.tsx';

const labels = (role: Parameters<typeof menuFor>[0]) => menuFor(role).map(({ label }) => label);

describe('the header menu (docs/product.md#menus)', () => {
  it('gives the master sales, members, workers, reviews and the own page', () => {
    expect(labels('master')).toEqual(['매출', '회원', '직원', '리뷰 관리', '마이페이지']);
    expect(menuFor('master').at(-1)?.href).toBe(paths.masterMyPage);
  });
  it('gives a manager members, classes, reviews and the own page', () => {
    expect(labels('manager')).toEqual(['회원 관리', '수업 관리', '리뷰', '마이페이지']);
    expect(menuFor('manager').at(-1)?.href).toBe(paths.myPage);
  });
  it('gives a customer trainers, reservation, membership, reviews and the own page', () => {
    expect(labels('customer')).toEqual(['트레이너', '수업 예약', '회원권', '리뷰', '마이페이지']);
  });
  it('gives a visitor PT and pilates, location, membership, trainers and reviews', () => {
    expect(labels('anonymous')).toEqual(['PT/필라테스', '오시는 길', '회원권', '트레이너', '리뷰']);
  });
  it('never leads a role to a page that it may not open', () => {
    for (const role of ['anonymous', 'customer', 'manager', 'master'] as const) {
      for (const { href } of menuFor(role)) {
        const route = Object.entries(routes).find(([id]) => paths[id as keyof typeof paths] === href)?.[1];
        expect(route?.roles).toContain(role);
      }
    }
  });
});
