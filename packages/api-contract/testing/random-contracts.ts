import * as fc from 'fast-check';
import { ContractError } from '../scripts/contract/document.ts';
import { generateFrom, textOf } from './small-contract.ts';

const names = ['A', 'B', 'a-b', 'Thing.Id', 'call_body', 'call_200'];
const fields = ['a', 'b', 'A', 'a/b', '한글', '', '0', 'valueOf'];
const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
const texts = ['a', '', '메시지', 'constructor', '|', '${a}', '*/', "'", '\\', '\u2028'];
const scalar = fc.constantFrom<unknown>(null, 0, 1, -1, 1.5, 'a', '', true, [null], { a: null });

/** Mostly the values that are usual, rarely others. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, others: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: others });
const rarely = <Value>(first: Value, ...others: readonly Value[]) =>
  mostly(fc.constant(first), fc.constantFrom(...others));

const field = rarely('a', ...fields);
const text = fc.constantFrom(...texts);

const { schema } = fc.letrec<{ schema: object }>((tie) => {
  const inner = tie('schema');
  const lists = fc.array(inner, { minLength: 1, maxLength: 3 });
  const keywords: Record<string, fc.Arbitrary<unknown>> = {
    type: fc.oneof(fc.constantFrom(...types), fc.uniqueArray(fc.constantFrom(...types))),
    enum: fc.array(scalar, { minLength: 1, maxLength: 3 }),
    const: scalar,
    format: rarely('date', 'date-time', 'email', 'byte', 'none'),
    pattern: rarely('^a$', '\\d+', '(?=a)', '/', '`', '['),
    minimum: scalar,
    exclusiveMinimum: fc.constantFrom(0, 1, -1, 0.01, 1e21),
    maxItems: fc.nat({ max: 3 }),
    items: inner,
    properties: fc.dictionary(field, inner, { maxKeys: 3 }),
    required: fc.uniqueArray(field, { maxLength: 3 }),
    additionalProperties: fc.oneof(fc.boolean(), inner),
    allOf: lists,
    anyOf: lists,
    oneOf: lists,
    not: inner,
    description: text,
    if: inner,
    'x-message': text,
    'x-messages': fc.dictionary(fc.constantFrom('minimum', 'minLength'), text),
    'x-equals': field,
    'x-key': fc.array(field, { maxLength: 2 }),
    'x-kind': rarely('date', 'time', 'none'),
  };
  const entries = Object.entries(keywords).map(([keyword, values]) =>
    fc.tuple(fc.constant(keyword), mostly(values, scalar)),
  );
  const reference = fc
    .constantFrom(...names)
    .map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const written = fc.array(fc.oneof(...entries), { maxLength: 3 }).map(Object.fromEntries<unknown>);
  return {
    schema: fc.oneof(
      { maxDepth: 3 },
      { weight: 2, arbitrary: fc.constant({ type: 'string' }) },
      { weight: 1, arbitrary: reference },
      { weight: 3, arbitrary: written },
    ),
  };
});

const parameter = fc.record({
  name: rarely('id', ...fields),
  in: rarely('query', 'header', 'path', 'cookie'),
  required: rarely(false, true),
  schema: mostly(fc.constant<object>({ type: 'string' }), schema),
  example: rarely<unknown>('a', 1),
});

/** Small contracts, most of them with something that is wrong. */
export const randomContracts: fc.Arbitrary<string> = fc
  .record(
    {
      path: rarely('/things', '/things/{id}', '/things/{id}.json', '/한글', '/a?b'),
      method: rarely('post', 'get', 'patch'),
      parameters: fc.uniqueArray(parameter, { maxLength: 2, selector: ({ name }) => name }),
      body: schema.map((of) => ({ anyOf: [of, { const: 1 }] })),
      example: rarely<unknown>(1, 'a'),
      response: schema,
      schemas: fc.record(Object.fromEntries(names.map((name) => [name, schema]))),
    },
    { requiredKeys: ['method', 'schemas'] },
  )
  .map(textOf);

/** The generated files; none for a contract that is refused, each of its problems with a place. */
export async function generateOrRefuse(contract: string): Promise<Map<string, string>> {
  try {
    return await generateFrom(contract);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const strange = error.problems.filter((line) => !/^openapi\.yaml:\d+ #\/.*: ./.test(line));
    if (strange.length > 0 || error.problems.length === 0) throw error;
    return new Map();
  }
}
