import { describe, expect, it } from 'vitest';
import { monthParam, sortParam } from './params.ts';

describe('a month in a search param', () => {
  it('is the one that it names', () => {
    expect(monthParam.read('2026-11')).toBe('2026-11');
  });

  it.each([null, '', '2026', '2026-13', '2026-11-21'])('is none with %j', (value) => {
    expect(monthParam.read(value)).toBeNull();
  });
});

describe('the order of a table in a search param', () => {
  const order = sortParam({ name: true, count: true });

  it('is a column, descending after a hyphen', () => {
    for (const text of ['name', '-count']) expect(order.write(order.read(text))).toBe(text);
    expect(order.read('-count')).toEqual({ id: 'count', direction: 'descending' });
  });

  it.each([null, '', '-', 'age', '--name', 'toString'])('is none with %j', (text) => {
    expect(order.read(text)).toBeNull();
    expect(order.write(null)).toBeNull();
  });
});
