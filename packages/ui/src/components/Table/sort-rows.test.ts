import { describe, expect, it } from 'vitest';
import { sortRows, type TableSort } from './sort-rows.ts';

type Row = { name: string | null; count?: number | null };
const values = { name: ({ name }: Row) => name, count: ({ count = null }: Row) => count };

const namesIn = (direction: TableSort['direction'], names: readonly (string | null)[]) =>
  sortRows(
    names.map((name) => ({ name })),
    { id: 'name', direction },
    values,
  ).map(({ name }) => name);

describe('the rows of a table', () => {
  it('are sorted as in a Korean dictionary, Hangul before Latin letters', () => {
    expect(namesIn('ascending', ['Bob', '하늘', '가람', 'alice', '각', '나래', '1번'])).toEqual([
      '1번',
      '가람',
      '각',
      '나래',
      '하늘',
      'alice',
      'Bob',
    ]);
  });

  it('are sorted the other way in descending order', () => {
    expect(namesIn('descending', ['가람', '하늘', '나래'])).toEqual(['하늘', '나래', '가람']);
  });

  it('sort the same text alike, however it is composed', () => {
    const decomposed = '나래'.normalize('NFD');
    expect(namesIn('ascending', ['다온', decomposed, '가람'])).toEqual([
      '가람',
      decomposed,
      '다온',
    ]);
  });

  it('sort numbers in texts by value', () => {
    expect(namesIn('ascending', ['10회', '2회', '1회'])).toEqual(['1회', '2회', '10회']);
  });

  it('sort numbers by value, negative ones too', () => {
    const rows = [10, -3, 1_234_567, 2].map((count) => ({ name: '', count }));
    const sorted = sortRows(rows, { id: 'count', direction: 'ascending' }, values);
    expect(sorted.map(({ count }) => count)).toEqual([-3, 2, 10, 1_234_567]);
  });

  it('are last without a value, in both directions', () => {
    expect(namesIn('ascending', [null, '나래', '', '가람'])).toEqual(['가람', '나래', null, '']);
    expect(namesIn('descending', [null, '나래', '', '가람'])).toEqual(['나래', '가람', null, '']);
    const rows = [Number.NaN, 1, 2].map((count) => ({ name: '', count }));
    const sorted = sortRows(rows, { id: 'count', direction: 'descending' }, values);
    expect(sorted.map(({ count }) => count)).toEqual([2, 1, Number.NaN]);
  });

  it('with the same value keep their order, in both directions', () => {
    const rows = ['하나', '둘', '셋'].map((name) => ({ name, count: 1 }));
    for (const direction of ['ascending', 'descending'] as const)
      expect(sortRows(rows, { id: 'count', direction }, values)).toEqual(rows);
  });

  it('keep their order without a sort, and by a column without values', () => {
    const rows = [{ name: '나래' }, { name: '가람' }];
    expect(sortRows(rows, null, values)).toBe(rows);
    expect(sortRows(rows, { id: 'phone', direction: 'ascending' }, values)).toBe(rows);
  });

  it('compute each value once', () => {
    let calls = 0;
    const rows = Array.from({ length: 100 }, (_, at) => ({ name: String((at * 37) % 100) }));
    sortRows(
      rows,
      { id: 'name', direction: 'ascending' },
      {
        name: ({ name }) => {
          calls += 1;
          return name;
        },
      },
    );
    expect(calls).toBe(100);
  });
});
