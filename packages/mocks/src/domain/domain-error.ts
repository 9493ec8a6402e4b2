import type { ErrorName } from '@fitness/api-contract/error-responses';

/** A broken studio rule, by the name of the error response in openapi.yaml with status and text. */
export class DomainError extends Error {
  readonly errorName: ErrorName;
  /** An explanation for developers. */
  readonly detail: string | undefined;

  constructor(errorName: ErrorName, detail?: string) {
    super(errorName);
    this.name = 'DomainError';
    this.errorName = errorName;
    this.detail = detail;
  }
}

/** Returns the value; throws the error where it is undefined. */
export function orThrow<Value>(
  value: Value | undefined,
  ...error: ConstructorParameters<typeof DomainError>
): Value {
  if (value === undefined) throw new DomainError(...error);
  return value;
}
