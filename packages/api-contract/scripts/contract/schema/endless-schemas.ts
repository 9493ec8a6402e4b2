import { refName } from './merge.ts';
import type { Schemas } from './merge.ts';
import type { Schema } from '../model.ts';

/** The named schemas that apply themselves to the same value again, so that validation never ends. */
export function endlessSchemas(schemas: Schemas): Schema[] {
  return Object.values(schemas).filter((schema) => reaches(schemas, schema, schema, new Set()));
}

function reaches(schemas: Schemas, from: Schema, goal: Schema, seen: Set<Schema>): boolean {
  const { $ref, allOf = [], anyOf = [], oneOf = [], not } = from;
  const target = $ref === undefined ? undefined : schemas[refName($ref)];
  const same = [target, ...allOf, ...anyOf, ...oneOf, not as Schema | undefined];
  return same.some((next) => {
    if (next === undefined || seen.has(next)) return false;
    seen.add(next);
    return next === goal || reaches(schemas, next, goal, seen);
  });
}
