/** True for a value that matches a pattern; `^` and `$` are not added. */
export function matchesPattern(pattern: string | RegExp, value: string): boolean {
  // A copy without `g` and `y`, which would keep `lastIndex`.
  return (
    typeof pattern === 'string'
      ? new RegExp(pattern, 'u')
      : new RegExp(pattern.source, pattern.flags.replace(/[gy]/gu, ''))
  ).test(value);
}
