import {
  createConfig,
  escapePointerFragment,
  getLineColLocation,
  isPlainObject,
  lintDocument,
  makeDocumentFromString,
  unescapePointerFragment,
  BaseResolver,
  YamlParseError,
  type Document,
  type Referenced,
} from '@redocly/openapi-core';
import { basename } from 'node:path';
import { RULES } from './rules.ts';

/** Everything that the generator cannot read in a contract: one line per problem. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Each as `file:line pointer: sentence`, in the order of the lines. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const REFERENCE = /^#\/components\/[A-Za-z]+\/[\w.-]+$/;

/** The keywords of a schema that openapi-typescript does not read beside a reference. */
const TYPES =
  'type enum const properties required items additionalProperties allOf anyOf oneOf'.split(' ');

/** An OpenAPI document of one file, the place of each of its parts, and the problems that were found in it. */
export class ContractDocument {
  readonly root: Record<string, unknown> = {};
  readonly #document: Document | undefined;
  readonly #file: string;
  readonly #places = new Map<object, string>();
  readonly #problems = new Map<string, { line: number; message: string }>();

  constructor(text: string, file: string) {
    this.#file = file;
    try {
      this.#document = makeDocumentFromString(text, file);
    } catch (error) {
      if (!(error instanceof YamlParseError)) throw error;
      this.#add('#/', `the YAML cannot be read: ${error.message}`, error.line);
      this.throwIfRefused();
    }
    const parsed: unknown = this.#document?.parsed;
    if (isPlainObject(parsed)) this.root = parsed;
    if (!/^3\.1\.\d+$/.test(String(this.root['openapi'])))
      this.#add('#/openapi', 'the version must be 3.1.x; convert an older document first');
    this.#visit(this.root, '#');
    this.throwIfRefused();
  }

  /** Records what the library finds in the document. */
  async lint(): Promise<void> {
    const config = await createConfig({ rules: RULES });
    const found = await lintDocument({
      document: this.#document!,
      config,
      externalRefResolver: new BaseResolver(),
    }).catch((error: unknown) => {
      this.#add('#/', `the references cannot be followed: ${String(error)}`);
      return [];
    });
    for (const { location, message } of found) this.#add(location[0]?.pointer ?? '#/', message);
  }

  /** The part, or what it refers to with the description given beside the reference, and the name in the reference. */
  follow<Part extends object>(part: Referenced<Part>): { part: Part; name?: string } {
    const { $ref, ...beside } = part as { $ref?: string };
    if ($ref === undefined) return { part: part as Part };
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const target = this.follow<Part>(this.#at($ref) as Referenced<Part>).part;
    const followed = { ...target, ...(beside as Part) };
    this.#places.set(followed, this.#places.get(target) ?? '#/');
    return { part: followed, name };
  }

  /** The children of a map with what they refer to, each with its own name or that in the reference. */
  entries<Part extends object>(map: Readonly<Record<string, Referenced<Part>>> = {}) {
    return Object.entries(map).map(([key, value]) => {
      const { part, name = key } = this.follow<Part>(value);
      return { key, part, name };
    });
  }

  /** Records that the generator cannot read a part. */
  refuse(part: object, message: string): void {
    this.#add(this.#places.get(part) ?? '#/', message);
  }

  /** Throws a ContractError with all problems recorded until now. */
  throwIfRefused(): void {
    if (this.#problems.size === 0) return;
    const sorted = [...this.#problems].sort(([, a], [, b]) => a.line - b.line);
    throw new ContractError(
      sorted.map(
        ([pointer, { line, message }]) => `${basename(this.#file)}:${line} ${pointer}: ${message}`,
      ),
    );
  }

  /** The first problem of a place is enough: those after it mostly follow from it. */
  #add(pointer: string, message: string, line?: number): void {
    if (this.#problems.has(pointer)) return;
    const source = this.#document?.source;
    const start = source && getLineColLocation({ source, pointer, reportOnKey: true }).start.line;
    this.#problems.set(pointer, { line: line ?? start ?? 1, message });
  }

  /** Records the place of each part; YAML anchors may make a document a graph. */
  #visit(value: unknown, pointer: string): void {
    if (typeof value !== 'object' || value === null || this.#places.has(value)) return;
    this.#places.set(value, pointer);
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string' && !REFERENCE.test($ref))
      this.#add(pointer, `${$ref} is no part of this file, such as #/components/schemas/Date`);
    const beside = TYPES.find((keyword) => keyword in value);
    if (typeof $ref === 'string' && beside !== undefined)
      this.#add(pointer, `${beside} beside a $ref changes no type; write allOf with both`);
    for (const [key, inner] of Object.entries(value))
      this.#visit(inner, `${pointer}/${escapePointerFragment(key)}`);
  }

  #at(ref: string): unknown {
    const keys = ref.slice(2).split('/').map(unescapePointerFragment);
    return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.root);
  }
}
