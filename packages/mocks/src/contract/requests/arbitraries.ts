import type { RequestSchema } from '@fitness/api-contract/request-schemas';
import * as fc from 'fast-check';
import { mergeAllOf } from './request-fields.ts';

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

/** Generates values that a schema allows. */
export function arbitraryOf(given: RequestSchema): fc.Arbitrary<unknown> {
  const schema = mergeAllOf(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') {
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, arbitraryOf(inner)]),
      ),
    );
  }
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? -LARGEST, max: schema.maximum ?? LARGEST });
  if (schema.format === 'date') return dates;
  if (schema.pattern !== undefined)
    return schema.pattern.startsWith('^')
      ? matching(schema.pattern)
      : textsWithin(schema).filter((text) => new RegExp(schema.pattern ?? '', 'u').test(text));
  return textsWithin(schema);
}

/** Texts of all kinds: Korean, emoji, right-to-left, long, and injection attempts. */
const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[가-힣 ]{1,30}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
);

function textsWithin({ minLength = 0, maxLength = Infinity }: RequestSchema) {
  return texts.filter((text) => text.length >= minLength && text.length <= maxLength);
}

/** Dates from 1970 to 2099. */
export const dates: fc.Arbitrary<string> = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Texts that match a pattern; lookaheads are checked afterwards. */
export function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const plain = new RegExp(pattern.replaceAll(/\(\?=(?:\[[^\]]*\]|[^()[\]])*\)/g, ''), 'u');
  return fc.stringMatching(plain).filter((text) => whole.test(text));
}
