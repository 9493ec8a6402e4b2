import { ONE_SCHEMA, SCHEMA_LISTS, SCHEMA_MAPS } from './keywords.ts';
import type { Schema } from '../model.ts';

type Change = (schema: Schema) => Schema;

/** The schema with every schema directly inside it changed. */
export function mapSchema(schema: Schema, change: Change): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, changed(keyword, value, change)]),
  );
}

function changed(keyword: string, value: unknown, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (ONE_SCHEMA.includes(keyword)) return change(value as Schema);
  if (SCHEMA_LISTS.includes(keyword)) return (value as Schema[]).map(change);
  if (!SCHEMA_MAPS.includes(keyword)) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Schema>).map(([name, inner]) => [name, change(inner)]),
  );
}
