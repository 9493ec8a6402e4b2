import { describe, expect, it } from 'vitest';
import { type Cell, cellByKey, daysOf, hoursBetween } from './cells.ts';

const days = daysOf('2026-11-29');
const hours = hoursBetween([9, 18, 7]);
const cell: Cell = { date: '2026-12-01', hour: 9 };
const move = (from: Cell, key: string, isMirrored = false) =>
  cellByKey(from, key, { days, hours, isMirrored });

describe('the hours of a week', () => {
  it('are those of its seven days, across the end of a month', () => {
    expect(days).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('are all from the earliest to the latest', () => {
    expect(hoursBetween([9, 10, 1e12, -1, Number.NaN])).toEqual([9, 10]);
    expect(hours).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });

  it.each<[string, Cell]>([
    ['ArrowLeft', { date: '2026-11-30', hour: 9 }],
    ['ArrowRight', { date: '2026-12-02', hour: 9 }],
    ['ArrowUp', { date: '2026-12-01', hour: 8 }],
    ['ArrowDown', { date: '2026-12-01', hour: 10 }],
    ['PageUp', { date: '2026-11-24', hour: 9 }],
    ['PageDown', { date: '2026-12-08', hour: 9 }],
    ['Home', { date: '2026-11-29', hour: 9 }],
    ['End', { date: '2026-12-05', hour: 9 }],
  ])('are moved between by %s', (key, next) => expect(move(cell, key)).toEqual(next));

  it('are not left upwards or downwards', () => {
    expect(move({ ...cell, hour: 7 }, 'ArrowUp')).toEqual({ ...cell, hour: 7 });
    expect(move({ ...cell, hour: 18 }, 'ArrowDown')).toEqual({ ...cell, hour: 18 });
  });

  it('are mirrored where the days follow each other from right to left', () => {
    expect(move(cell, 'ArrowLeft', true)).toEqual({ date: '2026-12-02', hour: 9 });
  });

  it('are not moved between by another key', () => expect(move(cell, 'a')).toBeUndefined());
});
