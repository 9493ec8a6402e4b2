import { cleanText, isVisible } from './clean-text.ts';
import { responseShapes } from './generated/response-shapes.ts';
import { readDate, readDateTime, readTime } from './read-moment.ts';

/** A row's fields, as in the generated table; a row that is a single value has only its kind. */
type RowShape = Readonly<Record<string, string>> | string;

/** The shape of a response: one row, or in brackets a list of rows. */
type ResponseShape = RowShape | readonly [RowShape];

/** Reports a field whose value violates the contract; the name is empty for a whole row. */
type Report = (field: string, value: unknown) => void;

type Read = (value: unknown) => unknown;

function between(
  isNumber: (value: unknown) => boolean,
  [least = '-Infinity', most = 'Infinity']: string[],
): Read {
  return (value) =>
    isNumber(value) && Number(value) >= Number(least) && Number(value) <= Number(most)
      ? value
      : null;
}

/** Backends send role names with and without the prefix. */
const wordOf = (text: string): string => text.toLowerCase().replace(/^role_/, '');

const KINDS: Record<string, (...args: string[]) => Read> = {
  text: () => (value) => (typeof value === 'string' && isVisible(value) ? cleanText(value) : null),
  array: () => (value) => (Array.isArray(value) ? value : null),
  integer: (...bounds) => between(Number.isSafeInteger, bounds),
  number: (...bounds) => between(Number.isFinite, bounds),
  value:
    (...options) =>
    (value) =>
      options.includes(JSON.stringify(value)) ? value : null,
  any: () => (value) => value,
  enum:
    (...options) =>
    (value) =>
      options.find((option) => option === value) ?? null,
  role: (...options) => {
    const byWord = new Map(options.map((option) => [wordOf(option), option]));
    return (value) => (typeof value === 'string' && byWord.get(wordOf(value))) || null;
  },
  date: () => readDate,
  'date-time': () => readDateTime,
  time: () => readTime,
};

const shapes: Readonly<Record<string, ResponseShape | undefined>> = responseShapes;

/**
 * Cleans the response to a GET: removes rows without a key, and replaces fields that violate the contract with null; undefined if
 * the response is unusable. Fields that are not in the generated table are unchanged.
 */
export function readResponse(path: string, body: unknown, report: Report): unknown {
  const shape = shapes[path];
  if (shape === undefined) return body;
  if (!isList(shape)) return rowReader(shape, report)(body) ?? undefined;
  if (body === null) return [];
  return Array.isArray(body)
    ? body.map(rowReader(shape[0], report)).filter((row) => row !== null)
    : undefined;
}

function rowReader(shape: RowShape, report: Report): Read {
  if (typeof shape === 'string') return fieldReader('', shape, report);
  const fields = Object.entries(shape).map(([name, kind]) => ({
    name,
    isKey: kind.startsWith('key '),
    read: fieldReader(name, kind, report),
  }));
  return (row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      report('', row);
      return null;
    }
    const clean: Record<string, unknown> = {};
    for (const { name, isKey, read } of fields) {
      clean[name] = read((row as Record<string, unknown>)[name]);
      if (isKey && clean[name] === null) return null;
    }
    return clean;
  };
}

function fieldReader(name: string, shape: string, report: Report): Read {
  const [kind = '', ...args] = shape.replace(/^(key|null) /, '').split('|');
  const read = KINDS[kind]?.(...args);
  return (value) => {
    const clean = read?.(value) ?? null;
    const isAbsent = value === null || value === undefined;
    if (isAbsent ? !shape.startsWith('null ') : !isAsItCame(value, clean)) report(name, value);
    return clean;
  };
}

/** Whether cleaning has not changed the value; missing seconds, or a time after a date, are no change. */
function isAsItCame(value: unknown, clean: unknown): boolean {
  return (
    value === clean ||
    (typeof value === 'string' && clean !== null && value.startsWith(String(clean).slice(0, 16)))
  );
}

function isList(shape: ResponseShape): shape is readonly [RowShape] {
  return Array.isArray(shape);
}
