import * as fc from 'fast-check';
import { ContractError } from '../../scripts/contract/problems.ts';
import { generateFiles } from '../../scripts/outputs/index.ts';
import { textOf } from './small-contract.ts';

const names = ['A', 'B', 'a-b', 'Thing.Id', 'call_body', 'call_200', 'ARequest', 'constructor'];
const fields = ['a', 'b', 'A', 'a/b', '한글', '', '0', 'valueOf', '__proto__'];
const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
const odd = fc.constantFrom<unknown>(null, [], {}, '', 0, -1, 'constructor', [null], { a: null });
const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, 0, 1, -1, 1.5, 'a', '', true),
  fc.jsonValue({ maxDepth: 1 }),
);
const text = fc.constantFrom(
  'a',
  '',
  '메시지',
  'constructor',
  '|',
  '${a}',
  '*/',
  "'",
  '\\',
  '\u2028',
);
const number = fc.constantFrom(0, 1, 2, -1, 0.01, 1e21, 1.5);
const count = fc.nat({ max: 3 });

/** Mostly the first value, rarely one of the others. */
const rarely = <Value>(first: Value, ...others: readonly Value[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

/** Limits of what a list contains restrict nothing alone. */
const withContains = ({ minContains, ...others }: Record<string, unknown>) =>
  minContains === undefined ? others : { contains: {}, minContains, ...others };

/** Mostly the values that a keyword may have, sometimes others. */
const mostly = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 80, arbitrary: values }, { weight: 1, arbitrary: odd });

const field = rarely('a', ...fields);

const { schema, written } = fc.letrec<{ schema: unknown; written: unknown }>((tie) => {
  const inner = tie('schema');
  const lists = fc.array(inner, { minLength: 1, maxLength: 3 });
  const byName = fc.dictionary(field, inner, { maxKeys: 3 });
  const fieldNames = fc.array(field, { maxLength: 3 });
  const keywords = {
    type: fc.oneof(
      fc.constantFrom(...types),
      fc.array(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
    ),
    enum: fc.array(scalar, { minLength: 1, maxLength: 3 }),
    const: scalar,
    format: rarely('date', 'date-time', 'email', 'uuid', 'int32', 'byte', 'none'),
    pattern: rarely('^a$', '\\d+', '(?=a)', '/', '`', '['),
    multipleOf: fc.constantFrom(0.01, 1, 2, 5),
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    minLength: count,
    maxLength: count,
    items: inner,
    prefixItems: lists,
    contains: inner,
    minContains: count,
    minItems: count,
    uniqueItems: fc.boolean(),
    properties: byName,
    propertyNames: inner,
    required: fieldNames,
    dependentRequired: fc.dictionary(field, fieldNames, { maxKeys: 2 }),
    additionalProperties: fc.oneof(fc.boolean(), inner),
    allOf: lists,
    anyOf: lists,
    oneOf: lists,
    not: inner,
    readOnly: fc.boolean(),
    writeOnly: fc.boolean(),
    default: scalar,
    example: scalar,
    description: text,
    'x-message': text,
    'x-messages': fc.dictionary(fc.constantFrom('maximum', 'maxLength', 'constructor'), text, {
      maxKeys: 2,
    }),
    'x-equals': field,
    'x-key': fieldNames,
    'x-kind': rarely('date', 'time', 'none'),
  };
  const entries = Object.entries(keywords).map(([keyword, values]) =>
    fc.tuple(fc.constant(keyword), mostly(values)),
  );
  const written = fc
    .array(fc.oneof(...entries), { maxLength: 4 })
    .map((pairs) => withContains(Object.fromEntries(pairs)));
  const reference = fc
    .constantFrom(...names.slice(0, 6))
    .map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return {
    written,
    schema: fc.oneof(
      { maxDepth: 3 },
      { weight: 1, arbitrary: fc.constant({ type: 'string' }) },
      { weight: 1, arbitrary: reference },
      { weight: 4, arbitrary: written },
    ),
  };
});

const contentOf = (examples: fc.Arbitrary<object>) =>
  fc
    .tuple(schema, examples)
    .map(([of, example]) => ({ 'application/json': { schema: of, ...example } }));
const noExample = fc.constant({});
const someExample = fc.oneof(
  { weight: 6, arbitrary: noExample },
  { weight: 1, arbitrary: scalar.map((example) => ({ example })) },
  { weight: 1, arbitrary: scalar.map((value) => ({ examples: { constructor: { value } } })) },
);
// A body needs an example.
const bodies = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant({ 'application/json': { schema: { type: 'string' }, example: 'a' } }),
  },
  { weight: 1, arbitrary: contentOf(scalar.map((example) => ({ example }))) },
  {
    weight: 1,
    arbitrary: written.map((of) => ({
      'application/json': { schema: { anyOf: [of, { const: 1 }] }, example: 1 },
    })),
  },
);

const parameter = fc.record(
  {
    name: rarely('id', ...fields),
    in: rarely('query', 'header', 'path', 'cookie'),
    required: rarely(false, true),
    schema: fc.oneof(
      { weight: 8, arbitrary: fc.constant({ type: 'string' }) },
      { weight: 1, arbitrary: schema },
    ),
    example: rarely<unknown>('a', 1),
    explode: fc.boolean(),
  },
  { requiredKeys: ['name', 'in', 'schema'] },
);

const response = fc.record(
  { description: text, content: contentOf(someExample) },
  { requiredKeys: ['description'] },
);

const operation = fc.record(
  {
    parameters: fc.uniqueArray(parameter, {
      maxLength: 2,
      selector: (one) => `${one.in} ${one.name}`,
    }),
    requestBody: fc.record(
      { required: fc.boolean(), content: bodies },
      { requiredKeys: ['content'] },
    ),
    responses: fc.record(
      { '200': response, '2XX': response, '409': response, default: response },
      { requiredKeys: ['200'] },
    ),
  },
  { requiredKeys: ['responses'] },
);

/** Small contracts, most of them with something that is wrong. */
export const randomContracts: fc.Arbitrary<string> = fc
  .record({
    path: rarely('/things', '/things/{id}', '/things/{id}.json', '/한글', '/a%2Fb', '/a?b'),
    method: rarely('post', 'get', 'patch'),
    operation,
    schemas: fc.record(Object.fromEntries(names.map((name) => [name, written])), {
      requiredKeys: names.slice(0, 6),
    }),
  })
  .map(textOf);

/** The generated files; none for a contract that is refused, each of its problems with a place. */
export async function generateOrRefuse(text: string): Promise<Map<string, string>> {
  try {
    return await generateFiles(text, '/openapi.yaml');
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const strange = error.problems.filter((line) => !/^openapi\.yaml:\d+ #\/.*: ./.test(line));
    if (strange.length > 0 || error.problems.length === 0) throw error;
    return new Map();
  }
}
