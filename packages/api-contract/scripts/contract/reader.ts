import { basename, extname } from 'node:path';
import { isPlainObject, type Oas3_1Definition } from '@redocly/openapi-core';
import type { Schema } from './model.ts';
import type { ContractNode } from './node.ts';
import {
  CHECKS,
  ONE_SCHEMA,
  REFUSED,
  SCHEMA_LISTS,
  SCHEMA_MAPS,
  isKnown,
} from './schema/keywords.ts';

/** References that lead to a schema with a name: a component, or a part of another file. */
const NAMED = /^#\/(?:components\/schemas\/)?([\w.-]+)?$/;

/** A schema of a body or of a parameter, with an example if there is one. */
interface Use {
  readonly value: unknown;
  readonly place: ContractNode;
  readonly schema: Schema;
}

/** What the readers of all parts of a contract share. Every named schema is read once. */
export class Reader {
  readonly root: ContractNode<Oas3_1Definition>;
  readonly roles: readonly string[];
  /** The ids of the operations that were read. */
  readonly ids = new Set<string>();
  /** The named schemas, in the order in which they were read. */
  readonly schemas: Record<string, Schema> = {};
  /** Where each part of the model is written. */
  readonly nodes = new Map<object, ContractNode>();
  /** The schemas that have another name in requests or in responses, such as `UserRequest`, by that name. */
  readonly variants = new Map<string, Schema>();
  /** Every schema of the operations, once for each example that must fit it. */
  readonly uses: Use[] = [];
  readonly #names = new Map<string, string>();
  readonly #rootNames: Map<string, string>;
  readonly #open: string[] = [];

  constructor(root: ContractNode<Oas3_1Definition>) {
    this.root = root;
    this.roles = roleNames(root);
    this.#rootNames = rootNames(root);
  }

  /** Reads a schema; one with keywords beside a reference becomes an `allOf` of both. */
  readSchema(node: ContractNode): Schema {
    if (typeof node.value === 'boolean') return node.value ? {} : { not: {} };
    const target = node.target();
    const { $ref: _, ...own } = this.#keywords(node as ContractNode<Record<string, unknown>>);
    const reference = target && this.#reference(node, target);
    const { allOf = [], ...rest } = own;
    const schema =
      reference === undefined || Object.keys(own).length === 0
        ? (reference ?? own)
        : { ...rest, allOf: [reference, ...allOf] };
    this.nodes.set(schema, node);
    return schema;
  }

  #reference(from: ContractNode, target: ContractNode): Schema {
    const name = this.#names.get(target.id) ?? this.#newName(from, target);
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    if (this.#open.includes(target.id)) {
      from.refuse('a schema that contains itself needs a name under components/schemas');
      return {};
    }
    this.#open.push(target.id);
    const schema = this.readSchema(target);
    this.#open.pop();
    return schema;
  }

  /** Reads the target under its name; undefined where its place in the file gives it no name. */
  #newName(from: ContractNode, target: ContractNode): string | undefined {
    const match = NAMED.exec(target.pointer);
    const { absoluteRef } = target.source;
    const name =
      this.#rootNames.get(target.id) ??
      (match && (match[1] ?? basename(absoluteRef, extname(absoluteRef))));
    if (name === undefined || name === null) return undefined;
    if (name in Object.prototype) target.refuse(inheritedName(name));
    if (!/^[\w.-]+$/.test(name))
      target.refuse(`the name ${name} must have only letters of ASCII, digits, '.', '-' and '_'`);
    if (Object.hasOwn(this.schemas, name))
      from.refuse(
        this.variants.has(name)
          ? `${name} is also the generated name of a schema without its readOnly or writeOnly properties; rename this one`
          : `two different schemas are called ${name}; rename one`,
      );
    this.#names.set(target.id, name);
    this.schemas[name] = {};
    this.schemas[name] = this.readSchema(target);
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
    const [isUsable, problem = ''] = CHECKS[keyword] ?? [];
    if (isUsable?.(node.value) === false) node.refuse(problem);
    // Duplicates are valid and have no effect.
    if ((keyword === 'required' || keyword === 'type') && Array.isArray(node.value))
      return [...new Set(node.value as string[])];
    if (keyword === 'additionalProperties' && typeof node.value === 'boolean') return node.value;
    if (ONE_SCHEMA.includes(keyword)) return this.readSchema(node);
    if (SCHEMA_LISTS.includes(keyword) || SCHEMA_MAPS.includes(keyword)) {
      const parts = (node as ContractNode<Record<string, object>>)
        .children()
        .map(([name, inner]) => {
          if (name in Object.prototype) inner.refuse(inheritedName(name));
          return [name, this.readSchema(inner)] as const;
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
  return `${name} is a property of every JavaScript object, so that the generated types cannot have this name`;
}

/** The names that openapi.yaml itself gives to schemas, also to those of other files. */
function rootNames(root: ContractNode<Oas3_1Definition>): Map<string, string> {
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

/** The roles in the enumeration of the schema RoleName. */
function roleNames(root: ContractNode<Oas3_1Definition>): string[] {
  const node = root.written('components')?.written('schemas')?.child('RoleName');
  const values = node?.value.enum;
  if (
    Array.isArray(values) &&
    values.length > 0 &&
    values.every((value) => typeof value === 'string')
  )
    return values;
  (node ?? root).refuse('components/schemas/RoleName must list the roles of the contract as enum');
  return [];
}
