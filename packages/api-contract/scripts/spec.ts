import { parse } from 'yaml';

/** A JSON Schema as far as the generator looks into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  'x-message'?: string;
  'x-messages'?: Record<string, string>;
  'x-equals'?: string;
  /** The fields without which a response row is unusable. */
  'x-key'?: string[];
  /** What a string is that JSON Schema has no format for. */
  'x-kind'?: 'date' | 'date-time' | 'time';
  [keyword: string]: unknown;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

interface Operation {
  operationId: string;
  tags: string[];
  'x-roles': string[];
  security?: object[];
  parameters?: { $ref: string }[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<
    string,
    { content?: Record<string, Media>; links?: Record<string, { $ref: string }> }
  >;
}

interface Link {
  operationId: string;
  parameters?: Record<string, string>;
  'x-request-body'?: Record<string, string>;
}

/** openapi.yaml as far as the generator looks into it. */
export interface Spec {
  paths: Record<
    string,
    { parameters?: { $ref: string }[] } & Record<string, Operation | undefined>
  >;
  components: {
    parameters: Record<string, Parameter>;
    schemas: Record<string, Schema>;
    examples: Record<string, { value: unknown }>;
    links: Record<string, Link>;
  };
}

/** One operation with its references followed, as every output needs it. */
export interface FlatOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  roles: string[];
  params: Parameter[];
  query: Parameter[];
  body: Media | undefined;
  responses: Record<string, Media | undefined>;
  links: { $ref: string }[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const ROLES = ['ROLE_ANONYMOUS', 'ROLE_CUSTOMER', 'ROLE_MANAGER', 'ROLE_MASTER'];

/** Reads the contract from the text of openapi.yaml. */
export function readSpec(text: string): Spec {
  return parse(text) as Spec;
}

/** The last part of a local reference: `#/components/schemas/Date` gives `Date`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The schema itself, or the component that it refers to. */
export function followSchema(spec: Spec, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = spec.components.schemas[refName(schema.$ref)];
  if (target === undefined) throw new Error(`openapi.yaml: no schema ${schema.$ref}`);
  return followSchema(spec, target);
}

/** All operations in the order of openapi.yaml; throws where the contract contradicts itself. */
export function listOperations(spec: Spec): FlatOperation[] {
  const found: FlatOperation[] = [];
  for (const [path, item] of Object.entries(spec.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined)
        found.push(flatten(spec, path, method, operation, item.parameters ?? []));
    }
  }
  const ids = found.map((operation) => operation.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`openapi.yaml: two operations are called ${twice}`);
  return found;
}

function flatten(
  spec: Spec,
  path: string,
  method: string,
  operation: Operation,
  shared: { $ref: string }[],
): FlatOperation {
  const id = operation.operationId;
  const tag = operation.tags[0];
  const parameters = [...shared, ...(operation.parameters ?? [])].map((use) => {
    const parameter = spec.components.parameters[refName(use.$ref)];
    if (parameter === undefined)
      throw new Error(`openapi.yaml: ${id} uses an unknown parameter ${use.$ref}`);
    return parameter;
  });
  if (tag === undefined) throw new Error(`openapi.yaml: ${id} has no tag`);
  const params = parameters.filter((parameter) => parameter.in === 'path');
  checkRoles(id, operation);
  checkPath(id, path, params);
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, json(response.content)] as const,
  );
  return {
    id,
    method,
    path,
    tag,
    roles: operation['x-roles'],
    params,
    query: parameters.filter((parameter) => parameter.in === 'query'),
    body: json(operation.requestBody?.content),
    responses: Object.fromEntries(responses),
    links: Object.values(operation.responses).flatMap((response) =>
      Object.values(response.links ?? {}),
    ),
  };
}

function json(content: Record<string, Media> | undefined): Media | undefined {
  return content?.['application/json'];
}

function checkRoles(id: string, operation: Operation): void {
  const roles = operation['x-roles'];
  if (!Array.isArray(roles) || roles.length === 0)
    throw new Error(`openapi.yaml: ${id} has no x-roles`);
  const unknown = roles.find((role) => !ROLES.includes(role));
  if (unknown !== undefined)
    throw new Error(`openapi.yaml: ${id} names an unknown role ${unknown}`);
  const needsNoToken = (operation.security ?? []).some(
    (scheme) => Object.keys(scheme).length === 0,
  );
  if (needsNoToken !== roles.includes('ROLE_ANONYMOUS')) {
    throw new Error(
      `openapi.yaml: ${id}: security and x-roles disagree on whether a token is needed`,
    );
  }
}

function checkPath(id: string, path: string, params: Parameter[]): void {
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]).sort();
  const declared = params.map((parameter) => parameter.name).sort();
  if (inPath.join() !== declared.join())
    throw new Error(`openapi.yaml: ${id}: path parameters differ from ${path}`);
}
