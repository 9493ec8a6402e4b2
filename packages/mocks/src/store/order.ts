import type { Row } from './table.ts';

export function ascending<R>(key: (row: R) => string | number): (a: R, b: R) => number {
  return (a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === right) return 0;
    return left < right ? -1 : 1;
  };
}

/** Compares rows by a date or time in descending order; of the same one, the newest row is first. */
export function newestFirst<R extends Row>(key: (row: R) => string): (a: R, b: R) => number {
  const compare = ascending(key);
  return (a, b) => compare(b, a) || b.id - a.id;
}
