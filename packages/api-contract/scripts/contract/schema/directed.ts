import type { Reader } from '../reader.ts';
import type { Schema } from '../model.ts';
import { mapSchema } from './keywords.ts';
import { partsOf, propertiesOf, refName } from './merge.ts';

/** The side that does not send a property, and the end of the names of the schemas that only the other side has. */
const DIRECTIONS = {
  request: { flag: 'readOnly', suffix: 'Request' },
  response: { flag: 'writeOnly', suffix: 'Response' },
} as const;

/**
 * The schema as a request or a response has it: a property that is not sent in this direction is not required. A named schema with such
 * properties gets a second name for it, such as `UserRequest`.
 */
export function directed(
  reader: Reader,
  direction: keyof typeof DIRECTIONS,
  whole: Schema,
): Schema {
  const { schemas } = reader;
  const { flag, suffix } = DIRECTIONS[direction];

  const notSentIn = (schema: Schema) =>
    [...propertiesOf(partsOf(schemas, schema))]
      .filter(([, property]) => partsOf(schemas, property).some((part) => part[flag] === true))
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
    const { required, allOf, ...others } = schema;
    const changed: Schema = {
      ...mapSchema(others, change),
      ...(allOf && { allOf: allOf.map((part) => changedPart(part, notSent)) }),
      ...(required && { required: required.filter((name) => !notSent.includes(name)) }),
    };
    const node = reader.nodes.get(schema);
    if (node !== undefined) reader.nodes.set(changed, node);
    return changed;
  };

  const changedPart = (part: Schema, notSent: readonly string[]): Schema => {
    if (part.$ref === undefined) return withoutRequired(part, notSent);
    const own = notSentIn(part);
    const isRequiredThere = partsOf(schemas, part).some(({ required = [] }) =>
      required.some((name) => notSent.includes(name) && !own.includes(name)),
    );
    if (isRequiredThere)
      reader.nodes.get(part)?.refuse(`${flag} must stand in the schema that requires the property`);
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
        ?.refuse(`the schema without what is ${flag} would be called ${variant}, as another one`);
    reader.variants.set(variant, schema);
    schemas[variant] = {};
    schemas[variant] = change(schema);
    return variant;
  };

  return change(whole);
}
