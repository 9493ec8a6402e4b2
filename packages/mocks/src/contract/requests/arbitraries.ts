import type { RequestSchema } from '@fitness/api-contract/request-schemas';
import * as fc from 'fast-check';
import { mergeAllOf, typesOf } from './request-fields.ts';

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

/** Those of named schemas; undefined also for one that is being made, which contains itself. */
const made = new Map<string, fc.Arbitrary<unknown> | undefined>();

/** Generates values that a schema allows; undefined for one with keywords that cannot be generated. */
export function arbitraryOf(given: RequestSchema): fc.Arbitrary<unknown> | undefined {
  const { $ref } = given;
  if ($ref === undefined) return ownArbitraryOf(given);
  if (!made.has($ref)) {
    made.set($ref, undefined);
    made.set($ref, ownArbitraryOf(given));
  }
  return made.get($ref);
}

function ownArbitraryOf(given: RequestSchema): fc.Arbitrary<unknown> | undefined {
  const schema = mergeAllOf(given);
  if (UNSUPPORTED.some((keyword) => schema[keyword] !== undefined)) return undefined;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return oneOf(alternatives.map(arbitraryOf));
  return oneOf(typesOf(schema).map((type) => arbitraryOfType(type, schema)));
}

// The example's value is sent instead.
const UNSUPPORTED = ['not', 'prefixItems', 'contains', 'dependentRequired'] as const;

function oneOf(
  found: readonly (fc.Arbitrary<unknown> | undefined)[],
): fc.Arbitrary<unknown> | undefined {
  const known = found.filter((arbitrary) => arbitrary !== undefined);
  return known.length === found.length && known.length > 0 ? fc.oneof(...known) : undefined;
}

function arbitraryOfType(type: string, schema: RequestSchema): fc.Arbitrary<unknown> | undefined {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(limitsOf(schema)).map((number) => roundedTo(schema, number));
    case 'number':
      return schema.multipleOf === undefined
        ? fc.double({ ...limitsOf(schema), noNaN: true })
        : fc.integer(limitsOf(schema)).map((number) => roundedTo(schema, number));
    case 'array':
      return listsOf(schema);
    case 'object':
      return objectsOf(schema);
    default:
      return textsOf(schema);
  }
}

function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: RequestSchema) {
  return {
    min: minimum ?? (exclusiveMinimum === undefined ? -LARGEST : exclusiveMinimum + 1),
    max: maximum ?? (exclusiveMaximum === undefined ? LARGEST : exclusiveMaximum - 1),
  };
}

function roundedTo({ multipleOf = 1 }: RequestSchema, number: number): number {
  return Math.trunc(number / multipleOf) * multipleOf;
}

function listsOf({ items, minItems = 0, maxItems, uniqueItems = false }: RequestSchema) {
  const item = items && arbitraryOf(items);
  if (!item) return undefined;
  const lengths = { minLength: minItems, maxLength: maxItems ?? minItems + 5 };
  return uniqueItems ? fc.uniqueArray(item, lengths) : fc.array(item, lengths);
}

function objectsOf({ properties, required = [], additionalProperties }: RequestSchema) {
  if (!properties && typeof additionalProperties === 'object') {
    const value = arbitraryOf(additionalProperties);
    return value && fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { maxKeys: 4 });
  }
  const entries = Object.entries(properties ?? {}).map(
    ([name, inner]) => [name, arbitraryOf(inner)] as const,
  );
  const known = entries.filter((entry) => entry[1] !== undefined) as [
    string,
    fc.Arbitrary<unknown>,
  ][];
  if (known.length < entries.length) return undefined;
  return fc.record(Object.fromEntries(known), { requiredKeys: [...required] });
}

function textsOf(schema: RequestSchema): fc.Arbitrary<string> | undefined {
  const { format, pattern } = schema;
  if (format !== undefined) return FORMATS[format];
  if (pattern === undefined) return textsWithin(schema);
  return pattern.startsWith('^')
    ? matching(pattern).filter((text) => isWithin(schema, text))
    : textsWithin(schema).filter((text) => new RegExp(pattern, 'u').test(text));
}

/** Texts of all kinds: Korean, emoji, right-to-left, long, and injection attempts. */
const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[가-힣 ]{1,30}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
);

function textsWithin(schema: RequestSchema): fc.Arbitrary<string> {
  return texts.filter((text) => isWithin(schema, text));
}

function isWithin({ minLength = 0, maxLength = Infinity }: RequestSchema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength;
}

/** Dates from 1970 to 2099. */
export const dates: fc.Arbitrary<string> = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: dates,
  'date-time': fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
};

/** Texts that match a pattern; lookaheads are checked afterwards. */
export function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const plain = new RegExp(pattern.replaceAll(/\(\?=(?:\[[^\]]*\]|[^()[\]])*\)/g, ''), 'u');
  return fc.stringMatching(plain).filter((text) => whole.test(text));
}
