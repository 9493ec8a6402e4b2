import { BANNER, literal } from '../literal.ts';
import type { FlatOperation } from '../spec.ts';
import { successStatus } from './operations.ts';

/** shaped-mutations.ts: the few writing calls whose answer must be read; of all others any success will do. */
export function shapedMutationsFile(operations: FlatOperation[]): string {
  const shaped = operations
    .filter((operation) => operation.method !== 'get' && successStatus(operation) !== '2XX')
    .map((operation) => `${operation.method.toUpperCase()} ${operation.path}`);
  return `${BANNER}
/** Calls other than GET whose success answer has a shape. */
export const shapedMutations: readonly string[] = ${literal(shaped)};
`;
}
