import type { Contract } from '../contract/model.ts';
import { BANNER, keySource, literal } from '../literal.ts';

/** endpoints.ts: what the client needs of every operation. */
export function endpointsFile({ operations }: Contract): string {
  const rows = operations.map(
    ({ id, method, path }) =>
      `  ${keySource(id)}: ${literal(`${method.toUpperCase()} ${path}`)},\n`,
  );
  return `${BANNER}
/** The method and path of every operation by its id. */
export const endpoints = {
${rows.join('')}} as const;
`;
}
