import type { Schema } from './model.ts';

export type Schemas = Readonly<Record<string, Schema>>;

const ONE_SCHEMA = ['additionalProperties', 'items', 'not'];
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf'];

/** The keywords that describe and restrict nothing. */
const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
  '$comment',
  'contentEncoding',
  'contentMediaType',
];

/** True for a keyword that restricts the values that are valid. */
export function restricts(keyword: string): boolean {
  return !ANNOTATIONS.includes(keyword) && !keyword.startsWith('x-');
}

/** The schema with every schema directly inside it changed. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const changed = (keyword: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (ONE_SCHEMA.includes(keyword)) return change(value as Schema);
    if (SCHEMA_LISTS.includes(keyword)) return (value as Schema[]).map(change);
    if (keyword !== 'properties') return value;
    const properties = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(properties.map(([name, inner]) => [name, change(inner)]));
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, changed(keyword, value)]),
  );
}

/** The name in a reference: `#/components/schemas/Date` gives `Date`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The schemas that a value must all fit, each once: the schema, what it refers to, and their allOf parts. */
export function partsOf(schemas: Schemas, schema: Schema, seen = new Set<Schema>()): Schema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.$ref === undefined ? undefined : schemas[refName(schema.$ref)];
  return [
    schema,
    ...(target === undefined ? [] : partsOf(schemas, target, seen)),
    ...(schema.allOf ?? []).flatMap((part) => partsOf(schemas, part, seen)),
  ];
}

/** The properties of all parts; where several describe one, it must fit all of them. */
export function propertiesOf(parts: readonly Schema[]): Map<string, Schema> {
  const found = new Map<string, Schema>();
  for (const part of parts) {
    for (const [name, own] of Object.entries(part.properties ?? {})) {
      const known = found.get(name);
      found.set(name, known === undefined ? own : { allOf: [known, own] });
    }
  }
  return found;
}

/** The types of a schema as a list; empty where any type will do. */
export function typesOf({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** The first value that a part has for a keyword: the outermost one. */
export function firstOf<K extends keyof Schema>(parts: readonly Schema[], keyword: K): Schema[K] {
  return parts.find((part) => part[keyword] !== undefined)?.[keyword];
}
