import { plans } from '@fitness/api-contract/catalogue';
import type { OperationId } from '@fitness/api-contract/operations';
import type { RequestSchema } from '@fitness/api-contract/request-schemas';
import * as fc from 'fast-check';
import { freshPhone, freshUsername, unknownId } from '../fixtures/fresh-values.ts';
import type { Parts } from '../wire/call.ts';
import {
  isPathId,
  isValid,
  nameOf,
  requestFieldsOf,
  valueAt,
  withValue,
  type RequestField,
} from './fields.ts';

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

/** Generates values of a field; undefined for objects. Not every value is valid: the contract's validator decides. */
export function arbitraryOf(schema: RequestSchema): fc.Arbitrary<unknown> | undefined {
  const { type, minimum: min = -LARGEST, maximum: max = LARGEST } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'integer') return fc.integer({ min, max });
  return type === 'string' ? textsOf(schema) : undefined;
}

function textsOf({ format, pattern = '', minLength = 0, maxLength = Infinity }: RequestSchema) {
  if (format === 'date') return dates();
  const found = pattern.startsWith('^') ? matching(pattern) : texts;
  const isWithin = ({ length }: string) => length >= minLength && length <= maxLength;
  return found.filter((text) => isWithin(text) && new RegExp(pattern, 'u').test(text));
}

const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[가-힣 ]{1,30}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
);

function dates(first = '1970-01-01'): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date(first), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
}

/** Texts that match a pattern; lookaheads are checked afterwards. */
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const plain = new RegExp(pattern.replaceAll(/\(\?=(?:\[[^\]]*\]|[^()[\]])*\)/g, ''), 'u');
  return fc.stringMatching(plain).filter((text) => whole.test(text));
}

/** Values on both sides of a field's limits; the contract's validator decides which are valid. */
export function edgeValues({ schema }: RequestField): readonly unknown[] {
  const { type, pattern, minimum, maximum } = schema;
  if (schema.enum) return schema.enum;
  if (type === 'integer')
    return [minimum, maximum].flatMap((edge) =>
      edge === undefined ? [] : [edge - 1, edge, edge + 1],
    );
  if (type !== 'string') return [];
  if (schema.format === 'date') return DATES;
  return [...(pattern === undefined ? [''] : patternEdges(pattern)), ...textEdges(schema)];
}

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

/** Values of other types and formats; the contract's validator decides which are invalid. */
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

/** Valid requests whose ids are those of the example or unknown. */
export function validRequests(operation: OperationId, example: Parts): fc.Arbitrary<Parts> {
  const special = specialValues(example)[operation] ?? {};
  const fields = requestFieldsOf(operation).filter(
    ({ schema }) => schema.type !== 'object' && schema['x-equals'] === undefined,
  );
  const chosen = fields.map((field) => {
    const [name, own] = [nameOf(field), fc.constant(valueAt(example, field))];
    const unknown = isPathId(field) ? unknownId : UNKNOWN[name];
    if (special[name]) return special[name];
    if (name === 'product') return own;
    return unknown ? fc.oneof(own, fresh(unknown)) : (arbitraryOf(field.schema) ?? own);
  });
  return fc
    .tuple(...chosen)
    .map((found) => {
      const changes = fields.map((field, index) => [field, found[index]] as const);
      return changes.reduce((parts, change) => withValue(operation, parts, ...change), example);
    })
    .map((parts) => inAgreement(operation, parts))
    .filter((parts) => isValid(operation, parts));
}

export function invalidRequests(operation: OperationId, example: Parts): fc.Arbitrary<Parts> {
  const broken = requestFieldsOf(operation).map((field) => {
    const changed = { weight: 4, arbitrary: wrongValuesOf(field) };
    const removed = { weight: field.part === 'params' ? 0 : 1, arbitrary: fc.constant(undefined) };
    return fc.oneof(changed, removed).map((value) => withValue(operation, example, field, value));
  });
  const extra = fc
    .dictionary(fc.stringMatching(/^x[a-z]{3,12}$/), fc.jsonValue(), { minKeys: 1, maxKeys: 1 })
    .map((fields) => ({ ...example, body: { ...(example.body as object), ...fields } }));
  const all = example.body === undefined ? broken : [...broken, extra];
  return fc.oneof(...all).filter((parts) => !isValid(operation, parts) && !hasDots(parts));
}

function wrongValuesOf(field: RequestField): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(...wrongValues(field).map(String)),
  );
  if (field.part === 'body') return fc.oneof(fc.jsonValue({ maxDepth: 2 }), wrong);
  // A slash would change the path.
  return field.part === 'query' ? wrong : wrong.filter((text) => !/^$|[/\\]/.test(text));
}

const UNKNOWN: Readonly<Record<string, () => unknown>> = {
  userId: unknownId,
  membershipId: unknownId,
  classId: unknownId,
  ph: freshPhone,
};

type Values = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** The values of fields whose schema does not tell what can be sent. */
function specialValues(example: Parts): Partial<Record<OperationId, Values>> {
  const buyer = valueAt(example, { part: 'body', path: ['reqPayDto', 'userId'] });
  const lengths = (min: number, max: number, make: (length: number) => string) =>
    fc.integer({ min, max }).chain((length) => fresh(() => make(length)));
  return {
    signUp: { username: lengths(5, 15, freshUsername), ph: lengths(9, 11, freshPhone) },
    recordPayment: {
      userId: fc.constant(buyer),
      uuid: fresh(() => crypto.randomUUID()),
      managerId: fc.integer({ min: 0, max: 6 }),
      promotionId: fc.oneof(
        fc.constantFrom(...plans.map((plan) => plan.promotionId)),
        fresh(unknownId),
      ),
    },
    // In the far future, where nobody has a class.
    createClass: {
      classTime: fc
        .tuple(dates('2040-01-01'), fc.integer({ min: 6, max: 23 }))
        .map(([date, hour]) => `${date}T${String(hour).padStart(2, '0')}:00:00`),
      classSubjectId: fc.integer({ min: 1, max: 3 }),
    },
    // The class of the example is not deleted.
    deleteClass: { classId: fresh(unknownId) },
    listWorkers: { classTime: dates().map((date) => `${date.slice(0, 7)}-01`) },
  };
}

function inAgreement(operation: OperationId, parts: Parts): Parts {
  if (operation === 'changeUserRole')
    return { ...parts, body: { ...(parts.body as object), userId: parts.params['userId'] } };
  if (operation !== 'getSalesReport') return parts;
  const [startDate, endDate] = Object.values(parts.query).map(String).sort();
  return { ...parts, query: { startDate, endDate } };
}

// `.` and `..` in a path are resolved before the request is sent.
function hasDots({ params }: Parts): boolean {
  return Object.values(params).some((value) => /^\.{1,2}$/.test(String(value)));
}

function fresh<Value>(make: () => Value): fc.Arbitrary<Value> {
  return fc.constant(undefined).map(make);
}
