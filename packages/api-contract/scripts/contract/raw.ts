/** A schema as it is written: any keyword with any value. */
export type RawSchema = boolean | Readonly<Record<string, unknown>>;

/** A named example as it is written. */
export interface RawExample {
  readonly value?: unknown;
  readonly externalValue?: string;
}

/** The JSON form of a body, or of a parameter. */
export interface RawMedia {
  readonly schema?: RawSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, RawExample>>;
}

/** A parameter as it is written; a header has neither name nor location. */
export interface RawParameter extends RawMedia {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly content?: object;
}

/** A request body as it is written. */
export interface RawBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, RawMedia>>;
}

/** A link as it is written. */
export interface RawLink {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
  /** The fields of the next body: several generators refuse an object in `requestBody`. */
  readonly 'x-request-body'?: unknown;
}

/** A response as it is written. */
export interface RawResponse {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, RawParameter>>;
  readonly content?: Readonly<Record<string, RawMedia>>;
  readonly links?: Readonly<Record<string, RawLink>>;
}

/** An operation as it is written. */
export interface RawOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly 'x-roles'?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: RawBody;
  readonly responses?: Readonly<Record<string, RawResponse>>;
  readonly callbacks?: object;
  readonly servers?: object;
}

/** The methods that the client and the mock backend have, in the order of the generated files. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** One of the supported methods. */
export type Method = (typeof METHODS)[number];

/** A path as it is written. */
export interface RawPath extends Partial<Record<Method, RawOperation>> {
  readonly parameters?: readonly RawParameter[];
  readonly head?: object;
  readonly options?: object;
  readonly trace?: object;
  readonly servers?: object;
}

/** openapi.yaml as it is written. */
export interface RawDocument {
  readonly openapi: string;
  readonly paths?: Readonly<Record<string, RawPath>>;
  readonly webhooks?: object;
  readonly security?: readonly object[];
  readonly components?: { readonly schemas?: Readonly<Record<string, RawSchema>> };
}
