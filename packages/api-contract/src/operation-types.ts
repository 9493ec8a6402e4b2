import type { OperationId } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';

/** The path parameters of an operation, `product` included. */
export type OperationParams<Id extends OperationId> = operations[Id]['parameters'] extends {
  path: infer Params;
}
  ? Params
  : Record<string, never>;

/** The query of an operation. */
export type OperationQuery<Id extends OperationId> = operations[Id]['parameters'] extends {
  query: infer Query;
}
  ? Query
  : Record<string, never>;

/** The JSON body that an operation takes; undefined where it takes none. */
export type OperationBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** The body of an operation's success response; unknown where the contract leaves it open. */
export type OperationResponse<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : unknown;
