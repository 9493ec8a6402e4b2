import { describe, expect, it } from 'vitest';
import { choiceParam, dayParam, flagParam, pageParam, textParam } from './params.ts';
import { readParams, writeParams } from './search-params.ts';

const params = {
  q: textParam,
  role: choiceParam({ all: '', customer: '', manager: '' }, 'all'),
  grouped: flagParam,
  date: dayParam,
  page: pageParam,
};
const initial = { q: '', role: 'all', grouped: false, date: null, page: 1 };
const read = (search: string) => readParams(params, new URLSearchParams(search));
const write = (search: string, part: Parameters<typeof writeParams<ReturnType<typeof read>>>[2]) =>
  writeParams(params, new URLSearchParams(search), part).toString();

describe('state in search params', () => {
  it('is the default where they are missing or malformed', () => {
    expect(read('')).toEqual(initial);
    expect(read('role=toString&grouped=yes&date=2026-02-30&page=0')).toEqual(initial);
  });

  it('is written in one order and without defaults', () => {
    expect(write('page=3&role=customer', { q: 'kim', page: 1 })).toBe('q=kim&role=customer');
    expect(write('', initial as ReturnType<typeof read>)).toBe('');
  });

  it('is read as it was written', () => {
    const state = { q: '김 & 박', role: 'manager', grouped: true, date: '2026-11-20', page: 2 };
    expect(read(write('', state as ReturnType<typeof read>))).toEqual(state);
  });

  it('keeps all other search params', () => {
    expect(write('dialog=check-in&q=kim', { q: '' })).toBe('dialog=check-in');
  });
});
