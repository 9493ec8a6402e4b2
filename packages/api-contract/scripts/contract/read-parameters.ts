import type { Parameter, ParameterPlace, Schema } from './model.ts';
import type { ContractNode } from './node.ts';
import type { RawExample, RawMedia, RawOperation, RawParameter, RawPath } from './raw.ts';
import type { Reader } from './reader.ts';
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
  if (place === 'header' && RESERVED.includes(name.toLowerCase()))
    node.refuse(`OpenAPI ignores a header parameter called ${name}`);
  const style = node.value.style ?? STYLES[place];
  if (style !== STYLES[place])
    node.written('style')?.refuse(`only the style ${STYLES[place]} is supported in a ${place}`);
  if (node.value.allowEmptyValue === true)
    node.written('allowEmptyValue')?.refuse('allowEmptyValue is not supported; write minLength: 0');
  const schemaNode = node.written('schema');
  if (schemaNode === undefined) {
    node.refuse(`the parameter ${name} needs a schema`);
    return undefined;
  }
  const schema = reader.schemas.read(schemaNode);
  const isRepeated = place === 'query' && (node.value.explode ?? true);
  const wire = wireTypeOf(reader.schemas.schemas, schema, isRepeated ? 'repeated' : 'commas');
  if (typeof wire === 'string') {
    schemaNode.refuse(wire);
    return undefined;
  }
  const example = exampleOf(node, schema);
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
export function exampleOf(node: ContractNode<RawMedia>, schema: Schema): unknown {
  const [first] = node.written('examples')?.children() ?? [];
  const named = first?.[1].followed() as ContractNode<RawExample> | undefined;
  const { example, examples, default: byDefault } = schema;
  const own = Array.isArray(examples) ? (examples as unknown[])[0] : undefined;
  return [node.value.example, named?.value.value, example, own, byDefault].find(
    (value) => value !== undefined,
  );
}

function isPlace(place: string): place is ParameterPlace {
  return Object.hasOwn(STYLES, place);
}
