/** Compares rows by a key in ascending order. */
export function ascending<R>(key: (row: R) => string | number): (a: R, b: R) => number {
  return (a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === right) return 0;
    return left < right ? -1 : 1;
  };
}

/** Compares rows by a key in descending order. */
export function descending<R>(key: (row: R) => string | number): (a: R, b: R) => number {
  const compare = ascending(key);
  return (a, b) => compare(b, a);
}
