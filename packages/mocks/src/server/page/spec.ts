import { readFile } from 'node:fs/promises';
import { documentUrl } from '@fitness/api-contract/document';
import { parse } from 'yaml';

/** A value or a reference to it. */
export type OrRef<Value> = Value | { readonly $ref: string };

/** The part of JSON Schema that the page shows. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly items?: OrRef<Schema>;
  readonly anyOf?: readonly OrRef<Schema>[];
  readonly allOf?: readonly OrRef<Schema>[];
  readonly properties?: Readonly<Record<string, OrRef<Schema>>>;
  readonly required?: readonly string[];
  readonly 'x-message'?: string;
  readonly 'x-messages'?: Readonly<Record<string, string>>;
  readonly 'x-equals'?: string;
}

/** A parameter of a path or a query. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: OrRef<Schema>;
}

/** A body in JSON. */
export interface Media {
  readonly schema: OrRef<Schema>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, OrRef<{ readonly value: unknown }>>>;
}

/** A request body or a response. */
interface Message {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
}

/** An operation of the document. */
interface SpecOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly 'x-roles': readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly OrRef<Parameter>[];
  readonly requestBody?: Message;
  readonly responses: Readonly<Record<string, Message>>;
}

/** The part of openapi.yaml that the page shows. */
export interface Spec {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, SpecOperation | readonly OrRef<Parameter>[]>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation with its method and path. */
export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: SpecOperation;
  readonly parameters: readonly Parameter[];
}

/** Reads the contract. */
export async function readSpec(): Promise<Spec> {
  return parse(await readFile(documentUrl, 'utf8')) as Spec;
}

/** The value, or the target of the reference. */
export function resolve<Value extends object>(spec: Spec, value: OrRef<Value>): Value {
  if (!('$ref' in value)) return value;
  const found = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name],
      spec,
    );
  if (found === undefined) throw new Error(`openapi.yaml has no ${value.$ref}.`);
  return found as Value;
}

/** Every operation in the order of the document. */
export function operationsOf(spec: Spec): PlacedOperation[] {
  return Object.entries(spec.paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).map(([method, value]) => {
      const operation = value as SpecOperation;
      const all = [...(shared as readonly OrRef<Parameter>[]), ...(operation.parameters ?? [])];
      return {
        method: method.toUpperCase(),
        path,
        operation,
        parameters: all.map((one) => resolve(spec, one)),
      };
    }),
  );
}
