import { BANNER, literal } from '../literal.ts';
import { followSchema } from '../spec.ts';
import type { FlatOperation, Schema, Spec } from '../spec.ts';

type Fields = Record<string, string>;
type Shape = [Fields | string] | Fields;

/** response-shapes.ts: what the client reads of each list and of each object that has a key. */
export function responseShapesFile(spec: Spec, operations: FlatOperation[]): string {
  const shapes = operations.flatMap((operation) => {
    const shape =
      operation.method === 'get'
        ? shapeOf(spec, operation.responses['200']?.schema ?? {})
        : undefined;
    return shape === undefined ? [] : [[operation.path, shape] as const];
  });
  return `${BANNER}
/**
 * The fields of each response that is read tolerantly, by path; a list is in brackets. A field is \`key\` (without it the row is left out)
 * or \`null\` (the contract allows that it is null or missing), its kind, and the bounds or values of that kind.
 */
export const responseShapes = ${literal(Object.fromEntries(shapes))} as const;
`;
}

function shapeOf(spec: Spec, schema: Schema): Shape | undefined {
  const response = followSchema(spec, schema);
  if (!typesOf(response).includes('array'))
    return response['x-key'] === undefined ? undefined : fieldsOf(spec, response);
  const row = followSchema(spec, response['items'] as Schema);
  return [row.properties === undefined ? `key ${kindOf(row)}` : fieldsOf(spec, row)];
}

function fieldsOf(spec: Spec, row: Schema): Fields {
  const fields = Object.entries(row.properties ?? {}).map(([name, own]) => {
    const { schema, isNullable } = withoutNull(spec, own);
    const mayBeMissing = isNullable || row.required?.includes(name) !== true;
    const role = row['x-key']?.includes(name) === true ? 'key ' : mayBeMissing ? 'null ' : '';
    return [name, `${role}${kindOf(schema)}`] as const;
  });
  const unknown = row['x-key']?.find((name) => row.properties?.[name] === undefined);
  if (unknown !== undefined)
    throw new Error(`openapi.yaml: x-key names an unknown field ${unknown}`);
  return Object.fromEntries(fields);
}

function withoutNull(spec: Spec, own: Schema): { schema: Schema; isNullable: boolean } {
  const [first, second] = (own['anyOf'] as Schema[] | undefined) ?? [];
  if (first !== undefined && second?.type === 'null')
    return { schema: followSchema(spec, first), isNullable: true };
  const schema = followSchema(spec, own);
  return { schema, isNullable: typesOf(schema).includes('null') };
}

function kindOf(schema: Schema): string {
  const types = typesOf(schema);
  if (schema['x-kind'] !== undefined) return schema['x-kind'];
  if (schema.format === 'date') return 'date';
  if (schema.enum !== undefined) return ['enum', ...schema.enum].join(' ');
  if (types.includes('integer')) return integerKind(schema);
  if (types.includes('array')) return 'array';
  if (types.includes('string')) return 'text';
  throw new Error(
    `openapi.yaml: a response has a field of an unknown kind: ${JSON.stringify(schema)}`,
  );
}

function integerKind({ minimum, maximum }: Schema): string {
  if (maximum !== undefined) return `integer ${minimum ?? -Infinity} ${maximum}`;
  return minimum === undefined ? 'integer' : `integer ${minimum}`;
}

function typesOf({ type = [] }: Schema): string[] {
  return Array.isArray(type) ? type : [type];
}
