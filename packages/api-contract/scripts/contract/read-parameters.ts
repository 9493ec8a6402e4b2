import type { Parameter, ParameterPlace, Schema } from './model.ts';
import type { ContractNode } from './node.ts';
import type { RawExample, RawMedia, RawOperation, RawParameter, RawPath } from './raw.ts';
import type { Reader } from './reader.ts';
import { directed } from './schema/directed.ts';
import { firstOf, partsOf } from './schema/merge.ts';
import { wireTypeOf } from './schema/wire-type.ts';

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
  item: ContractNode<RawPath>,
  operation: ContractNode<RawOperation>,
): Record<'params' | 'query' | 'headers', Parameter[]> {
  const nodes = new Map<string, ContractNode<RawParameter>>();
  for (const owner of [item, operation] as ContractNode<Pick<RawPath, 'parameters'>>[]) {
    for (const [, written] of owner.written('parameters')?.children() ?? []) {
      const node = written.followed() as ContractNode<RawParameter>;
      nodes.set(`${node.value.in} ${node.value.name}`, node);
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

function readParameter(reader: Reader, node: ContractNode<RawParameter>): Parameter | undefined {
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
  const schema = directed(reader, 'request', reader.schemas.read(schemaNode));
  const isRepeated = place === 'query' && (node.value.explode ?? true);
  const wire = wireTypeOf(reader.schemas.schemas, schema, isRepeated ? 'repeated' : 'commas');
  if (typeof wire === 'string') {
    schemaNode.refuse(wire);
    return undefined;
  }
  const example = exampleOf(reader, node, schema);
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
export function exampleOf(reader: Reader, node: ContractNode<RawMedia>, schema: Schema): unknown {
  const named = (node.written('examples')?.children() ?? []).flatMap(
    ([, written]) => (written.followed() as ContractNode<RawExample>).written('value') ?? [],
  );
  const found: ContractNode[] = [node.written('example') ?? [], named].flat();
  const own = found.length === 0 ? firstOwn(reader, schema) : undefined;
  for (const place of found) reader.examples.push({ value: place.value, place, schema });
  if (own !== undefined) reader.examples.push({ value: own, place: node, schema });
  return found.length === 0 ? own : found[0]?.value;
}

/** The first example or default that a schema, what it refers to, or one of its parts has. */
function firstOwn({ schemas }: Reader, schema: Schema): unknown {
  const parts = partsOf(schemas.schemas, schema);
  const lists = firstOf(parts, 'examples');
  const own = Array.isArray(lists) ? (lists as unknown[])[0] : undefined;
  return [firstOf(parts, 'example'), own, firstOf(parts, 'default')].find(
    (value) => value !== undefined,
  );
}

function isPlace(place: string): place is ParameterPlace {
  return Object.hasOwn(STYLES, place);
}
