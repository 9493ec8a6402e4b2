import type { RequestSchema } from '../../src/request-schema.ts';
import type { ContractDocument } from './document.ts';

/** The methods that the client and the mock backend have, in the order of the generated files. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export type Schema = RequestSchema;

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
  example?: unknown;
}

/** A JSON body with its example. */
export interface Media {
  schema: Schema;
  example?: unknown;
}

export interface Response {
  /** Where it is written, for a refusal. */
  place: object;
  /** Undefined where the response has no body. */
  media?: Media;
  /** The named examples. */
  examples: Record<string, unknown>;
}

/** One operation with all references resolved but those of schemas. */
export interface Operation {
  id: string;
  method: (typeof METHODS)[number];
  path: string;
  tag: string;
  roles: string[];
  isPublic: boolean;
  params: Parameter[];
  query: Parameter[];
  body?: Media & { required: boolean };
  responses: Record<string, Response>;
}

export interface Contract {
  document: ContractDocument;
  operations: Operation[];
  schemas: Record<string, Schema>;
  roles: readonly string[];
}
