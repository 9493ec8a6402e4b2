import type { OperationId } from '@fitness/api-contract/operations';
import type { Interceptor } from '../interceptor.ts';

/** The mock backend with one defect of the kind that real backends have. */
export interface Mutant {
  /** Its id, in kebab case. */
  readonly name: string;
  /** What the backend does wrong, in English. */
  readonly defect: string;
  /** Where a finding must be reported: at this operation or one of these. */
  readonly operation: OperationId | readonly OperationId[];
  /**
   * `contract`: openapi.yaml excludes it, by a schema, a status, a role or a description.
   * `rules`: only the studio's rules (docs/product.md#mock-rules) exclude it.
   */
  readonly group: 'contract' | 'rules';
  /** A new interceptor for each run. */
  readonly interceptor: () => Interceptor;
}

/** A mutant that breaks openapi.yaml at one operation or one of several. */
export function contractMutant(
  name: string,
  defect: string,
  operation: Mutant['operation'],
  interceptor: () => Interceptor,
): Mutant {
  return { name, defect, operation, group: 'contract', interceptor };
}

/** The id of an operation in kebab case, for the name of a mutant. */
export function kebabOf(operation: OperationId): string {
  return operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
