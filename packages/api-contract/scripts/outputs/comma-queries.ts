import type { Contract } from '../contract/model.ts';
import { BANNER, literal } from '../literal.ts';

/** comma-queries.ts: the calls that the client sends differently from its default. */
export function commaQueriesFile({ operations }: Contract): string {
  const calls = operations
    .filter(({ query }) => query.some(({ wire }) => wire.list === 'commas'))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  return `${BANNER}
/** Calls whose lists in the query stand between commas (\`explode: false\`). */
export const commaQueries: readonly string[] = ${literal(calls)};
`;
}
