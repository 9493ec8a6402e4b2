/** Whether a value fits a pattern; the pattern is used as given, so it brings its own `^` and `$`. */
export function matchesPattern(pattern: string | RegExp, value: string): boolean {
  // A fresh expression: one with the flag `g` would remember where it stopped.

  return (
    typeof pattern === 'string'
      ? new RegExp(pattern, 'u')
      : new RegExp(pattern.source, pattern.flags.replace(/[gy]/gu, ''))
  ).test(value);
}
