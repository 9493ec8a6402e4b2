import { BANNER, literal } from '../literal.ts';
import type { FlatOperation } from '../spec.ts';
import { successStatus } from './operations.ts';

/** mutations-with-response.ts: the few mutations whose response body the client reads. */
export function mutationsWithResponseFile(operations: FlatOperation[]): string {
  const shaped = operations
    .filter((operation) => operation.method !== 'get' && successStatus(operation) !== '2XX')
    .map((operation) => `${operation.method.toUpperCase()} ${operation.path}`);
  return `${BANNER}
/** Mutations whose success response has a defined body. */
export const mutationsWithResponse: readonly string[] = ${literal(shaped)};
`;
}
