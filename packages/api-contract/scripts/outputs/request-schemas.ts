import { BANNER, literal } from '../literal.ts';
import { followSchema } from '../spec.ts';
import type { FlatOperation, Schema, Spec } from '../spec.ts';

const HEAD = `import type { OperationId } from './operations.ts';

/** A request's JSON Schema without references; covers what openapi.yaml uses there. */
export interface RequestSchema {
  readonly type?: 'string' | 'integer' | 'object';
  readonly format?: 'date';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number)[];
  readonly allOf?: readonly RequestSchema[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  /** The name of the field that must have the same value. */
  readonly 'x-equals'?: string;
}

/** The schemas of a request by its parts; every parameter is required. */
export interface RequestSchemas {
  readonly params: Readonly<Record<string, RequestSchema>>;
  readonly query: Readonly<Record<string, RequestSchema>>;
  readonly body?: RequestSchema;
}
`;

const TEXTS = ['description', 'x-message', 'x-messages'];

/** request-schemas.ts: the request schemas of each operation, for generating requests. */
export function requestSchemasFile(spec: Spec, operations: FlatOperation[]): string {
  const rows = operations.map(
    (operation) => `  ${operation.id}: ${literal(schemasOf(spec, operation), '  ')},\n`,
  );
  return `${BANNER}
${HEAD}
/** The request schemas of every operation by its id. */
export const requestSchemas: Readonly<Record<OperationId, RequestSchemas>> = {
${rows.join('')}};
`;
}

function schemasOf(spec: Spec, { id, params, query, body }: FlatOperation): object {
  const optional = [...params, ...query].find((parameter) => parameter.required !== true);
  if (optional !== undefined)
    throw new Error(
      `openapi.yaml: ${id}: ${optional.name} is not required, which nothing here is prepared for`,
    );
  return {
    params: byName(spec, params),
    query: byName(spec, query),
    body: body && inlined(spec, body.schema),
  };
}

function byName(spec: Spec, parameters: FlatOperation['params']): object {
  return Object.fromEntries(
    parameters.map((parameter) => [parameter.name, inlined(spec, parameter.schema)]),
  );
}

function inlined(spec: Spec, schema: Schema): Schema {
  const { properties, allOf, ...own } = followSchema(spec, schema);
  const kept = Object.fromEntries(
    Object.entries(own).filter(([keyword]) => !TEXTS.includes(keyword)),
  );
  return {
    ...kept,
    ...(allOf && { allOf: allOf.map((part) => inlined(spec, part)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, inlined(spec, inner)]),
      ),
    }),
  };
}
