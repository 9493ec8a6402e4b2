import { basename, extname } from 'node:path';
import { isPlainObject } from '@redocly/openapi-core';
import { ONE_SCHEMA, REFUSED, SCHEMA_LISTS, SCHEMA_MAPS, isKnown } from './keywords.ts';
import { keywordProblem } from './check-keyword.ts';
import type { Schema } from '../model.ts';
import type { ContractNode } from '../node.ts';
import type { RawDocument, RawSchema } from '../raw.ts';

/** References that lead to a schema with a name: a component, or a part of another file. */
const NAMED = /^#\/(?:components\/schemas\/)?([\w.-]+)?$/;

/** Normalizes schemas; every named schema is read once. */
export class SchemaReader {
  /** The named schemas, in the order in which they were met. */
  readonly schemas: Record<string, Schema> = {};
  readonly #nodes: Map<object, ContractNode>;
  readonly #names = new Map<string, string>();
  readonly #rootNames: Map<string, string>;
  readonly #open: string[] = [];

  /** Records the source position of each schema in `nodes`. */
  constructor(root: ContractNode<RawDocument>, nodes: Map<object, ContractNode>) {
    this.#nodes = nodes;
    this.#rootNames = rootNames(root);
  }

  read(node: ContractNode<RawSchema>): Schema {
    if (typeof node.value === 'boolean') return node.value ? {} : { not: {} };
    const target = node.target();
    const { $ref: _, ...own } = this.#keywords(node as ContractNode<Record<string, unknown>>);
    const reference = target && this.#reference(node, target);
    const { allOf = [], ...rest } = own;
    const schema =
      reference === undefined || Object.keys(own).length === 0
        ? (reference ?? own)
        : { ...rest, allOf: [reference, ...allOf] };
    this.#nodes.set(schema, node);
    return schema;
  }

  #reference(from: ContractNode<RawSchema>, target: ContractNode<RawSchema>): Schema {
    const name = this.#names.get(target.id) ?? this.#newName(from, target);
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    if (this.#open.includes(target.id)) {
      from.refuse('a schema that contains itself needs a name under components/schemas');
      return {};
    }
    this.#open.push(target.id);
    const schema = this.read(target);
    this.#open.pop();
    return schema;
  }

  /** Reads the target under its name; undefined where the place gives it none. */
  #newName(from: ContractNode<RawSchema>, target: ContractNode<RawSchema>): string | undefined {
    const match = NAMED.exec(target.pointer);
    const { absoluteRef } = target.source;
    const name =
      this.#rootNames.get(target.id) ??
      (match && (match[1] ?? basename(absoluteRef, extname(absoluteRef))));
    if (name === undefined || name === null) return undefined;
    if (name in Object.prototype) target.refuse(inheritedName(name));
    if (Object.hasOwn(this.schemas, name))
      from.refuse(`two different schemas are called ${name}; rename one`);
    this.#names.set(target.id, name);
    this.schemas[name] = {};
    this.schemas[name] = this.read(target);
    return name;
  }

  #keywords(node: ContractNode<Record<string, unknown>>): Schema {
    const pairs = node.children().flatMap(([keyword, child]): [string, unknown][] => {
      if (keyword === '$ref') return [];
      const refusal = REFUSED.get(keyword);
      if (refusal !== undefined) child.refuse(refusal);
      else if (!isKnown(keyword)) child.refuse(`${keyword} is no keyword of a schema`);
      else if (/^(min|max)Contains$/.test(keyword) && node.value['contains'] === undefined)
        child.refuse(`${keyword} restricts nothing without contains`);
      else return [[keyword, this.#value(keyword, child)]];
      return [];
    });
    return Object.fromEntries(pairs);
  }

  #value(keyword: string, node: ContractNode): unknown {
    const problem = keywordProblem(keyword, node.value);
    if (problem !== undefined) node.refuse(problem);
    // A name or a type that is written twice says no more than once.
    if ((keyword === 'required' || keyword === 'type') && Array.isArray(node.value))
      return [...new Set(node.value as string[])];
    if (keyword === 'additionalProperties' && typeof node.value === 'boolean') return node.value;
    if (ONE_SCHEMA.includes(keyword)) return this.read(node as ContractNode<RawSchema>);
    if (SCHEMA_LISTS.includes(keyword) || SCHEMA_MAPS.includes(keyword)) {
      const parts = (node as ContractNode<Record<string, RawSchema>>)
        .children()
        .map(([name, inner]) => {
          if (name in Object.prototype) inner.refuse(inheritedName(name));
          return [name, this.read(inner)] as const;
        });
      return SCHEMA_LISTS.includes(keyword)
        ? parts.map(([, schema]) => schema)
        : Object.fromEntries(parts);
    }
    return node.value;
  }
}

/** openapi-typescript 7.13.0 reads such a name from its own tables. */
function inheritedName(name: string): string {
  return `${name} is a name of every JavaScript object, which the generated types cannot have`;
}

/** The names that openapi.yaml itself gives to schemas, also to those of other files. */
function rootNames(root: ContractNode<RawDocument>): Map<string, string> {
  const schemas = root.written('components')?.written('schemas')?.children() ?? [];
  const entries = schemas.map(([name, node]) => {
    const isAlias = isPlainObject(node.value) && Object.keys(node.value).join() === '$ref';
    return { name, isAlias, id: (isAlias ? (node.target() ?? node) : node).id };
  });
  const direct = entries.filter(({ isAlias }) => !isAlias);
  const names = new Map<string, string>();
  for (const { id, name } of [...direct, ...entries]) if (!names.has(id)) names.set(id, name);
  return names;
}
