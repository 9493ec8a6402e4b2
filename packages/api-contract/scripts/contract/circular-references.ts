import { escapePointerFragment, isRef } from '@redocly/openapi-core';
import type { Document } from '@redocly/openapi-core';
import type { Place } from './problems.ts';

/** The references inside one file that never reach anything but references. */
export function circularReferences({ source, parsed }: Document): Place[] {
  const references = new Map<string, string>();
  collect(parsed, '#', references, new Set());
  return [...references.keys()].flatMap((pointer) => {
    const seen = new Set<string>();
    let next: string | undefined = pointer;
    while (next !== undefined && !seen.has(next)) {
      seen.add(next);
      next = references.get(next);
    }
    return next === undefined ? [] : [{ source, pointer }];
  });
}

/** YAML anchors may make a document a graph, so each value is visited once. */
function collect(
  value: unknown,
  pointer: string,
  references: Map<string, string>,
  seen: Set<unknown>,
): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isRef(value)) references.set(pointer, value.$ref);
  for (const [key, inner] of Object.entries(value))
    collect(inner, `${pointer}/${escapePointerFragment(key)}`, references, seen);
}
