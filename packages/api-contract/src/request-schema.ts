/** A JSON Schema of the contract, without what only describes. */
export interface RequestSchema {
  /** A name in `namedSchemas`. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly allOf?: readonly RequestSchema[];
  readonly anyOf?: readonly RequestSchema[];
  readonly oneOf?: readonly RequestSchema[];
  readonly not?: RequestSchema;
  readonly items?: RequestSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | RequestSchema;
  /** The name of the field that must have the same value. */
  readonly 'x-equals'?: string;
  /** The message that users see for an invalid value, and those of single keywords that differ. */
  readonly 'x-message'?: string;
  readonly 'x-messages'?: Readonly<Record<string, string>>;
  /** In a response, the fields without which a row is unusable. */
  readonly 'x-key'?: readonly string[];
  /** In a response, the kind of a string for which JSON Schema has no format. */
  readonly 'x-kind'?: 'date' | 'date-time' | 'time';
}
