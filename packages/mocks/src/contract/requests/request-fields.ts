import type { OperationId } from '@fitness/api-contract/operations';
import {
  namedSchemas,
  requestSchemas,
  type RequestSchema,
} from '@fitness/api-contract/request-schemas';
import { validateRequest } from '@fitness/api-contract/validators';
import { asReceived, type Parts } from '../wire/call.ts';

/** A parameter or a body field at any depth. */
export interface RequestField {
  readonly part: 'params' | 'query' | 'headers' | 'body';
  /** The property names that lead to it within its part. */
  readonly path: readonly string[];
  readonly schema: RequestSchema;
  readonly required: boolean;
}

export function requestFieldsOf(operation: OperationId): RequestField[] {
  const { body, optional, ...schemas } = requestSchemas[operation];
  const parameters = (['params', 'query', 'headers'] as const).flatMap((part) =>
    Object.entries(schemas[part]).map(([name, schema]) => ({
      part,
      path: [name],
      schema: mergeAllOf(schema),
      required: !optional.includes(`/${part}/${name}`),
    })),
  );
  return [...parameters, ...(body ? bodyFields(body, !optional.includes('/body')) : [])];
}

/** Whether the field is the numeric id in the path, such as a user id. */
export function isPathId({ part, schema }: RequestField): boolean {
  return part === 'params' && schema.type === 'integer';
}

/** The schema merged with what it refers to and with its `allOf` parts. */
function mergeAllOf(schema: RequestSchema): RequestSchema {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref === undefined ? [] : [namedSchemas[$ref] ?? {}];
  const parts = [own, ...[...target, ...allOf].map(mergeAllOf)];
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as object;
  const required = parts.flatMap((part) => part.required ?? []);
  return {
    ...(Object.assign({}, ...parts) as RequestSchema),
    ...(Object.keys(properties).length > 0 && { properties: { ...properties } }),
    ...(required.length > 0 && { required }),
  };
}

/** The types that a schema allows; empty if it allows every type. */
export function typesOf({ type = [] }: RequestSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** The pointer of a field: `/body/reqPayDto/uuid`. */
export function pointerOf({ part, path }: RequestField): string {
  return ['', part, ...path].join('/');
}

/** The request with another value in a field, and in the field that must be equal to it. */
export function withValue(
  operation: OperationId,
  parts: Parts,
  field: RequestField,
  value: unknown,
): Parts {
  const changed = replace(parts, [field.part, ...field.path], value) as Parts;
  const twin = requestFieldsOf(operation).find(
    ({ part, path, schema }) =>
      part === field.part &&
      path.length === field.path.length &&
      schema['x-equals'] === field.path.at(-1),
  );
  return twin ? (replace(changed, [twin.part, ...twin.path], value) as Parts) : changed;
}

export function valueAt(
  parts: Parts,
  { part, path }: Pick<RequestField, 'part' | 'path'>,
): unknown {
  return path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    parts[part],
  );
}

export function without(parts: Parts, { part, path }: RequestField): Parts {
  return replace(parts, [part, ...path], undefined) as Parts;
}

/** Whether the request is valid in the form in which a server receives it. */
export function isValid(operation: OperationId, parts: Parts): boolean {
  return validateRequest(operation, asReceived(parts)).ok;
}

/** The fields of a body; a body that is no plain object is one field. */
function bodyFields(body: RequestSchema, required: boolean): RequestField[] {
  const schema = mergeAllOf(body);
  return schema.properties
    ? fieldsOf(schema, [], new Set(namesIn(body)))
    : [{ part: 'body', path: [], schema, required }];
}

/** The fields of a schema; those of a named one only where it is met first, because it may contain itself. */
function fieldsOf(
  schema: RequestSchema,
  above: readonly string[],
  known: Set<string>,
): RequestField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): RequestField[] => {
    const path = [...above, name];
    const field = mergeAllOf(inner);
    const names = namesIn(inner);
    const isKnown = names.some((of) => known.has(of));
    for (const of of names) known.add(of);
    return [
      { part: 'body', path, schema: field, required: schema.required?.includes(name) ?? false },
      ...(isKnown ? [] : fieldsOf(field, path, known)),
    ];
  });
}

/** The names of the schemas that a value must fit. */
function namesIn({ $ref, allOf = [] }: RequestSchema): string[] {
  return [...($ref === undefined ? [] : [$ref]), ...allOf.flatMap(namesIn)];
}

function replace(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const { [name]: inner, ...others } = (value ?? {}) as Record<string, unknown>;
  const replaced = replace(inner, rest, next);
  return replaced === undefined ? others : { ...others, [name]: replaced };
}
