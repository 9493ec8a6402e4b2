import type { Difference } from '../harness/difference.ts';

const JWT = /[\w-]+\.eyJ[\w-]*\.[\w-]*/g;

/** The text with all tokens masked. */
export function masked(text: string): string {
  return text.replaceAll(JWT, '$TOKEN');
}

/** The token variables in the curl commands of these differences. */
export function variablesIn(differences: readonly Difference[]): Set<string> {
  const lines = differences.flatMap(({ curls }) => curls);
  return new Set(
    lines.flatMap((line) => [...line.matchAll(/Bearer \$(\w+)/g)].map(([, name = '']) => name)),
  );
}
