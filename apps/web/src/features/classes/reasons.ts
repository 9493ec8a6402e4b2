/** Why some failed, each reason once. */
export const reasonsOf = (reasons: readonly string[]) => [...new Set(reasons)].join(' ');
