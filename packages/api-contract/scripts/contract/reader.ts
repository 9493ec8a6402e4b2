import type { ContractNode } from './node.ts';
import type { RawDocument } from './raw.ts';
import type { Schema } from './model.ts';
import { SchemaReader } from './schema/schema-reader.ts';

/** An example of a body or of a parameter. */
interface Example {
  readonly value: unknown;
  readonly place: ContractNode;
  readonly schema: Schema;
}

/** The context that the readers of all parts of a contract share. */
export interface Reader {
  readonly root: ContractNode<RawDocument>;
  readonly schemas: SchemaReader;
  /** Where each part of the model is written. */
  readonly nodes: Map<object, ContractNode>;
  /** The schemas that a request or a response has under a name of its own, by that name. */
  readonly variants: Map<string, Schema>;
  /** Every example with the schema that it must fit. */
  readonly examples: Example[];
}

/** A reader that has read nothing yet. */
export function createReader(root: ContractNode<RawDocument>): Reader {
  const nodes = new Map<object, ContractNode>();
  return { root, nodes, schemas: new SchemaReader(root, nodes), examples: [], variants: new Map() };
}
