/** The statuses of success; `2XX` stands for any of them. */
export type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | '2XX';

/** The JSON body of a request or response; undefined where it has none. */
type JsonBody<Message> = Message extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;

/** The body of a success response; unknown for a `2XX` that declares none, because then any body is allowed. */
export type BodyOfSuccess<Status, Response> = Status extends '2XX'
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
