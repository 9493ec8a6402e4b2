import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, parseDocument, type Scalar } from 'yaml';
import type { Block, Place } from './read-blocks.ts';

/** Makes the change of a block in a copy of the project. Throws if its place is missing or ambiguous. */
export function applyBlock(copy: string, { name, text, change }: Block): void {
  if (change === undefined) throw new Error(`${name} changes no file.`);
  const path = join(copy, change.file);
  const isNew = change.place.kind === 'new';
  if (existsSync(path) === isNew)
    throw new Error(`${name}: ${change.file} ${isNew ? 'exists already' : 'does not exist'}.`);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, isNew ? text : changed(readFileSync(path, 'utf8'), text, change.place));
  } catch (error) {
    throw new Error(`${name} cannot be applied to ${change.file}`, { cause: error });
  }
}

function changed(before: string, text: string, place: Place): string {
  if ('line' in place) return atLine(before, text, place);
  if ('keys' in place) return underKeys(before, text, place.keys);
  return `${before}\n${text}`;
}

function atLine(before: string, text: string, { kind, line }: Extract<Place, { line: string }>) {
  const lines = before.split('\n');
  const found = lines.flatMap((one, index) => (one.includes(line) ? [index] : []));
  const [index, ...more] = found;
  if (index === undefined || more.length > 0)
    throw new Error(`${found.length} lines contain ${line}`);
  const [indentation = ''] = /^ */.exec(lines[index] ?? '') ?? [];
  const inserted = indented(text, indentation.length).slice(0, -1);
  lines.splice(kind === 'after' ? index + 1 : index, kind === 'instead of' ? 1 : 0, inserted);
  return lines.join('\n');
}

function underKeys(before: string, text: string, keys: readonly string[]): string {
  const map = parseDocument(before).getIn(keys, true);
  const last = isMap<Scalar, Scalar>(map) ? map.items.at(-1) : undefined;
  if (!last?.key.range || !last.value?.range) throw new Error(`${keys.join(', ')} is no map`);
  const column = last.key.range[0] - before.lastIndexOf('\n', last.key.range[0]) - 1;
  const end = last.value.range[1];
  return `${before.slice(0, end).trimEnd()}\n${indented(text, column)}${before.slice(end).replace(/^\n/, '')}`;
}

function indented(text: string, width: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(width));
}
