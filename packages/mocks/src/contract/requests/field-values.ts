import type { RequestSchema } from '@fitness/api-contract/request-schemas';
import * as fc from 'fast-check';
import { matching } from './arbitraries.ts';
import { typesOf, type RequestField } from './request-fields.ts';

/** Values on both sides of a field's limits; the contract's validator decides which are valid. */
export function edgeValues({ schema }: RequestField): readonly unknown[] {
  const types = typesOf(schema);
  if (schema.enum) return schema.enum;
  if (types.includes('boolean')) return [true, false];
  if (types.includes('integer') || types.includes('number')) return numberEdges(schema);
  if (!types.includes('string')) return [];
  if (schema.format === 'date') return DATES;
  const ofPattern = schema.pattern === undefined ? [''] : patternEdges(schema.pattern);
  return [...ofPattern, ...textEdges(schema)];
}

/** Texts of exactly the shortest and the longest length, and one character beyond. */
function textEdges({ minLength = 0, maxLength }: RequestSchema): string[] {
  const lengths = [
    ...(minLength > 0 ? [minLength - 1, minLength] : []),
    ...(maxLength === undefined ? [] : [maxLength, maxLength + 1]),
  ];
  return lengths.map((length) => '가'.repeat(length));
}

function patternEdges(pattern: string): readonly string[] {
  if (!pattern.startsWith(String.raw`^\d{4}-`)) return lengthEdges(pattern);
  return pattern.includes('T') ? TIMES : MONTHS;
}

const DATES = [
  '2028-02-29',
  '2027-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-12-31',
  '2026-00-10',
  '2026-13-01',
  '2026-1-1',
  '2026-11-20T00:00:00',
  '26-11-20',
];
const MONTHS = [
  '2026-01-01',
  '2026-12-01',
  '2026-00-01',
  '2026-13-01',
  '2026-11-02',
  '2026-11',
  '26-11-01',
  '2026-11-01T00:00:00',
];
const TIMES = [
  'T05:00:00',
  'T06:00:00',
  'T23:00:00',
  'T24:00:00',
  'T06:30:00',
  'T06:00:01',
  'T06:00',
  'T06:00:00Z',
  'T06:00:00+09:00',
  ' 06:00:00',
].map((time) => `2031-03-03${time}`);

function numberEdges({ minimum, maximum }: RequestSchema): number[] {
  const around = (edge: number | undefined): number[] =>
    edge === undefined ? [] : [edge - 1, edge, edge + 1];
  return [...around(minimum), ...around(maximum)];
}

/** Texts at and beyond the limits of a pattern's quantifiers: `{5,15}` gives 4, 5, 15 and 16. */
function lengthEdges(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\d+)(,?)(\d*)\}/g)].flatMap((match) => {
    const [whole, least, comma, most] = match;
    const shortest = Number(least);
    const longest = comma === '' ? shortest : Number(most || Infinity);
    const lengths = new Set([shortest - 1, shortest, longest, longest + 1].filter(Number.isFinite));
    const end = pattern.slice(match.index + whole.length);
    return [...lengths].map((length) =>
      sample(`${pattern.slice(0, match.index)}{${length}}${end}`),
    );
  });
}

// Unseeded, because a username of an earlier run is taken.
function sample(pattern: string): string {
  return fc.sample(matching(pattern), 1)[0] ?? '';
}

/** Values of other types and formats; the contract's validator decides which are invalid. */
export function wrongValues({ part, schema }: RequestField): readonly unknown[] {
  if (part === 'query') return ['', ...WRONG_TEXTS];
  if (part === 'params') return WRONG_TEXTS;
  // Header values must be printable ASCII, otherwise the request cannot be sent.
  if (part === 'headers') return WRONG_TEXTS.filter((text) => /^[\x21-\x7e]+$/.test(text));
  const types = typesOf(schema);
  if (types.includes('object')) return [null, [], '객체', 1];
  if (types.includes('array')) return [null, {}, '목록', 1, [{ no: 'item' }]];
  if (types.includes('integer') || types.includes('number'))
    return [null, '1', 1.5, true, [], [1], {}, -1, 'NaN'];
  if (types.includes('boolean')) return [null, 'true', 0, 1, [], {}];
  return [null, 1, true, [], ['글'], { text: '글' }, '', ' ', '\t\n', ...WRONG_TEXTS];
}

// None contains a URL delimiter.
const WRONG_TEXTS = [
  '글',
  'UPPER_CASE',
  '1.5',
  '-1',
  '0',
  'null',
  'NaN',
  '１２',
  '2026-13-01',
  '2026-02-30',
  '20261120',
  '2026-11-20T06:00:00Z',
  '🏋️',
  "' OR '1'='1",
];
