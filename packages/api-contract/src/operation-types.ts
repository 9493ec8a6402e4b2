import type { OperationId } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';
import type { BodyOfSuccess, RequestBody, SuccessBody, SuccessStatus } from './json-body.ts';

/** The parameters of an operation in one place (path, query or header); an empty object without any. */
type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = [
  operations[Id]['parameters'][Name],
] extends [undefined]
  ? Record<string, never>
  : NonNullable<operations[Id]['parameters'][Name]>;

/** The path parameters of an operation, `product` included. */
export type OperationParams<Id extends OperationId> = Part<Id, 'path'>;

/** The query of an operation. */
export type OperationQuery<Id extends OperationId> = Part<Id, 'query'>;

/** The header parameters of an operation, by the names in the contract. */
export type OperationHeaders<Id extends OperationId> = Part<Id, 'header'>;

/** The JSON body that an operation takes; undefined if it takes none or the body is optional. */
export type OperationBody<Id extends OperationId> = RequestBody<operations[Id]>;

/** The body of an operation's success response; unknown where the contract leaves it open. */
export type OperationResponse<Id extends OperationId> = SuccessBody<operations[Id]['responses']>;

/** The statuses of success that the contract lists, each with its body. */
export type OperationSuccess<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: {
    readonly status: Status;
    readonly body: BodyOfSuccess<Status, operations[Id]['responses'][Status]>;
  };
}[keyof operations[Id]['responses'] & SuccessStatus];
