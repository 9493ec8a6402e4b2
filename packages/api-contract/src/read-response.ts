import { cleanText, isVisible } from './clean-text.ts';
import { responseShapes } from './generated/response-shapes.ts';
import { readDate, readDateTime, readTime } from './read-moment.ts';

/** What the contract allows for a field, or for a row that is a single value. */
export interface FieldShape {
  readonly kind: keyof typeof READERS;
  readonly isKey?: boolean;
  readonly isNullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly values?: readonly unknown[];
}

type RowShape = Readonly<Record<string, FieldShape>> | FieldShape;

/** The shape of a response: one row, or in brackets a list of rows. */
type ResponseShape = RowShape | readonly [RowShape];

/** Reports a field whose value violates the contract; the name is empty for a whole row. */
type Report = (field: string, value: unknown) => void;

/** The value, cleaned; null where it violates the contract. */
const READERS = {
  any: (value: unknown): unknown => value,
  text: (value: unknown) =>
    typeof value === 'string' && isVisible(value) ? cleanText(value) : null,
  array: (value: unknown) => (Array.isArray(value) ? value : null),
  integer: (value: unknown, field: FieldShape) =>
    Number.isSafeInteger(value) && isInBounds(value, field) ? value : null,
  number: (value: unknown, field: FieldShape) =>
    Number.isFinite(value) && isInBounds(value, field) ? value : null,
  enum: (value: unknown, { values = [] }: FieldShape) => (values.includes(value) ? value : null),
  role: (value: unknown, { values = [] }: FieldShape) =>
    values.find((option) => option === value) ??
    values.find((option) => wordOf(option) === wordOf(value)) ??
    null,
  date: readDate,
  'date-time': readDateTime,
  time: readTime,
};

function isInBounds(value: unknown, { minimum = -Infinity, maximum = Infinity }: FieldShape) {
  return Number(value) >= minimum && Number(value) <= maximum;
}

/** Backends send role names with and without the prefix. */
function wordOf(role: unknown): unknown {
  return typeof role === 'string' ? role.toLowerCase().replace(/^role_/, '') : role;
}

const shapes: Readonly<Record<string, ResponseShape | undefined>> = responseShapes;

/**
 * Cleans the response to a GET: removes rows without a key, and replaces fields that violate the contract with null; undefined if
 * the response is unusable. Fields that are not in the generated table are unchanged.
 */
export function readResponse(path: string, body: unknown, report: Report): unknown {
  const shape = shapes[path];
  if (shape === undefined) return body;
  if (!isList(shape)) return readRow(shape, body, report) ?? undefined;
  if (body === null) return [];
  return Array.isArray(body)
    ? body.map((row) => readRow(shape[0], row, report)).filter((row) => row !== null)
    : undefined;
}

function readRow(shape: RowShape, row: unknown, report: Report): unknown {
  if (isField(shape)) return readField('', shape, row, report);
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    report('', row);
    return null;
  }
  const clean: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    clean[name] = readField(name, field, (row as Record<string, unknown>)[name], report);
    if (field.isKey && clean[name] === null) return null;
  }
  return clean;
}

function readField(name: string, field: FieldShape, value: unknown, report: Report): unknown {
  const clean = READERS[field.kind](value, field) ?? null;
  const isAbsent = value === null || value === undefined;
  if (isAbsent ? !field.isNullable : !isAsItCame(value, clean)) report(name, value);
  return clean;
}

/** True when cleaning has not changed the value; missing seconds, or a time after a date, are no change. */
function isAsItCame(value: unknown, clean: unknown): boolean {
  return (
    value === clean ||
    (typeof value === 'string' && clean !== null && value.startsWith(String(clean).slice(0, 16)))
  );
}

function isList(shape: ResponseShape): shape is readonly [RowShape] {
  return Array.isArray(shape);
}

function isField(shape: RowShape): shape is FieldShape {
  return typeof shape.kind === 'string';
}
