import { partsOf, typesOf } from './merge.ts';
import type { Schemas } from './merge.ts';
import type { Parameter, Schema, WireType } from '../model.ts';

const WIRE_TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean'];

/**
 * How the text of a parameter is parsed; an error message if that is ambiguous. In a text null
 * and absent are the same, so null is left out of the types.
 */
export function wireTypeOf(
  schemas: Schemas,
  schema: Schema,
  list: 'repeated' | 'commas',
): Parameter['wire'] | string {
  const type = onlyType(schemas, schema);
  if (type !== 'array') return isWireType(type) ? { type } : mixed('a parameter', type);
  const items = partsOf(schemas, schema).find((part) => part.items !== undefined)?.items;
  const itemType = items && onlyType(schemas, items);
  return isWireType(itemType)
    ? { type: itemType, list }
    : mixed('each item of a list in a parameter', itemType);
}

function mixed(what: string, type: string | undefined): string {
  const found = type === undefined ? 'several or none' : type;
  return `${what} must have one type of ${WIRE_TYPES.join(', ')}; here it is ${found}`;
}

function onlyType(schemas: Schemas, schema: Schema): string | undefined {
  const types = new Set(allTypes(schemas, schema).filter((type) => type !== 'null'));
  // Every integer is a number.
  if (types.has('number')) types.delete('integer');
  const [type] = types;
  return types.size === 1 ? type : undefined;
}

function allTypes(schemas: Schemas, schema: Schema): string[] {
  const parts = partsOf(schemas, schema);
  const declared = parts.flatMap((part) => typesOf(part));
  if (declared.length > 0) return declared;
  return parts.flatMap((part) => [
    ...[...(part.enum ?? []), ...('const' in part ? [part.const] : [])].map(typeOfValue),
    ...[...(part.oneOf ?? []), ...(part.anyOf ?? [])].flatMap((inner) => allTypes(schemas, inner)),
  ]);
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isWireType(type: string | undefined): type is WireType {
  return type !== undefined && WIRE_TYPES.includes(type);
}
