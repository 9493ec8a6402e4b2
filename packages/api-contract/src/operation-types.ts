import type { OperationId } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';

/** The statuses of success; `2XX` stands for any of them. */
type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | '2XX';

/** The JSON body of a request or response; undefined where it has none. */
type JsonBody<Message> = Message extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;

/** The body of a success response; unknown for a `2XX` that declares none, because then any body is allowed. */
type BodyOfSuccess<Status, Response> = Status extends '2XX'
  ? Response extends { content: object }
    ? JsonBody<Response>
    : unknown
  : JsonBody<Response>;

/** The body of any success among the responses of an operation. */
export type SuccessBody<Responses> = {
  [Status in keyof Responses & SuccessStatus]: BodyOfSuccess<Status, Responses[Status]>;
}[keyof Responses & SuccessStatus];

/** The JSON body that an operation takes; undefined if it takes none or the body is optional. */
export type RequestBody<Operation> = Operation extends { requestBody: infer Request extends object }
  ? JsonBody<Request>
  : Operation extends { requestBody?: infer Request }
    ? [Request] extends [undefined]
      ? undefined
      : JsonBody<NonNullable<Request>> | undefined
    : undefined;

/** The parameters of an operation in one place (path or query); `None` without any. */
export type ParametersIn<Operation, Place extends string, None = unknown> = Operation extends {
  parameters: { [P in Place]?: infer Given };
}
  ? [Given] extends [undefined]
    ? None
    : NonNullable<Given>
  : None;
type None = Record<string, never>;

/** The path parameters of an operation, `product` included. */
export type OperationParams<Id extends OperationId> = ParametersIn<operations[Id], 'path', None>;

export type OperationQuery<Id extends OperationId> = ParametersIn<operations[Id], 'query', None>;

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
