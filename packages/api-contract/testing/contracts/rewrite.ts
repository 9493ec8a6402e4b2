import { METHODS } from '../../scripts/contract/model.ts';

/** A part of a document in any form. */
export type Json = Record<string, unknown>;

/** The parts of a document that are rewritten. */
interface Document extends Json {
  paths: Record<string, Json & { parameters?: unknown[] }>;
  components: Record<string, Json>;
}

/** The document with every reference into these sections of `components` replaced by its target. */
export function withInlineParts(document: Json, sections: readonly string[]): Json {
  const { components } = document as Document;
  const inlined = mapRefs(document, (ref) => {
    const [section = '', name = ''] = ref.replace('#/components/', '').split('/');
    return sections.includes(section) ? components[section]?.[name] : undefined;
  }) as Document;
  for (const section of sections) delete inlined.components[section];
  return inlined;
}

/** The document with the parameters of each path written in its operations. */
export function withParametersInOperations(document: Json): Json {
  const copy = structuredClone(document) as Document;
  for (const item of Object.values(copy.paths)) {
    const { parameters = [] } = item;
    for (const operation of operationsOf(item))
      operation['parameters'] = [...parameters, ...((operation['parameters'] ?? []) as unknown[])];
    delete item.parameters;
  }
  return copy;
}

/** The document with every response and request body under `components`. */
export function withSharedParts(document: Json): Json {
  const copy = structuredClone(document) as Document;
  const { responses, requestBodies } = Object.assign(copy.components, {
    responses: { ...copy.components['responses'] },
    requestBodies: { ...copy.components['requestBodies'] },
  });
  for (const operation of Object.values(copy.paths).flatMap(operationsOf)) {
    const id = String(operation['operationId']);
    const statuses = operation['responses'] as Json;
    for (const [status, response] of Object.entries(statuses)) {
      responses[`${id}${status}`] = response;
      statuses[status] = { $ref: `#/components/responses/${id}${status}` };
    }
    if (operation['requestBody'] === undefined) continue;
    requestBodies[id] = operation['requestBody'];
    operation['requestBody'] = { $ref: `#/components/requestBodies/${id}` };
  }
  return copy;
}

/** The document as several files: schemas in one, each path in one of its own. */
export function asSeveralFiles(document: Json): Record<string, Json> {
  const { paths, components } = document as Document;
  const { schemas, ...others } = components;
  const names = Object.keys(paths).map((path, index) => [path, `path-${index}.yaml`] as const);
  return {
    'schemas.yaml': withFiles(schemas, '#/'),
    ...Object.fromEntries(
      names.map(([path, name]) => [
        name,
        withFiles(paths[path], './schemas.yaml#/', './openapi.yaml'),
      ]),
    ),
    'openapi.yaml': {
      ...document,
      paths: Object.fromEntries(names.map(([path, name]) => [path, { $ref: `./${name}` }])),
      components: {
        ...withFiles(others, './schemas.yaml#/'),
        schemas: { RoleName: { $ref: './schemas.yaml#/RoleName' } },
      },
    },
  };
}

/** The value with references to schemas in their file, and to other parts in `others`. */
function withFiles(value: unknown, schemas: string, others = ''): Json {
  return mapRefs(value, (ref) => {
    const schema = ref.replace('#/components/schemas/', schemas);
    return { $ref: schema === ref ? `${others}${ref}` : schema };
  }) as Json;
}

function operationsOf(item: Json): Json[] {
  return METHODS.flatMap((method) => (item[method] === undefined ? [] : [item[method] as Json]));
}

/** The value with every reference replaced for which there is a replacement. */
function mapRefs(value: unknown, replace: (ref: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapRefs(inner, replace));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...beside } = value as Json;
  const replacement = $ref === undefined ? undefined : (replace(String($ref)) as Json | undefined);
  if (replacement !== undefined) {
    const replaced = '$ref' in replacement ? replacement : mapRefs(replacement, replace);
    return { ...(replaced as Json), ...beside };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapRefs(inner, replace)]),
  );
}
