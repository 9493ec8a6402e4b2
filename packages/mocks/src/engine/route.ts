import { operations, type OperationId } from '@fitness/api-contract/operations';
import { groupBy } from '../group-by.ts';

/** The target of a request: an operation, a path with other methods only, or unknown. */
export type Route =
  | {
      readonly kind: 'operation';
      readonly id: OperationId;
      readonly params: Record<string, string>;
    }
  | { readonly kind: 'method'; readonly methods: readonly string[] }
  | { readonly kind: 'unknown' };

/** A literal part of a path, or the name of a parameter. */
type Segment = { readonly literal: string } | { readonly param: string };

// A literal segment takes precedence over a parameter: `reservable` is no class id.
const table = [...groupBy(Object.values(operations), ({ path }) => path)]
  .map(([path, ofPath]) => ({
    segments: path.split('/').map(segmentOf),
    ids: new Map<string, OperationId>(ofPath.map(({ method, id }) => [method.toUpperCase(), id])),
    paramCount: ofPath[0]?.params.length ?? 0,
  }))
  .sort((a, b) => a.paramCount - b.paramCount);

/**
 * Finds the operation of a method and a path in the generated table; HEAD has that of GET. The router of hono reads `*`, `:` and `?` in
 * the literal parts of a path as its own syntax, and finds no path whose literal parts are written percent-encoded.
 */
export function findRoute(method: string, pathname: string): Route {
  const parts = pathname.split('/');
  const segments = pathname.includes('%') ? parts.map(decode) : parts;
  for (const { segments: template, ids } of table) {
    const params = match(template, segments);
    if (!params) continue;
    const id = ids.get(method === 'HEAD' ? 'GET' : method);
    return id === undefined
      ? { kind: 'method', methods: [...ids.keys()] }
      : { kind: 'operation', id, params };
  }
  return { kind: 'unknown' };
}

function segmentOf(text: string): Segment {
  const [, param] = /^\{(.+)\}$/.exec(text) ?? [];
  return param === undefined ? { literal: decode(text) } : { param };
}

function match(
  template: readonly Segment[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const isOther = (part: Segment, index: number): boolean =>
    'param' in part ? segments[index] === '' : segments[index] !== part.literal;
  if (template.some(isOther)) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of template.entries())
    if ('param' in part) params[part.param] = segments[index] ?? '';
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
