import { operations, type OperationId } from '@fitness/api-contract/operations';

/** The target of a request: an operation, a path with other methods only, or unknown. */
export type Route =
  | {
      readonly kind: 'operation';
      readonly id: OperationId;
      readonly params: Record<string, string>;
    }
  | { readonly kind: 'method'; readonly methods: readonly string[] }
  | { readonly kind: 'unknown' };

const table = Object.values(operations)
  .map((operation) => ({
    id: operation.id,
    method: operation.method.toUpperCase(),
    segments: operation.path.split('/').map(segmentOf),
    params: operation.params.length,
  }))
  // A literal segment takes precedence over a parameter: `reservable` is no class id.
  .sort((a, b) => a.params - b.params);

/** Finds the operation of a method and a path in the generated table; HEAD has that of GET. */
export function findRoute(method: string, pathname: string): Route {
  const segments = pathname.split('/');
  const methods: string[] = [];
  for (const entry of table) {
    const params = match(entry.segments, segments);
    if (!params) continue;
    if (entry.method === method || (entry.method === 'GET' && method === 'HEAD'))
      return { kind: 'operation', id: entry.id, params };
    methods.push(entry.method);
  }
  return methods.length > 0 ? { kind: 'method', methods } : { kind: 'unknown' };
}

/** A literal part of a path, or the name of a parameter. */
interface Segment {
  readonly literal?: string;
  readonly param?: string;
}

function segmentOf(text: string): Segment {
  const [, param] = /^\{(.+)\}$/.exec(text) ?? [];
  return param === undefined ? { literal: text } : { param };
}

function match(
  template: readonly Segment[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const isOther = ({ literal }: Segment, index: number): boolean =>
    literal === undefined ? segments[index] === '' : literal !== segments[index];
  if (template.some(isOther)) return undefined;
  const params: Record<string, string> = {};
  for (const [index, { param }] of template.entries())
    if (param !== undefined) params[param] = decode(segments[index] ?? '');
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
