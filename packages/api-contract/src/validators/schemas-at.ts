import type { OperationId } from '../generated/operations.ts';
import { namedSchemas, requestSchemas, type RequestSchema } from '../generated/request-schemas.ts';
import { tokensOf } from './problems.ts';

/** The schema, what it refers to, its parts and its alternatives. */
function partsOf(schema: RequestSchema): RequestSchema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const named = $ref === undefined ? undefined : namedSchemas[$ref];
  return [schema, ...[named ?? [], allOf, anyOf, oneOf].flat().flatMap(partsOf)];
}

/** The schemas of the part of a request that a pointer such as `/body/name` names; the outermost first. */
export function schemasAt(id: OperationId, pointer: string): RequestSchema[] {
  const { params, query, body = {} } = requestSchemas[id];
  const properties = { params: { properties: params }, query: { properties: query }, body };
  return tokensOf(pointer).reduce<RequestSchema[]>(
    (schemas, name) =>
      schemas.flatMap(({ properties: byName = {}, items, additionalProperties }) => {
        const inner = Object.hasOwn(byName, name) ? byName[name] : (items ?? additionalProperties);
        return typeof inner === 'object' ? partsOf(inner) : [];
      }),
    [{ properties }],
  );
}

/** The message for users of a problem at a pointer: that of the keyword, else that of the field. */
export function messageAt(id: OperationId, pointer: string, keyword = ''): string | undefined {
  const schemas = schemasAt(id, pointer);
  const own = schemas.find((schema) => schema['x-messages']?.[keyword] !== undefined);
  return (
    own?.['x-messages']?.[keyword] ??
    schemas.find((schema) => schema['x-message'] !== undefined)?.['x-message']
  );
}
