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

interface Path {
  readonly segments: readonly Segment[];
  readonly operations: Map<string, OperationId>;
}

const paths = new Map<string, Path>();
for (const { id, method, path } of Object.values(operations)) {
  const known = paths.get(path) ?? {
    segments: path.split('/').map(segmentOf),
    operations: new Map<string, OperationId>(),
  };
  paths.set(path, known);
  known.operations.set(method.toUpperCase(), id);
}

// A literal segment takes precedence over a parameter: `reservable` is no class id.
const table = [...paths.values()].sort((a, b) => paramsOf(a) - paramsOf(b));

/** Finds the operation of a method and a path in the generated table; HEAD has that of GET. */
export function findRoute(method: string, pathname: string): Route {
  const segments = pathname.split('/').map(decode);
  for (const path of table) {
    const params = match(path.segments, segments);
    if (!params) continue;
    const id = path.operations.get(method === 'HEAD' ? 'GET' : method);
    return id === undefined
      ? { kind: 'method', methods: [...path.operations.keys()] }
      : { kind: 'operation', id, params };
  }
  return { kind: 'unknown' };
}

function paramsOf({ segments }: Path): number {
  return segments.filter(({ param }) => param !== undefined).length;
}

/** A literal part of a path, or the name of a parameter. */
interface Segment {
  readonly literal?: string;
  readonly param?: string;
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
  const isOther = ({ literal }: Segment, index: number): boolean =>
    literal === undefined ? segments[index] === '' : literal !== segments[index];
  if (template.some(isOther)) return undefined;
  const params: Record<string, string> = {};
  for (const [index, { param }] of template.entries())
    if (param !== undefined) params[param] = segments[index] ?? '';
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
