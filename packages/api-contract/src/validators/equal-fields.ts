import { tokensOf } from './pointers.ts';
import type { Problem } from './problems.ts';

/** The fields of a request that differ from the field that they must equal. */
export function equalProblems(
  pairs: readonly { readonly pointer: string; readonly other: string }[],
  request: object,
  known: readonly Problem[],
): Problem[] {
  return pairs
    .filter(
      ({ pointer }) =>
        !known.some((problem) => problem.pointer === pointer || problem.pointer === '/body'),
    )
    .filter(({ pointer, other }) => valueAt(request, pointer) !== valueAt(request, other))
    .map(({ pointer, other }) => ({
      pointer,
      message: `must equal ${tokensOf(other).at(-1)}`,
      field: tokensOf(pointer).at(-1),
    }));
}

function valueAt(value: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}
