import type { RequestSchema } from '@fitness/api-contract/request-schemas';
import * as fc from 'fast-check';
import { typesOf } from './request-fields.ts';

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

const UNSUPPORTED = ['not', 'oneOf', 'anyOf', 'multipleOf'] as const;

/**
 * Generates values of a field; undefined for lists, objects and what is described by keywords or formats that are not
 * generated, whose example is sent instead. Not every value is valid: the contract's validator decides.
 */
export function arbitraryOf(schema: RequestSchema): fc.Arbitrary<unknown> | undefined {
  if (UNSUPPORTED.some((keyword) => schema[keyword] !== undefined)) return undefined;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const found = typesOf(schema).map((type) => arbitraryOfType(type, schema));
  const known = found.filter((arbitrary) => arbitrary !== undefined);
  return known.length > 0 ? fc.oneof(...known) : undefined;
}

function arbitraryOfType(type: string, schema: RequestSchema): fc.Arbitrary<unknown> | undefined {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
  const min = minimum ?? exclusiveMinimum ?? -LARGEST;
  const max = maximum ?? exclusiveMaximum ?? LARGEST;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'string':
      return textsOf(schema);
    default:
      return undefined;
  }
}

function textsOf({ format, pattern, minLength = 0, maxLength = Infinity }: RequestSchema) {
  if (format !== undefined) return format === 'date' ? dates() : undefined;
  const isWithin = ({ length }: string): boolean => length >= minLength && length <= maxLength;
  if (pattern?.startsWith('^')) return matching(pattern).filter(isWithin);
  return texts.filter((text) => isWithin(text) && new RegExp(pattern ?? '', 'u').test(text));
}

/** Texts of all kinds: Korean, emoji, right-to-left, long, and injection attempts. */
const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[가-힣 ]{1,30}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
);

/** Dates up to 2099. */
export function dates(first = '1970-01-01'): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date(first), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
}

/** Texts that match a pattern; lookaheads are checked afterwards. */
export function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const plain = new RegExp(pattern.replaceAll(/\(\?=(?:\[[^\]]*\]|[^()[\]])*\)/g, ''), 'u');
  return fc.stringMatching(plain).filter((text) => whole.test(text));
}
