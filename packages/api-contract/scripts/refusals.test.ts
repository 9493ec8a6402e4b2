import { expect, it } from 'vitest';
import { generateFrom, json, type Parts, textOf } from '../testing/small-contract.ts';
import { ContractError } from './contract/document.ts';

/** The problems of a contract, each as `pointer: sentence`. */
async function refusalsOf(text: string): Promise<string[]> {
  const error: unknown = await generateFrom(text).catch((reason: unknown) => reason);
  if (!(error instanceof ContractError)) throw new Error('not refused', { cause: error });
  return error.problems.map((line) => line.replace(/^openapi\.yaml:\d+ /, ''));
}

const done = { description: 'done' };
const text = { type: 'string' };
const refused = (value: unknown) => ({
  description: 'refused',
  content: { 'application/json': { examples: { Taken: { value } } } },
});

it.each<[feature: string, contract: Parts, refusal: string]>([
  ['another version', { document: { openapi: '3.0.3' } }, '#/openapi: the version must be 3.1.x'],
  ['no operation', { document: { paths: {} } }, ': a contract needs an operation'],
  [
    'a reference to another file',
    { response: { $ref: './thing.yaml' } },
    '/schema: ./thing.yaml is no part of this file',
  ],
  [
    'a reference to nothing',
    { response: { $ref: '#/components/schemas/None' } },
    "/schema: Can't resolve $ref",
  ],
  [
    'references in a circle',
    { schemas: { A: { $ref: '#/components/schemas/A' } } },
    '#/: the references cannot be followed: Error: Self-referencing circular pointer',
  ],
  [
    'a type beside a reference',
    { response: { $ref: '#/components/schemas/RoleName', enum: ['ROLE_USER'] } },
    '/schema: enum beside a $ref changes no type',
  ],
  [
    'a misspelt keyword',
    { response: { maximun: 5 } },
    '/schema/maximun: Property `maximun` is not expected here.',
  ],
  [
    'an unknown format',
    { response: { type: 'string', format: 'phone' } },
    '/schema: this schema cannot be checked: unknown format "phone"',
  ],
  [
    'a message that is no text',
    { schemas: { A: { 'x-message': 1 } } },
    'schemas/A: this schema cannot be checked: x-message value must be ["string"]',
  ],
  [
    'a schema without an end',
    { schemas: { A: { allOf: [{ $ref: '#/components/schemas/A' }] } } },
    'schemas/A: this schema refers to itself for the same value',
  ],
  ['no success', { operation: { responses: { '404': done } } }, '/responses: Operation must have'],
  ['no x-roles', { operation: { 'x-roles': [] } }, '/get: call needs x-roles'],
  ['an unknown role', { operation: { 'x-roles': ['ROLE_A'] } }, '/x-roles: ROLE_A is no role'],
  ['a role beside security', { operation: { security: [{}] } }, '/get: security and x-roles disag'],
  ['no schema of the roles', { schemas: { RoleName: {} } }, 'RoleName must list the roles'],
  ['a body of GET', { method: 'get', body: text, example: '' }, '/get: a GET cannot have a body'],
  [
    'a body without an example',
    { method: 'post', operation: { requestBody: json({}) } },
    '/requestBody: the request body needs an example',
  ],
  [
    'an example that does not fit its schema',
    { body: text, example: 1 },
    '/example: Example value must conform to the schema: type must be string.',
  ],
  [
    'a required parameter without an example',
    { parameters: [{ name: 'a', in: 'query', required: true, schema: text }] },
    '/parameters/0: the required parameter a needs an example',
  ],
  [
    'an object in the query',
    { parameters: [{ name: 'a', in: 'query', schema: { type: 'object' } }] },
    '/parameters/0: the parameter a must have one type of string, integer, number, boolean, or be',
  ],
  [
    'two kinds of lists in a query',
    {
      parameters: [true, false].map((explode) => ({
        name: `${explode}`,
        in: 'query',
        explode,
        schema: { type: 'array', items: text },
      })),
    },
    '/get: one query cannot have lists with explode: true and with explode: false',
  ],
  [
    'a link to nowhere',
    { operation: { responses: { '204': { ...done, links: { Next: { operationId: 'none' } } } } } },
    '/links/Next: no operation is called none',
  ],
  [
    'an error with two statuses',
    { operation: { responses: { '204': done, '404': refused(1), '409': refused(1) } } },
    '/responses/409: Taken has more than one status',
  ],
  [
    'an error with two bodies',
    {
      operation: { responses: { '204': done, '409': refused(1) } },
      item: {
        delete: {
          operationId: 'other',
          'x-roles': ['ROLE_USER'],
          responses: { '204': done, '409': refused(2) },
        },
      },
    },
    '/delete/responses/409: two different examples are called Taken',
  ],
  [
    'a message for no constraint',
    { schemas: { A: { 'x-messages': { maximun: '길어요.' } } } },
    'schemas/A: this schema cannot be checked: keyword "x-messages" value is invalid',
  ],
  [
    'a field with two patterns',
    { body: { properties: { a: { pattern: 'a', allOf: [{ pattern: 'b' }] } } } },
    '/properties/a: a form cannot check two values of pattern',
  ],
  [
    'a key that is no field',
    {
      response: { type: 'array', items: { type: 'object', 'x-key': ['z'], properties: { a: {} } } },
    },
    '/items: x-key names an unknown field z',
  ],
])('the generator refuses %s', async (_, contract, refusal) => {
  expect(await refusalsOf(textOf(contract))).toEqual([expect.stringContaining(refusal)]);
});

it('refuses YAML that cannot be read, with its line', async () => {
  await expect(generateFrom('openapi: 3.1.0\npaths: {\n')).rejects.toThrow(
    /^openapi\.yaml:3 #\/: the YAML cannot be read: /,
  );
});

it('refuses all that is not supported at once, each part with what to write instead', async () => {
  const schema = {
    readOnly: true,
    if: {},
    patternProperties: {},
    prefixItems: [{}],
    discriminator: { propertyName: 'a' },
    contentSchema: {},
    $defs: {},
    $anchor: 'a',
    properties: { toString: {} },
  };
  const problems = await refusalsOf(
    textOf({
      path: '/things/{id}.json',
      operation: { operationId: 'get-things', servers: [], callbacks: {} },
      parameters: [
        { name: 'a', in: 'cookie', style: 'form', schema: text },
        { name: 'Accept', in: 'header', content: { 'text/csv': {} } },
      ],
      response: schema,
      item: { servers: [], head: { operationId: 'head', responses: { '204': done } } },
      document: { webhooks: {} },
      schemas: { 상품: {} },
    }),
  );
  expect(problems.map((problem) => /([^/:]+): .+/.exec(problem)?.[1])).toEqual([
    ...[
      '~1things~1{id}.json',
      'operationId',
      'parameters',
      'in',
      'style',
      'name',
      'content',
      'text~1csv',
    ],
    ...['readOnly', 'if', 'patternProperties', 'prefixItems', 'discriminator', 'contentSchema'],
    ...['$defs', '$anchor', 'toString', 'servers', 'callbacks', 'servers', 'head', 'parameters'],
    ...['상품', 'webhooks'],
  ]);
});
