import { METHODS } from '../../scripts/contract/model.ts';

/** A part of a document in any form. */
export type Json = Record<string, unknown>;

/** The document with every reference into these sections of `components` replaced by its target. */
export function withInlineParts(document: Json, sections: readonly string[]): Json {
  const components = document['components'] as Record<string, Json>;
  const inlined = mapRefs(document, (ref) => {
    const [section = '', name = ''] = ref.replace('#/components/', '').split('/');
    return sections.includes(section) ? components[section]?.[name] : undefined;
  }) as Json;
  const kept = Object.entries(inlined['components'] as Json).filter(
    ([section]) => !sections.includes(section),
  );
  return { ...inlined, components: Object.fromEntries(kept) };
}

/** The document with the parameters of each path written in its operations. */
export function withParametersInOperations(document: Json): Json {
  return withPaths(document, ({ parameters = [], ...item }) =>
    mapOperations(item, (operation) => ({
      ...operation,
      parameters: [...(parameters as unknown[]), ...((operation['parameters'] ?? []) as unknown[])],
    })),
  );
}

/** The document with every response, header and request body under `components`. */
export function withSharedParts(document: Json): Json {
  const responses: Json = {};
  const requestBodies: Json = {};
  const share = (section: string, shared: Json, name: string, value: unknown): Json => {
    shared[name] = value;
    return { $ref: `#/components/${section}/${name}` };
  };
  const changed = withPaths(document, (item) =>
    mapOperations(item, (operation) => {
      const id = String(operation['operationId']);
      const statuses = Object.entries(operation['responses'] as Json).map(([status, response]) => [
        status,
        share('responses', responses, `${id}${status}`, response),
      ]);
      const { requestBody } = operation;
      return {
        ...operation,
        responses: Object.fromEntries(statuses) as Json,
        ...(requestBody !== undefined && {
          requestBody: share('requestBodies', requestBodies, id, requestBody),
        }),
      };
    }),
  );
  const components = changed['components'] as Json;
  const shared = { ...(components['responses'] as Json), ...responses };
  return { ...changed, components: { ...components, responses: shared, requestBodies } };
}

/** The document as several files: schemas in one, each path in one of its own. */
export function asSeveralFiles(document: Json): Record<string, Json> {
  const { schemas, ...others } = document['components'] as Record<string, Json>;
  const files: Record<string, Json> = {
    'schemas.yaml': mapRefs(schemas, (ref) => toFile(ref, '#/')) as Json,
  };
  const paths = Object.entries(document['paths'] as Json).map(([path, item], index) => {
    files[`path-${index}.yaml`] = mapRefs(item, (ref) =>
      toFile(ref, './schemas.yaml#/', './openapi.yaml'),
    ) as Json;
    return [path, { $ref: `./path-${index}.yaml` }];
  });
  const components = mapRefs(others, (ref) => toFile(ref, './schemas.yaml#/')) as Json;
  const RoleName = { $ref: './schemas.yaml#/RoleName' };
  files['openapi.yaml'] = {
    ...document,
    paths: Object.fromEntries(paths) as Json,
    components: { ...components, schemas: { RoleName } },
  };
  return files;
}

function toFile(ref: string, schemas: string, others = ''): Json {
  const schema = ref.replace('#/components/schemas/', schemas);
  return { $ref: schema === ref ? `${others}${ref}` : schema };
}

function withPaths(document: Json, change: (item: Json) => Json): Json {
  const paths = Object.entries(document['paths'] as Record<string, Json>);
  return {
    ...document,
    paths: Object.fromEntries(paths.map(([path, item]) => [path, change(item)])),
  };
}

function mapOperations(item: Json, change: (operation: Json) => Json): Json {
  const methods: readonly string[] = METHODS;
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      methods.includes(key) ? change(value as Json) : value,
    ]),
  );
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
