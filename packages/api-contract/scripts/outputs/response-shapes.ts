import { firstOf, partsOf, propertiesOf, typesOf } from '../contract/schema/merge.ts';
import type { Contract, Schema } from '../contract/model.ts';
import { BANNER, literal } from '../literal.ts';
import { kindOf, withoutNull } from './field-kind.ts';

type Fields = Record<string, string>;
type Shape = [Fields | string] | Fields;

/** response-shapes.ts: what the client reads of each list and of each object that has a key. */
export function responseShapesFile(contract: Contract): string {
  const shapes = contract.operations.flatMap(({ method, path, responses }) => {
    const schema = responses['200']?.media?.schema;
    const shape = method === 'get' && schema ? shapeOf(contract, schema) : undefined;
    return shape === undefined ? [] : [[path, shape] as const];
  });
  return `${BANNER}
/**
 * The fields of each response that is read tolerantly, by path; a list is in brackets. A field is \`key\` (without it the row is left out)
 * or \`null\` (the contract allows that it is null or missing), its kind, and the bounds or values of that kind.
 */
export const responseShapes = ${literal(Object.fromEntries(shapes))} as const;
`;
}

/** Undefined for values that are not parsed: objects without a key, alternatives and maps. */
function shapeOf(contract: Contract, schema: Schema): Shape | undefined {
  const parts = partsOf(contract.schemas, schema);
  const items = firstOf(parts, 'items');
  if (!parts.some((part) => typesOf(part).includes('array')))
    return firstOf(parts, 'x-key') === undefined ? undefined : fieldsOf(contract, parts);
  if (items === undefined) return undefined;
  const row = partsOf(contract.schemas, items);
  if (propertiesOf(row).size === 0) {
    const kind = kindOf(contract, items);
    return kind === 'any' ? undefined : [`key ${kind}`];
  }
  const isOpen = row.some(
    (part) => part.oneOf ?? part.anyOf ?? typeof part.additionalProperties === 'object',
  );
  return isOpen ? undefined : [fieldsOf(contract, row)];
}

function fieldsOf(contract: Contract, parts: readonly Schema[]): Fields {
  const properties = propertiesOf(parts);
  const required = parts.flatMap((part) => part.required ?? []);
  const keys = parts.flatMap((part) => part['x-key'] ?? []);
  for (const key of keys) {
    const part = parts.find((one) => one['x-key'] !== undefined);
    if (part && !properties.has(key)) contract.refuse(part, `x-key names an unknown field ${key}`);
  }
  const fields = [...properties].map(([name, own]) => {
    const { schema, isNullable } = withoutNull(contract, own);
    const mayBeMissing = isNullable || !required.includes(name);
    const role = keys.includes(name) ? 'key ' : mayBeMissing ? 'null ' : '';
    return [name, `${role}${kindOf(contract, schema)}`] as const;
  });
  return Object.fromEntries(fields);
}
