import { stringifyYaml } from '@redocly/openapi-core';
import { generateFiles } from '../scripts/outputs/index.ts';

/** What a small contract changes of the operation `call`, by default GET /things with a response 204. */
export interface Parts {
  readonly method?: string;
  readonly path?: string;
  /** Parts of the operation that are added or replaced. */
  readonly operation?: object;
  readonly parameters?: readonly unknown[];
  /** The schema of a required request body. */
  readonly body?: unknown;
  readonly example?: unknown;
  /** The schema of a response 200. */
  readonly response?: unknown;
  readonly schemas?: object;
  /** What the path has beside the operation. */
  readonly item?: object;
  /** Parts of the document that are added or replaced. */
  readonly document?: object;
}

/** What is generated from the text of a contract. */
export function generateFrom(text: string): Promise<Map<string, string>> {
  return generateFiles(text, '/openapi.yaml');
}

/** The text of a small contract. */
export function textOf(parts: Parts): string {
  const { path = '/things', parameters, body, example = {}, response } = parts;
  const { method = body === undefined ? 'get' : 'post' } = parts;
  const call = {
    operationId: 'call',
    'x-roles': ['ROLE_USER'],
    ...(parameters && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, ...json(body, { example }) } }),
    responses:
      response === undefined
        ? { '204': { description: 'done' } }
        : { '200': { description: 'done', ...json(response) } },
    ...parts.operation,
  };
  return stringifyYaml(
    {
      openapi: '3.1.0',
      info: { title: 'small', version: '1' },
      security: [{ bearer: [] }],
      paths: { [path]: { [method]: call, ...parts.item } },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: {
          RoleName: { type: 'string', enum: ['ROLE_ANONYMOUS', 'ROLE_USER'] },
          ...parts.schemas,
        },
      },
      ...parts.document,
    },
    { noRefs: true },
  );
}

export function json(schema: unknown, others: object = {}): object {
  return { content: { 'application/json': { schema, ...others } } };
}
