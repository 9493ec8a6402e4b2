// The types of src/generated/validators, which is not in git: the package's imports name this file.
import type { OperationId } from '../generated/operations.ts';
import type { Validator } from './problems.ts';

type Part = 'params' | 'query' | 'headers' | 'body';

/** The request validators of every operation by its id. */
export declare const requestValidators: Readonly<
  Record<OperationId, Readonly<Partial<Record<Part, Validator>>>>
>;

/** The response validators of every operation by its id and status. */
export declare const responseValidators: Readonly<
  Record<OperationId, Readonly<Record<string, Validator>>>
>;
