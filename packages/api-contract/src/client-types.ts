import type { responseShapes } from './generated/response-shapes.ts';
import type { paths } from './generated/schema.ts';

type Path = keyof paths;
type Method = 'get' | 'post' | 'put' | 'delete';

type Call<P extends Path, M extends Method> = paths[P][M];

type PathParams<C> = C extends { parameters: { path: infer Params } }
  ? Omit<Params, 'product'>
  : unknown;
type Query<C> = C extends { parameters: { query: infer Params } } ? Params : unknown;

/** `{ [Name]: Value }`, or nothing at all where the value has no fields. */
type Field<Name extends string, Value> = keyof Value extends never
  ? unknown
  : { [N in Name]: Value };

type Params<C> = Field<'params', Field<'path', PathParams<C>> & Field<'query', Query<C>>>;
type Body<C> = C extends { requestBody: { content: { 'application/json': infer Value } } }
  ? { body: Value }
  : unknown;

/** How one call differs from the rest. */
export interface CallOptions {
  /** Aborts the call, which then throws an ApiError with the reason `aborted`. */
  signal?: AbortSignal;
  /** The time limit of this call in milliseconds, instead of the client's. */
  timeoutMs?: number;
}

type Input<C> = Params<C> & Body<C> & CallOptions;

/** The second argument of a call: left out only where nothing in it is required. */
type Rest<C> = keyof (Params<C> & Body<C>) extends never
  ? [input?: CallOptions]
  : [input: Input<C>];

/** The data that a call resolves to; unknown where the contract leaves it open. */
type Data<C> = C extends { responses: { 200: { content: { 'application/json': infer Value } } } }
  ? Value
  : unknown;

type Shapes = typeof responseShapes;
type ReadPath = keyof Shapes;

/** Key fields are there; of the others each may be null. */
type CleanRow<Shape, Row> = Shape extends string
  ? Row
  : {
      [Name in keyof Shape & keyof Row]:
        | NonNullable<Row[Name]>
        | (Shape[Name] extends `key ${string}` ? never : null);
    };

/** The response data of a path as read by the client. */
type Clean<Shape, Raw> = Shape extends readonly [infer RowShape]
  ? Raw extends readonly (infer Row)[]
    ? CleanRow<RowShape, Row>[]
    : never
  : CleanRow<Shape, Raw>;

/** What a GET of this path resolves to. */
export type ResponseOf<P extends ReadPath> = Clean<Shapes[P], NonNullable<Data<Call<P, 'get'>>>>;

/** One row of the list at this path. */
export type RowOf<P extends ReadPath> = ResponseOf<P> extends (infer Row)[] ? Row : never;

type Result<P extends Path, M extends Method> = M extends 'get'
  ? P extends ReadPath
    ? ResponseOf<P>
    : Data<Call<P, M>>
  : Data<Call<P, M>>;

/** The paths of the contract that have this method. */
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
  DELETE: Caller<'delete'>;
}
