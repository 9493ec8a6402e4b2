import type { endpoints } from './generated/endpoints.ts';
import type { OperationId } from './generated/operations.ts';
import type { responseShapes } from './generated/response-shapes.ts';
import type { operations, paths } from './generated/schema.ts';
import type { ParametersIn, RequestBody, SuccessBody } from './operation-types.ts';

type Path = keyof paths;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Call<P extends Path, M extends Method> = paths[P][M];

/** `{ [Name]: Value }`, optional if all fields of `Value` are; an empty object if it has no fields. */
type Field<Name extends string, Value> = keyof Value extends never
  ? unknown
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type Params<C> = Field<
  'params',
  Field<'path', Omit<ParametersIn<C, 'path'>, 'product'>> & Field<'query', ParametersIn<C, 'query'>>
>;
type Body<C> = C extends { requestBody: object }
  ? { body: RequestBody<C> }
  : [RequestBody<C>] extends [undefined]
    ? unknown
    : { body?: RequestBody<C> };

export interface CallOptions {
  /** Aborts the call, which then throws an ApiError with the reason `aborted`. */
  signal?: AbortSignal;
  /** The time limit of this call in milliseconds, instead of the client's. */
  timeoutMs?: number;
}

type Input<C> = Params<C> & Body<C> & CallOptions;

/** The second argument of a call; optional if nothing in it is required. */
type Rest<C> = Partial<Input<C>> extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/** The data that a call resolves to; unknown where the contract leaves it open. */
type Data<C> = C extends { responses: infer Responses } ? SuccessBody<Responses> : unknown;

type Shapes = typeof responseShapes;
type ReadPath = keyof Shapes;

/** A row as read by the client: key fields are always present, every other field may be null. */
type CleanRow<Shape, Row> = Shape extends { kind: string }
  ? Row
  : {
      [Name in keyof Shape & keyof Row]:
        | NonNullable<Row[Name]>
        | (Shape[Name] extends { isKey: true } ? never : null);
    };

/** The response data of a path as read by the client. */
type Clean<Shape, Raw> = Shape extends readonly [infer RowShape]
  ? Raw extends readonly (infer Row)[]
    ? CleanRow<RowShape, Row>[]
    : never
  : CleanRow<Shape, Raw>;

/** The type that a GET of this path resolves to. */
export type ResponseOf<P extends ReadPath> = Clean<Shapes[P], NonNullable<Data<Call<P, 'get'>>>>;

/** One row of the list at this path. */
export type RowOf<P extends ReadPath> = ResponseOf<P> extends (infer Row)[] ? Row : never;

type Result<P extends Path, M extends Method> = [M, P] extends ['get', infer Read extends ReadPath]
  ? ResponseOf<Read>
  : Data<Call<P, M>>;

type PathOf<M extends Method> = {
  [P in Path]: paths[P][M] extends { responses: unknown } ? P : never;
}[Path];

type Caller<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...rest: Rest<Call<P, M>>
) => Promise<Result<P, M>>;

/** One function per method; `product` comes from the configuration and is not passed. */
export interface ApiClient {
  GET: Caller<'get'>;
  POST: Caller<'post'>;
  PUT: Caller<'put'>;
  PATCH: Caller<'patch'>;
  DELETE: Caller<'delete'>;
}

/** The ids of the GET operations. */
export type ReadOperation = {
  [Id in OperationId]: (typeof endpoints)[Id] extends `GET ${string}` ? Id : never;
}[OperationId];

type Endpoint<Id extends OperationId> =
  (typeof endpoints)[Id] extends `${infer Name} ${infer P extends Path}`
    ? { path: P; method: Lowercase<Name> & Method }
    : never;

/** The second argument for calling an operation. */
export type InputOf<Id extends OperationId> = Rest<operations[Id]>;

/** The params of an operation, as the client takes them; an empty object if it has none. */
export type ParamsOf<Id extends OperationId> =
  Params<operations[Id]> extends { params: infer Given }
    ? [params: Given]
    : Params<operations[Id]> extends { params?: infer Given }
      ? [params?: Given]
      : [];

/** The type that calling an operation resolves to. */
export type ResultOf<Id extends OperationId> = Result<Endpoint<Id>['path'], Endpoint<Id>['method']>;
