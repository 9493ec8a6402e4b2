import { mapSchema, refName, restricts } from '../contract/schemas.ts';
import type { Contract, Operation, Parameter, Schema } from '../contract/model.ts';
import { BANNER, literal } from '../literal.ts';
import { byId } from './operations.ts';

const HEAD = `import type { RequestSchema } from '../request-schema.ts';
import type { OperationId } from './operations.ts';

export type { RequestSchema } from '../request-schema.ts';

/** The schemas of a request by its parts. */
export interface RequestSchemas {
  readonly params: Readonly<Record<string, RequestSchema>>;
  readonly query: Readonly<Record<string, RequestSchema>>;
  readonly body?: RequestSchema;
  /** Pointers of what may be left out: \`/query/page\`, \`/body\`; everything else is required. */
  readonly optional: readonly string[];
}
`;

const KEPT = ['x-equals', 'x-message', 'x-messages'];

/** request-schemas.ts: the request schemas of each operation, for reading, checking and generating requests. */
export function requestSchemasFile({ schemas, operations }: Contract): string {
  const used = new Set<string>();
  const collect = (schema: Schema): Schema => {
    const kept = Object.entries(schema).filter(([key]) => KEPT.includes(key) || restricts(key));
    const { $ref, ...own } = mapSchema(Object.fromEntries(kept), collect);
    if ($ref === undefined) return own;
    used.add(refName($ref));
    const reference = { $ref: refName($ref) };
    return Object.keys(own).length === 0 ? reference : { ...own, allOf: [reference] };
  };
  const requests = byId(operations, (operation) => schemasOf(operation, collect));
  const named: Record<string, Schema> = {};
  // The loop includes the names that `collect` adds to the set meanwhile.
  for (const name of used) named[name] = collect(schemas[name] ?? {});
  return `${BANNER}
${HEAD}
/** The request schemas of every operation by its id. */
export const requestSchemas: Readonly<Record<OperationId, RequestSchemas>> = ${requests};

/** The schemas to which these refer, by name. */
export const namedSchemas: Readonly<Record<string, RequestSchema>> = ${literal(named)};
`;
}

function schemasOf(
  { params, query, body }: Operation,
  collect: (schema: Schema) => Schema,
): object {
  const byName = (parameters: readonly Parameter[]) =>
    Object.fromEntries(parameters.map(({ name, schema }) => [name, collect(schema)]));
  return {
    params: byName(params),
    query: byName(query),
    body: body && collect(body.schema),
    optional: [
      ...query.filter(({ required }) => !required).map(({ name }) => `/query/${name}`),
      ...(body?.required === false ? ['/body'] : []),
    ],
  };
}
