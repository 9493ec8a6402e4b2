import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, parseDocument, type Pair, type Scalar } from 'yaml';
import type { Block, Place } from './read-blocks.ts';

/** Makes the change of a block in a copy of the project. Throws where its place is not there, or there twice. */
export function applyBlock(copy: string, { name, text, change }: Block): void {
  if (change === undefined) throw new Error(`${name} changes no file.`);
  const path = join(copy, change.file);
  const isNew = change.place.kind === 'new' || change.place.kind === 'source';
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
  if ('keys' in place) return atKeys(before, text, place);
  return `${before}\n${text}`;
}

function atLine(before: string, text: string, { kind, line }: Extract<Place, { line: string }>) {
  const lines = before.split('\n');
  const found = lines.flatMap((one, index) => (one.includes(line) ? [index] : []));
  const [index, ...more] = found;
  if (index === undefined || more.length > 0)
    throw new Error(`${found.length} lines contain ${line}`);
  const [indentation = ''] = /^ */.exec(lines[index] ?? '') ?? [];
  const inserted = indented(text, indentation.length).trimEnd();
  lines.splice(kind === 'after' ? index + 1 : index, kind === 'instead of' ? 1 : 0, inserted);
  return lines.join('\n');
}

function atKeys(
  before: string,
  text: string,
  { kind, keys }: Extract<Place, { keys: readonly string[] }>,
) {
  const document = parseDocument(before);
  const mapKeys = kind === 'under' ? keys : keys.slice(0, -1);
  const map = document.getIn(mapKeys, true);
  const pairs = isMap<Scalar<string>, Scalar>(map) ? map.items : [];
  const pair = kind === 'under' ? pairs.at(-1) : pairs.find(({ key }) => key.value === keys.at(-1));
  if (pair === undefined) throw new Error(`there is no ${keys.join(' › ')}`);
  const [start, end] = rangeOf(pair);
  const column = start - before.lastIndexOf('\n', start) - 1;
  const head = before.slice(0, kind === 'under' ? end : start - column).trimEnd();
  return `${head}\n${indented(text, column)}${before.slice(end).replace(/^\n/, '')}`;
}

function rangeOf({ key, value }: Pair<Scalar<string>, Scalar>): [start: number, end: number] {
  return [key.range?.[0] ?? 0, (value ?? key).range?.[1] ?? 0];
}

function indented(text: string, width: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(width));
}
