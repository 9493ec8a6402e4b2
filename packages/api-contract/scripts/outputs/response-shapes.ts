import { firstOf, partsOf, propertiesOf, typesOf } from '../contract/schemas.ts';
import type { Contract, Schema } from '../contract/model.ts';
import { BANNER, literal } from '../literal.ts';

type Field = Record<string, unknown> & { kind: string };
type Row = Record<string, Field> | Field;

/** response-shapes.ts: what the client reads of each list and of each object that has a key. */
export function responseShapesFile(contract: Contract): string {
  const shapes = contract.operations.flatMap(({ method, path, responses }) => {
    const schema = responses['200']?.media?.schema;
    const shape = method === 'get' && schema ? shapeOf(contract, schema) : undefined;
    return shape === undefined ? [] : [[path, shape] as const];
  });
  return `${BANNER}
/**
 * The fields of each response that is read tolerantly, by path; a list is in brackets. Without a field that \`isKey\` the row is left out;
 * a field that \`isNullable\` may be null or missing.
 */
export const responseShapes = ${literal(Object.fromEntries(shapes))} as const;
`;
}

/** Undefined for values that are not parsed: objects without a key, alternatives and maps. */
function shapeOf(contract: Contract, schema: Schema): Row | [Row] | undefined {
  const parts = partsOf(contract.schemas, schema);
  const items = firstOf(parts, 'items');
  if (!parts.some((part) => typesOf(part).includes('array')))
    return firstOf(parts, 'x-key') === undefined ? undefined : fieldsOf(contract, parts);
  if (items === undefined || hasOther(parts, 'array', 'null')) return undefined;
  const row = partsOf(contract.schemas, items);
  if (propertiesOf(row).size === 0) {
    const field = fieldOf(contract, items);
    const isNull = row.some((part) => typesOf(part).includes('null') || part.enum?.includes(null));
    return field.kind === 'any' || isNull ? undefined : [{ ...field, isKey: true }];
  }
  const isOpen = row.some((part) => part.oneOf ?? part.anyOf ?? part.additionalProperties);
  return isOpen || hasOther(row, 'object') ? undefined : [fieldsOf(contract, row)];
}

/** True for a value that may have a type that is not one of these. */
function hasOther(parts: readonly Schema[], ...types: readonly string[]): boolean {
  return parts.flatMap(typesOf).some((type) => !types.includes(type));
}

function fieldsOf(contract: Contract, parts: readonly Schema[]): Record<string, Field> {
  const properties = propertiesOf(parts);
  const required = parts.flatMap((part) => part.required ?? []);
  const keys = parts.flatMap((part) => part['x-key'] ?? []);
  for (const part of parts)
    for (const key of part['x-key'] ?? [])
      if (!properties.has(key))
        contract.document.refuse(part, `x-key names an unknown field ${key}`);
  const fields = [...properties].map(([name, own]) => {
    const { schema, isNullable } = withoutNull(contract, own);
    const field = fieldOf(contract, schema);
    if (keys.includes(name)) return [name, { ...field, isKey: true }] as const;
    const mayBeMissing = isNullable || !required.includes(name);
    return [name, mayBeMissing ? { ...field, isNullable: true } : field] as const;
  });
  return Object.fromEntries(fields);
}

/** The schema without its alternative null, and whether it had one. */
function withoutNull({ schemas }: Contract, own: Schema): { schema: Schema; isNullable: boolean } {
  const parts = partsOf(schemas, own);
  const alternatives = firstOf(parts, 'anyOf') ?? firstOf(parts, 'oneOf') ?? [];
  const others = alternatives.filter((part) => part.type !== 'null');
  if (others.length < alternatives.length && others[0] !== undefined)
    return { schema: others.length === 1 ? others[0] : { anyOf: others }, isNullable: true };
  return { schema: own, isNullable: parts.some((part) => typesOf(part).includes('null')) };
}

/** The kind of a field, as in `read-response.ts`, with its values or bounds. */
function fieldOf({ schemas }: Contract, schema: Schema): Field {
  const parts = partsOf(schemas, schema);
  const kind = firstOf(parts, 'x-kind');
  if (kind !== undefined) return { kind };
  const format = firstOf(parts, 'format');
  if (format === 'date' || format === 'date-time') return { kind: format };
  const options = parts.find((part) => part.enum !== undefined || part.const !== undefined);
  if (options !== undefined) {
    const values = (options.enum ?? [options.const]).filter((value) => value !== null);
    if (values.some((value) => typeof value === 'object')) return { kind: 'any' };
    return { kind: parts.includes(schemas['RoleName']!) ? 'role' : 'enum', values };
  }
  const [type, ...others] = new Set(parts.flatMap(typesOf).filter((each) => each !== 'null'));
  if (others.length > 0) return { kind: 'any' };
  if (type === 'integer' || type === 'number')
    return { kind: type, minimum: firstOf(parts, 'minimum'), maximum: firstOf(parts, 'maximum') };
  if (type === 'boolean') return { kind: 'enum', values: [true, false] };
  if (type === 'array') return { kind: type };
  return { kind: type === 'string' ? 'text' : 'any' };
}
