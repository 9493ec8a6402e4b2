import { dirname, relative } from 'node:path';
import { getLineColLocation, type Source } from '@redocly/openapi-core';

/** A place in a file of the contract; the pointer begins with `#/`. */
export interface Place {
  readonly source: Source;
  readonly pointer: string;
}

/** Everything that the generator cannot read in a contract: one line per problem. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Each as `file:line pointer: sentence`, in the order of the files. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Collects problems, so that all of them are reported at once. */
export class Problems {
  readonly #folder: string;
  readonly #found = new Map<string, { file: string; line: number; message: string }>();

  /** Files are named relative to the folder of this one. */
  constructor(file: string) {
    this.#folder = dirname(file);
  }

  add({ source, pointer }: Place, message: string): void {
    const { start } = getLineColLocation({ source, pointer, reportOnKey: true });
    this.addLine(source.absoluteRef, start.line, pointer, message);
  }

  /** The first problem of a place is enough: those after it mostly follow from it. */
  addLine(path: string, line: number, pointer: string, message: string): void {
    const file = relative(this.#folder, path);
    const place = `${file}:${line} ${pointer}`;
    if (!this.#found.has(place)) this.#found.set(place, { file, line, message });
  }

  /** Throws a ContractError if anything was collected. */
  throwIfAny(): void {
    if (this.#found.size === 0) return;
    const sorted = [...this.#found].sort(
      ([, a], [, b]) => a.file.localeCompare(b.file) || a.line - b.line,
    );
    throw new ContractError(sorted.map(([place, { message }]) => `${place}: ${message}`));
  }
}
