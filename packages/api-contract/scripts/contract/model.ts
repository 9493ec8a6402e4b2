/** The methods that the client and the mock backend have, in the order of the generated files. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** A JSON Schema whose references all name schemas of the contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** The message that users see for an invalid value. */
  'x-message'?: string;
  'x-messages'?: Record<string, string>;
  'x-equals'?: string;
  /** The fields without which a response row is unusable. */
  'x-key'?: string[];
  /** The kind of a string for which JSON Schema has no format. */
  'x-kind'?: 'date' | 'date-time' | 'time';
  [keyword: string]: unknown;
}

/** The location of a parameter; cookies are refused, because a page cannot send them. */
export type ParameterPlace = 'path' | 'query' | 'header';

/** The type as which the text of a parameter, or of each item of its list, is parsed. */
export type WireType = 'string' | 'integer' | 'number' | 'boolean';

export interface Parameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  description?: string;
  deprecated?: boolean;
  schema: Schema;
  example?: unknown;
  /** How it is serialized: one value, repeated values, or comma-separated values. */
  wire: { type: WireType; list?: 'repeated' | 'commas' };
}

/** A JSON body with its example. */
export interface Media {
  schema: Schema;
  example?: unknown;
}

export interface Body extends Media {
  description?: string;
  required: boolean;
}

/** A link with its runtime expressions. */
export interface Link {
  name: string;
  to: string;
  parameters: Record<string, string>;
  body: Record<string, string>;
}

export interface Response {
  description: string;
  headers: Record<string, Pick<Parameter, 'description' | 'deprecated' | 'required' | 'schema'>>;
  /** Undefined where the response has no body. */
  media?: Media;
  /** The named examples. */
  examples: Record<string, unknown>;
  links: Link[];
}

/** One operation with all references resolved but those of schemas. */
export interface Operation {
  id: string;
  method: (typeof METHODS)[number];
  path: string;
  tag: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  roles: string[];
  isPublic: boolean;
  params: Parameter[];
  query: Parameter[];
  headers: Parameter[];
  body?: Body;
  responses: Record<string, Response>;
}

/** The normalized contract. */
export interface Contract {
  operations: Operation[];
  /** Every named schema, in the order of first use by the operations. */
  schemas: Record<string, Schema>;
  roles: readonly string[];
  /** Records a problem of an operation, schema, parameter or response of this contract. */
  refuse(part: object, message: string): void;
  /** Throws a ContractError with all problems recorded until now. */
  throwIfRefused(): void;
}
