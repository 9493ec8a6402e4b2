import type { Contract, Operation } from '../contract/model.ts';
import { partsOf } from '../contract/schema/merge.ts';
import type { Schemas } from '../contract/schema/merge.ts';
import { ANNOTATIONS } from '../contract/schema/keywords.ts';
import { BANNER, literal } from '../literal.ts';
import { successesOf } from './operations.ts';

/** body-exceptions.ts: the calls whose success differs from the usual in having a body or not. */
export function bodyExceptionsFile({ operations, schemas }: Contract): string {
  const exceptions = operations
    .filter((operation) => (operation.method === 'get') !== hasDefinedBody(schemas, operation))
    .map((operation) => `${operation.method.toUpperCase()} ${operation.path}`);
  return `${BANNER}
/** GET calls whose success may have no body, and other calls whose success always has one. */
export const bodyExceptions: readonly string[] = ${literal(exceptions)};
`;
}

/** Whether every success has a body whose schema says anything about it. */
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
