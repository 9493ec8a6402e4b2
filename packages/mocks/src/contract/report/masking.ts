import type { Difference } from '../harness/difference.ts';

const JWT = /[\w-]+\.eyJ[\w-]*\.[\w-]*/g;

/** A text without a single token in it. */
export function masked(text: string): string {
  return text.replaceAll(JWT, '$TOKEN');
}

/** The variables that the lines of these differences use. */
export function variablesIn(differences: readonly Difference[]): Set<string> {
  const lines = differences.flatMap(({ curls }) => curls);
  return new Set(
    lines.flatMap((line) => [...line.matchAll(/Bearer \$(\w+)/g)].map(([, name = '']) => name)),
  );
}
