import type { Contract, Operation } from '../contract/model.ts';
import { partsOf } from '../contract/schema/merge.ts';
import type { Schemas } from '../contract/schema/merge.ts';
import { ANNOTATIONS } from '../contract/schema/keywords.ts';
import { BANNER, literal } from '../literal.ts';
import { successesOf } from './operations.ts';

/** call-exceptions.ts: the calls that the client sends or reads differently from its default. */
export function callExceptionsFile({ operations, schemas }: Contract): string {
  const callsWhere = (isException: (operation: Operation) => boolean) =>
    literal(
      operations.filter(isException).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
    );
  return `${BANNER}
/** GET calls whose success may have no body, and other calls whose success always has one. */
export const bodyExceptions: readonly string[] = ${callsWhere(
    (operation) => (operation.method === 'get') !== hasDefinedBody(schemas, operation),
  )};

/** Calls whose lists in the query stand between commas (\`explode: false\`). */
export const commaQueries: readonly string[] = ${callsWhere(({ query }) =>
    query.some(({ wire }) => wire.list === 'commas'),
  )};
`;
}

/** Whether every success has a body with a schema that restricts it. */
function hasDefinedBody(schemas: Schemas, operation: Operation): boolean {
  return successesOf(operation).every(([, { media }]) =>
    partsOf(schemas, media?.schema ?? {}).some((part) =>
      Object.keys(part).some(
        (keyword) =>
          !ANNOTATIONS.includes(keyword) && !keyword.startsWith('x-') && keyword !== 'allOf',
      ),
    ),
  );
}
