/** Why some failed, each reason once. */
export function reasonsOf(reasons: readonly string[]) {
  return [...new Set(reasons)].join(' ');
}
