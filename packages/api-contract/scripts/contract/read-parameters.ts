import type {
  Oas3MediaType,
  Oas3Operation,
  Oas3Parameter,
  Oas3PathItem,
} from '@redocly/openapi-core';
import type { Parameter, ParameterPlace, Schema, WireType } from './model.ts';
import type { ContractNode } from './node.ts';
import type { Reader } from './reader.ts';
import { directed, sentPart, type Direction } from './schema/directed.ts';
import { firstOf, partsOf, typesOf, type Schemas } from './schema/merge.ts';

const STYLES: Readonly<Record<string, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
};
/** Headers that other parts of the contract describe; OpenAPI ignores them as parameters. */
const RESERVED = ['accept', 'content-type', 'authorization'];

/** The parameters of an operation: its own, and those of its path that it does not replace. */
export function readParameters(
  reader: Reader,
  path: string,
  item: ContractNode<Oas3PathItem>,
  operation: ContractNode<Oas3Operation>,
): Record<'params' | 'query' | 'headers', Parameter[]> {
  const nodes = new Map<string, ContractNode<Oas3Parameter>>();
  for (const owner of [item, operation] as ContractNode<Pick<Oas3PathItem, 'parameters'>>[]) {
    const own = new Set<string>();
    for (const [, written] of owner.written('parameters')?.children() ?? []) {
      const node = written.followed() as ContractNode<Oas3Parameter>;
      const { in: place, name = '' } = node.value;
      const key = `${place} ${place === 'header' ? String(name).toLowerCase() : name}`;
      if (own.has(key)) node.refuse(`${name} is listed twice; case does not matter in a header`);
      own.add(key);
      nodes.set(key, node);
    }
  }
  const all = [...nodes.values()].flatMap((node) => readParameter(reader, node) ?? []);
  const from = (place: ParameterPlace) => all.filter((parameter) => parameter.in === place);
  const position = ({ name }: Parameter) => path.indexOf(`{${name}}`);
  const query = from('query');
  if (new Set(query.flatMap(({ wire }) => wire.list ?? [])).size > 1)
    operation.refuse('one query cannot have lists with explode: true and with explode: false');
  return {
    params: from('path').sort((a, b) => position(a) - position(b)),
    query,
    headers: from('header'),
  };
}

function readParameter(reader: Reader, node: ContractNode<Oas3Parameter>): Parameter | undefined {
  const { name, in: place, required = false, description, deprecated } = node.value;
  if (!isPlace(place)) {
    node.refuse(`${place} parameters are not supported; send ${name} in the query or a header`);
    return undefined;
  }
  if (name === '__proto__') node.refuse('a parameter cannot be called __proto__');
  if (place === 'header' && RESERVED.includes(name.toLowerCase()))
    node.refuse(`OpenAPI ignores a header parameter called ${name}`);
  const style = node.value.style ?? STYLES[place];
  if (style !== STYLES[place])
    node.written('style')?.refuse(`only the style ${STYLES[place]} is supported in a ${place}`);
  if (node.value.allowEmptyValue === true)
    node.written('allowEmptyValue')?.refuse('allowEmptyValue is not supported; write minLength: 0');
  const schemaNode = node.written('schema');
  if (schemaNode === undefined) {
    node.refuse(`the parameter ${name} needs a schema; its content is not read`);
    return undefined;
  }
  const schema = directed(reader, 'request', reader.readSchema(schemaNode));
  const isRepeated = place === 'query' && (node.value.explode ?? true);
  const wire = wireTypeOf(reader.schemas, schema, isRepeated ? 'repeated' : 'commas');
  if (typeof wire === 'string') {
    schemaNode.refuse(wire);
    return undefined;
  }
  const example = exampleOf(reader, 'request', node, schema);
  if (required && example === undefined)
    node.refuse(`the required parameter ${name} needs an example; generated requests use it`);
  const parameter: Parameter = {
    name,
    in: place,
    required,
    description,
    deprecated,
    schema,
    example,
    wire,
  };
  reader.nodes.set(parameter, node);
  return parameter;
}

/** The example beside a schema, the first of several, or that of the schema itself. */
export function exampleOf(
  reader: Reader,
  direction: Direction,
  node: ContractNode<Pick<Oas3MediaType, 'example' | 'examples'>>,
  schema: Schema,
): unknown {
  const named = (node.written('examples')?.children() ?? []).flatMap(
    ([, written]) => written.followed().written('value') ?? [],
  );
  const written: ContractNode[] = [node.written('example') ?? [], named].flat();
  const uses = written.map((place) => ({ value: place.value, place, schema }));
  if (uses.length === 0) {
    const value = sentPart(reader, direction, schema, firstOwn(reader, schema));
    uses.push({ value, place: node, schema });
  }
  reader.uses.push(...uses);
  return uses[0]?.value;
}

/** The first example or default that a schema, what it refers to, or one of its parts has. */
function firstOwn({ schemas }: Reader, schema: Schema): unknown {
  const parts = partsOf(schemas, schema);
  const lists = firstOf(parts, 'examples');
  const own = Array.isArray(lists) ? (lists as unknown[])[0] : undefined;
  return [firstOf(parts, 'example'), own, firstOf(parts, 'default')].find(
    (value) => value !== undefined,
  );
}

function isPlace(place = ''): place is ParameterPlace {
  return Object.hasOwn(STYLES, place);
}

const WIRE_TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean'];

/**
 * How the text of a parameter is parsed; an error message if that is ambiguous. In a text null
 * and absent are the same, so null is left out of the types.
 */
function wireTypeOf(
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
