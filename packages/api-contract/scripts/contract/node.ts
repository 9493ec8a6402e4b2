import { escapePointerFragment, isPlainObject, isRef } from '@redocly/openapi-core';
import type { OasRef, ResolvedRefMap, Source } from '@redocly/openapi-core';
import type { Place, Problems } from './problems.ts';

interface Context {
  readonly refs: ResolvedRefMap;
  readonly problems: Problems;
}

/** A value of the contract with its place in the file; follows references. */
export class ContractNode<T = unknown> implements Place {
  readonly value: T;
  readonly source: Source;
  readonly pointer: string;
  /** The last part of the reference that led here. */
  readonly refName: string | undefined;
  readonly #context: Context;

  constructor(value: T, place: Place, context: Context, refName?: string) {
    this.value = value;
    this.source = place.source;
    this.pointer = place.pointer;
    this.refName = refName;
    this.#context = context;
  }

  /** The node's source position, as a key. */
  get id(): string {
    return `${this.source.absoluteRef}${this.pointer}`;
  }

  /** The child; a reference stays a reference. */
  written<K extends keyof T & (string | number)>(
    key: K,
  ): ContractNode<NonNullable<T[K]>> | undefined {
    const value = this.value[key];
    if (value === undefined) return undefined;
    const base = this.pointer.endsWith('/') ? this.pointer : `${this.pointer}/`;
    const place = { source: this.source, pointer: `${base}${escapePointerFragment(key)}` };
    return new ContractNode(value as NonNullable<T[K]>, place, this.#context);
  }

  /** The child, or what it refers to. */
  child<K extends keyof T & (string | number)>(
    key: K,
  ): ContractNode<Exclude<NonNullable<T[K]>, OasRef>> | undefined {
    return this.written(key)?.followed();
  }

  /** The children of an object or a list, where references stay references; none of any other value. */
  children(): [string, ContractNode<T[keyof T] & {}>][] {
    const keys = isPlainObject(this.value) || Array.isArray(this.value) ? this.value : {};
    return Object.keys(keys).flatMap((key) => {
      const node = this.written(key as keyof T & string);
      return node === undefined ? [] : [[key, node]];
    });
  }

  /** The target of a reference; a target that itself extends a reference is not resolved further. */
  target(): ContractNode<T> | undefined {
    if (!isRef(this.value)) return undefined;
    const { $ref } = this.value;
    if (/#[^/]/.test($ref)) {
      this.refuse(
        'anchors are not supported; refer to a schema by its place, #/components/schemas/…',
      );
      return undefined;
    }
    const found = this.#context.refs.get(`${this.source.absoluteRef}::${$ref}`);
    if (found?.resolved !== true || found.node === undefined) {
      this.refuse(`${$ref} is not found`);
      return undefined;
    }
    const place = found.chain?.[0]?.location ?? {
      source: found.document.source,
      pointer: found.nodePointer,
    };
    const value = (found.chain?.[0]?.node ?? found.node) as T;
    return new ContractNode(value, place, this.#context, $ref.slice($ref.lastIndexOf('/') + 1));
  }

  /** Records that the generator cannot read this. */
  refuse(message: string): void {
    this.#context.problems.add(this, message);
  }

  /** The node itself, or what it refers to with the description given beside the reference. */
  followed(): ContractNode<Exclude<T, OasRef>> {
    const target = this.target();
    if (target === undefined) return this as ContractNode<Exclude<T, OasRef>>;
    const { $ref: _, ...beside } = this.value as { $ref: string };
    for (const key of Object.keys(beside)) {
      if (key !== 'summary' && key !== 'description')
        this.refuse(`${key} beside a $ref would be ignored; write it where the $ref points to`);
    }
    const { value, refName } = target.followed();
    return new ContractNode(
      { ...value, ...beside },
      target,
      this.#context,
      target.refName ?? refName,
    );
  }
}
