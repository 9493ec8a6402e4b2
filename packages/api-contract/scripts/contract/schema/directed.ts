import { isPlainObject } from '@redocly/openapi-core';
import type { Reader } from '../reader.ts';
import type { Schema } from '../model.ts';
import { mapSchema } from './keywords.ts';
import { firstOf, partsOf, propertiesOf, refName } from './merge.ts';

/** For each direction, the keyword of the properties that are not sent, and the suffix of the schemas without them. */
const DIRECTIONS = {
  request: { flag: 'readOnly', suffix: 'Request' },
  response: { flag: 'writeOnly', suffix: 'Response' },
} as const;

export type Direction = keyof typeof DIRECTIONS;

/**
 * The schema as a request or a response has it: a property that is not sent in this direction is not required. A named schema with such
 * properties gets a second name for it, such as `UserRequest`.
 */
export function directed(reader: Reader, direction: Direction, whole: Schema): Schema {
  const { schemas } = reader;
  const { flag, suffix } = DIRECTIONS[direction];
  const misplaced = `${flag} must be written in the schema that requires the property`;

  const notSentIn = (schema: Schema) =>
    [...propertiesOf(partsOf(schemas, schema))]
      .filter(([, property]) => !isSentIn(reader, direction, property))
      .map(([name]) => name);

  const isAffected = (schema: Schema, seen: Set<Schema>): boolean => {
    if (seen.has(schema)) return false;
    seen.add(schema);
    const target = schema.$ref === undefined ? undefined : schemas[refName(schema.$ref)];
    const inner: Schema[] = target === undefined ? [] : [target];
    mapSchema(schema, (part) => {
      inner.push(part);
      return part;
    });
    return notSentIn(schema).length > 0 || inner.some((part) => isAffected(part, seen));
  };

  const change = (schema: Schema): Schema => {
    if (!isAffected(schema, new Set())) return schema;
    return schema.$ref === undefined
      ? withoutRequired(schema, notSentIn(schema))
      : { $ref: `#/components/schemas/${variantOf(refName(schema.$ref))}` };
  };

  const withoutRequired = (schema: Schema, notSent: readonly string[]): Schema => {
    const { required, dependentRequired, allOf, anyOf, oneOf, ...others } = schema;
    const isSent = (name: string) => !notSent.includes(name);
    const changed: Schema = mapSchema(others, change);
    for (const [keyword, parts] of Object.entries({ allOf, anyOf, oneOf }))
      if (parts !== undefined) changed[keyword] = parts.map((part) => changedPart(part, notSent));
    if (required !== undefined) changed.required = required.filter(isSent);
    if (dependentRequired !== undefined)
      changed.dependentRequired = Object.fromEntries(
        Object.entries(dependentRequired).map(([name, names]) => [name, names.filter(isSent)]),
      );
    const node = reader.nodes.get(schema);
    if (node !== undefined) reader.nodes.set(changed, node);
    const marked = [...(anyOf ?? []), ...(oneOf ?? [])].flatMap(notSentIn);
    if (changed.required?.some((name) => marked.includes(name))) node?.refuse(misplaced);
    return changed;
  };

  const changedPart = (part: Schema, outer: readonly string[]): Schema => {
    const own = notSentIn(part);
    const notSent = [...outer, ...own];
    if (part.$ref === undefined) return withoutRequired(part, notSent);
    const isRequiredThere = partsOf(schemas, part).some(({ required = [] }) =>
      required.some((name) => notSent.includes(name) && !own.includes(name)),
    );
    if (isRequiredThere) reader.nodes.get(part)?.refuse(misplaced);
    return change(part);
  };

  const variantOf = (name: string): string => {
    const variant = `${name}${suffix}`;
    const schema = schemas[name]!;
    const known = reader.variants.get(variant);
    if (known === schema) return variant;
    if (Object.hasOwn(schemas, variant))
      reader.nodes
        .get(schema)
        ?.refuse(
          `the schema without its ${flag} properties would be called ${variant}, like another schema; rename that one`,
        );
    reader.variants.set(variant, schema);
    schemas[variant] = {};
    schemas[variant] = change(schema);
    return variant;
  };

  return change(whole);
}

function isSentIn({ schemas }: Reader, direction: Direction, property: Schema): boolean {
  return !partsOf(schemas, property).some((part) => part[DIRECTIONS[direction].flag] === true);
}

/** An example or default without the properties that are not sent in this direction. */
export function sentPart(
  reader: Reader,
  direction: Direction,
  schema: Schema | undefined,
  value: unknown,
): unknown {
  if (schema === undefined) return value;
  const parts = partsOf(reader.schemas, schema);
  const items = firstOf(parts, 'items');
  if (Array.isArray(value)) return value.map((item) => sentPart(reader, direction, items, item));
  if (!isPlainObject(value)) return value;
  const properties = propertiesOf(parts);
  const sent = Object.entries(value).filter(([name]) =>
    isSentIn(reader, direction, properties.get(name) ?? {}),
  );
  return Object.fromEntries(
    sent.map(([name, inner]) => [name, sentPart(reader, direction, properties.get(name), inner)]),
  );
}
