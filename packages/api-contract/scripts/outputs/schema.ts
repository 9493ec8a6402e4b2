import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Contract, Operation, Parameter } from '../contract/model.ts';
import { BANNER } from '../literal.ts';

/** schema.ts: the types of all paths, operations and schemas. */
export async function schemaFile({ operations, schemas }: Contract): Promise<string> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = operationObject(operation);
  const info = { title: 'contract', version: '1' };
  const document = { openapi: '3.1.0', info, paths, components: { schemas } };
  // A copy, because openapi-typescript changes what it is given.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  return `${BANNER}${astToString(await openapiTS(copy, { defaultNonNullable: false }))}`;
}

function operationObject(operation: Operation): object {
  const { id, summary, description, deprecated, params, query, headers, body } = operation;
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    {
      description: response.description,
      headers: response.headers,
      content: response.media && jsonContent(response.media.schema),
    },
  ]);
  return {
    operationId: id,
    summary,
    description,
    deprecated,
    parameters: [...params, ...query, ...headers].map(parameterObject),
    requestBody: body && {
      description: body.description,
      required: body.required,
      content: jsonContent(body.schema),
    },
    responses: Object.fromEntries(responses) as object,
  };
}

function parameterObject(parameter: Parameter): object {
  return { ...parameter, wire: undefined };
}

function jsonContent(schema: object): object {
  return { 'application/json': { schema } };
}
