import type { OperationId } from '@fitness/api-contract/operations';
import {
  namedSchemas,
  requestSchemas,
  type RequestSchema,
} from '@fitness/api-contract/request-schemas';
import { validateRequest } from '@fitness/api-contract/validators';
import { asReceived, type Parts } from '../wire/call.ts';

export interface RequestField {
  readonly part: 'params' | 'query' | 'body';
  readonly path: readonly string[];
  readonly schema: RequestSchema;
}

export function requestFieldsOf(operation: OperationId): RequestField[] {
  const { body, params, query } = requestSchemas[operation];
  const parameters = Object.entries({ params, query }).flatMap(([part, schemas]) =>
    Object.entries(schemas).map(
      ([name, schema]) => ({ part, path: [name], schema: merged(schema) }) as RequestField,
    ),
  );
  return [...parameters, ...(body ? fieldsOf(merged(body), []) : [])];
}

function fieldsOf({ properties = {} }: RequestSchema, above: readonly string[]): RequestField[] {
  return Object.entries(properties).flatMap(([name, inner]): RequestField[] => {
    const [path, schema] = [[...above, name], merged(inner)];
    return [{ part: 'body', path, schema }, ...fieldsOf(schema, path)];
  });
}

/** The schema merged with what it refers to and with its `allOf` parts. */
function merged({ $ref, allOf = [], ...own }: RequestSchema): RequestSchema {
  const target = $ref === undefined ? {} : merged(namedSchemas[$ref] ?? {});
  return Object.assign({}, own, target, ...allOf.map(merged)) as RequestSchema;
}

export function isPathId({ part, schema }: RequestField): boolean {
  return part === 'params' && schema.type === 'integer';
}

export function nameOf({ path }: Pick<RequestField, 'path'>): string {
  return path.at(-1) ?? '';
}

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
  const twins = requestFieldsOf(operation).filter(
    ({ schema }) => schema['x-equals'] !== undefined && schema['x-equals'] === nameOf(field),
  );
  return [field, ...twins].reduce(
    (changed, { part, path }) => replace(changed, [part, ...path], value) as Parts,
    parts,
  );
}

export function valueAt(parts: Parts, { part, path }: Pick<RequestField, 'part' | 'path'>) {
  return path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    parts[part],
  );
}

export function without(parts: Parts, { part, path }: RequestField): Parts {
  return replace(parts, [part, ...path], undefined) as Parts;
}

export function isValid(operation: OperationId, parts: Parts): boolean {
  return validateRequest(operation, asReceived(parts)).ok;
}

function replace(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const { [name]: inner, ...others } = (value ?? {}) as Record<string, unknown>;
  const replaced = replace(inner, rest, next);
  return replaced === undefined ? others : { ...others, [name]: replaced };
}
