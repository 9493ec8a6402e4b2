import * as fc from 'fast-check';
import type { RequestSchema } from '@fitness/api-contract/request-schemas';
import type { RequestField } from './fields.ts';

const LARGEST = 2_147_483_647;
const HOSTILE = [
  '<script>alert(1)</script>',
  "'; DROP TABLE review; --",
  '\u202E뒤집힌 글',
  '👩‍👩‍👧‍👦🏋️',
  'é'.normalize('NFD'),
  '가'.repeat(1000),
  '%00%2e%2e',
  '{{7*7}}',
  'null',
];

/** Values that the field allows, and any others; the contract's validator decides which are valid. */
export function generatedValues(
  { part, schema }: RequestField,
  options: { readonly seed: number; readonly numRuns: number },
): readonly unknown[] {
  const any = part === 'body' ? fc.jsonValue({ maxDepth: 2 }) : segments;
  return [...fc.sample(allowedValues(schema), options), ...fc.sample(any, options)];
}

/** Texts that can stand in a path: a slash, `.` and `..` would change it. */
const segments = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => !/[/\\]|^\.{1,2}$/.test(text));

function allowedValues(schema: RequestSchema): fc.Arbitrary<unknown> {
  const { type, minimum: min = -LARGEST, maximum: max = LARGEST } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return type === 'integer' ? fc.integer({ min, max }) : textsOf(schema);
}

function textsOf({ format, pattern = '', minLength = 0, maxLength = Infinity }: RequestSchema) {
  if (format === 'date') return dates;
  if (isOfDates(pattern)) return pattern.includes('T') ? times : months;
  const found = pattern.startsWith('^') ? matching(pattern) : texts;
  const isWithin = ({ length }: string) => length >= minLength && length <= maxLength;
  return found.filter((text) => isWithin(text) && new RegExp(pattern, 'u').test(text));
}

const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[가-힣 ]{1,30}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
);

// In the far future, where nobody has a class.
const dates = fc
  .date({ min: new Date('2040-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const months = dates.map((date) => `${date.slice(0, 7)}-01`);
const times = fc
  .tuple(dates, fc.integer({ min: 6, max: 23 }))
  .map(([date, hour]) => `${date}T${String(hour).padStart(2, '0')}:00:00`);

function isOfDates(pattern: string): boolean {
  return pattern.startsWith(String.raw`^\d{4}-`);
}

/** Texts that match a pattern; lookaheads are checked afterwards. */
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const plain = new RegExp(pattern.replaceAll(/\(\?=(?:\[[^\]]*\]|[^()[\]])*\)/g, ''), 'u');
  return fc.stringMatching(plain).filter((text) => whole.test(text));
}

/** Values on both sides of a field's limits. */
export function edgeValues({ schema }: RequestField): readonly unknown[] {
  const { type, format, pattern, minimum, maximum, minLength = 0, maxLength } = schema;
  if (schema.enum) return schema.enum;
  if (type === 'integer')
    return [minimum, maximum].flatMap((edge) =>
      edge === undefined ? [] : [edge - 1, edge, edge + 1],
    );
  if (format === 'date') return DATES;
  const lengths = maxLength === undefined ? [] : [maxLength, maxLength + 1];
  if (minLength > 0) lengths.push(minLength - 1, minLength);
  const ofLength = lengths.map((length) => '가'.repeat(length));
  return [...(pattern === undefined ? [''] : patternEdges(pattern)), ...ofLength];
}

function patternEdges(pattern: string): readonly string[] {
  if (!isOfDates(pattern)) return lengthEdges(pattern);
  return pattern.includes('T') ? TIMES : MONTHS;
}

const DATES = ['2028-02-29', '2027-02-29', '2026-04-31', '2026-12-31', '2026-00-10', '2026-1-1'];
const MONTHS = ['2026-01-01', '2026-12-01', '2026-00-01', '2026-13-01', '2026-11-02', '2026-11'];
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

/** Texts at and beyond the limits of a pattern's quantifiers: `{5,15}` gives 4, 5, 15 and 16. */
function lengthEdges(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\d+)(,?)(\d*)\}/g)].flatMap((match) => {
    const [whole, least, comma, most] = match;
    const shortest = Number(least);
    const longest = comma === '' ? shortest : Number(most || Infinity);
    const lengths = new Set([shortest - 1, shortest, longest, longest + 1].filter(Number.isFinite));
    const end = pattern.slice(match.index + whole.length);
    return [...lengths].map((length) => {
      const other = `${pattern.slice(0, match.index)}{${length}}${end}`;
      // Unseeded, because a username of an earlier run is taken.
      return fc.sample(matching(other), 1)[0] ?? '';
    });
  });
}

/** Values of other types and formats. */
export function wrongValues({ part, schema }: RequestField): readonly unknown[] {
  if (part === 'query') return ['', ...WRONG_TEXTS];
  if (part === 'params') return WRONG_TEXTS;
  if (schema.type === 'object') return [null, [], '객체', 1];
  if (schema.type === 'integer') return [null, '1', 1.5, true, [], [1], {}, -1, 'NaN'];
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
