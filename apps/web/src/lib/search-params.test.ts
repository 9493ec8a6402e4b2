import { describe, expect, it } from 'vitest';
import { choiceParam, dayParam, flagParam, pageParam, sortParam, textParam } from './params.ts';
import { readParams, writeParams } from './search-params.ts';

const params = {
  q: textParam,
  role: choiceParam({ all: '', customer: '', manager: '' }, 'all'),
  grouped: flagParam,
  date: dayParam,
  page: pageParam,
  sort: sortParam(['name', 'expiredDate']),
};
const initial = { q: '', role: 'all', grouped: false, date: null, page: 1, sort: null };
const read = (search: string) => readParams(params, new URLSearchParams(search));
const write = (search: string, part: Parameters<typeof writeParams<ReturnType<typeof read>>>[2]) =>
  writeParams(params, new URLSearchParams(search), part).toString();

describe('state in search params', () => {
  it('is the default where they are missing or malformed', () => {
    expect(read('')).toEqual(initial);
    expect(read('role=toString&grouped=yes&date=2026-02-30&page=0&sort=--name')).toEqual(initial);
    expect(read('date=2026-11-21T06:00&page=1.5&sort=phone')).toEqual(initial);
  });

  it('is written in one order and without defaults', () => {
    expect(write('page=3&role=customer', { q: 'kim', page: 1 })).toBe('q=kim&role=customer');
    expect(write('', initial as ReturnType<typeof read>)).toBe('');
  });

  it('is read as it was written', () => {
    const state = { q: '김 & 박', role: 'manager', grouped: true, date: '2026-11-20', page: 2 };
    const sort = { id: 'expiredDate', direction: 'descending' };
    const all = { ...state, sort } as ReturnType<typeof read>;
    expect(read(write('', all))).toEqual(all);
    expect(write('', { sort: all.sort })).toBe('sort=-expiredDate');
  });

  it('keeps all other search params', () => {
    expect(write('dialog=check-in&q=kim', { q: '' })).toBe('dialog=check-in');
  });
});
