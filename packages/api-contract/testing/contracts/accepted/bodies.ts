import { contract, operation, withBody } from '../template.ts';
import type { AcceptedContract } from '../template.ts';

const UUID = '6f1c2d7e-8a43-4b0e-9b1d-2f5a7c9e0d11';

function connectedSchemas(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `E${index}`);
  const properties = names.map(
    (name) => `${name.toLowerCase()}: { $ref: '#/components/schemas/${name}' }`,
  );
  return names
    .map((name) => `${name}: { type: object, properties: { ${properties.join(', ')} } }`)
    .join('\n');
}

/** Contracts that differ in how the request body and its fields are written. */
export const bodyContracts: readonly AcceptedContract[] = [
  {
    feature: 'a shared request body',
    text: contract(operation("requestBody: { $ref: '#/components/requestBodies/Thing' }", 'post'), {
      requestBodies: `Thing:
  required: true
  content:
    application/json:
      schema: { type: object, required: [a], properties: { a: { type: string, minLength: 1, x-message: '적으세요.' } } }
      examples: { one: { value: { a: b } } }`,
    }),
    accepts: [[{ body: { a: 'b' } }]],
    rejects: [
      [{ body: { a: '' } }, '/body/a', '적으세요.'],
      [{}, '/body'],
    ],
  },
  {
    feature: 'a body that may be left out',
    text: contract(
      operation(
        'requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: string } } }, example: { a: b } } } }',
        'post',
      ),
    ),
    accepts: [[{}], [{ body: {} }]],
    rejects: [[{ body: { a: 1 } }, '/body/a']],
    types: `void api.POST('/things');
void api.POST('/things', { body: { a: 'b' } });
const body: OperationBody<'call'> = undefined;`,
  },
  {
    feature: 'allOf around a body, with messages',
    text: withBody(
      "allOf:\n  - $ref: '#/components/schemas/Base'\n  - { type: object, required: [b], properties: { b: { type: integer, maximum: 3, x-messages: { maximum: 너무 커요. } } } }",
      { a: 'x', b: 1 },
      {
        schemas:
          "Base: { type: object, required: [a], properties: { a: { type: string, pattern: '^x', x-message: x로 시작하세요. } } }",
      },
    ),
    accepts: [[{ body: { a: 'xy', b: 3 } }]],
    rejects: [
      [{ body: { a: 'y', b: 3 } }, '/body/a', 'x로 시작하세요.'],
      [{ body: { a: 'x', b: 4 } }, '/body/b', '너무 커요.'],
      [{ body: { a: 'x' } }, '/body/b'],
    ],
    types: `const pattern: string = callConstraints.a.pattern;
const maximum: 3 = callConstraints.b.maximum;`,
  },
  {
    feature: 'formats',
    text: withBody(
      `type: object
properties:
  day: { type: string, format: date }
  at: { type: string, format: date-time }
  id: { type: string, format: uuid }
  mail: { type: string, format: email }
  link: { type: string, format: uri }
  small: { type: integer, format: int32 }
  secret: { type: string, format: password }`,
      { day: '2026-11-20' },
    ),
    accepts: [
      [{ body: { day: '2028-02-29', at: '2026-11-20T06:00:00+09:00', id: UUID, mail: 'a@b.kr' } }],
      [{ body: { link: 'https://a.kr/b', small: 1, secret: '' } }],
    ],
    rejects: [
      [{ body: { day: '2026-02-29' } }, '/body/day'],
      [{ body: { at: '2026-11-20T06:00:00' } }, '/body/at'],
      [{ body: { id: '6f1c' } }, '/body/id'],
      [{ body: { mail: 'a@' } }, '/body/mail'],
      [{ body: { link: 'a.kr' } }, '/body/link'],
      [{ body: { small: 3_000_000_000 } }, '/body/small'],
    ],
  },
  {
    feature: 'keywords beside a reference',
    text: withBody(
      "type: object\nproperties: { a: { $ref: '#/components/schemas/Word', maxLength: 3, x-message: 짧게 쓰세요. } }",
      { a: 'b' },
      { schemas: 'Word: { type: string, minLength: 1 }' },
    ),
    accepts: [[{ body: { a: 'abc' } }]],
    rejects: [
      [{ body: { a: 'abcd' } }, '/body/a', '짧게 쓰세요.'],
      [{ body: { a: '' } }, '/body/a', '짧게 쓰세요.'],
    ],
    types: `const longest: 3 = callConstraints.a.maxLength;
const shortest: 1 = callConstraints.a.minLength;`,
  },
  {
    feature: 'fields with the names of keywords, and defaults',
    text: withBody(
      'type: object\nadditionalProperties: false\nrequired: [title]\nproperties: { title: { type: string }, items: { type: string, default: a }, description: { type: object } }',
      { title: 'a' },
    ),
    accepts: [[{ body: { title: 'a', items: 'b', description: {} } }], [{ body: { title: 'a' } }]],
    rejects: [
      [{ body: { title: 1 } }, '/body/title'],
      [{ body: { title: 'a', other: 1 } }, '/body/other'],
    ],
    types: `const body: OperationBody<'call'> = { title: 'a' };`,
  },
  {
    feature: 'equal fields and dependent fields',
    text: withBody(
      'type: object\ndependentRequired: { b: [a] }\nproperties: { a: { type: string }, b: { type: string, x-equals: a, x-message: 다릅니다. } }',
      { a: 'x', b: 'x' },
    ),
    accepts: [[{ body: { a: 'x', b: 'x' } }]],
    rejects: [[{ body: { a: 'x', b: 'y' } }, '/body/b', '다릅니다.']],
  },
  {
    feature: 'a field that is required twice',
    text: withBody('type: object\nrequired: [a, a]\nproperties: { a: { type: string } }', {
      a: 'x',
    }),
    accepts: [[{ body: { a: 'x' } }]],
    rejects: [[{ body: {} }, '/body/a']],
  },
  {
    feature: 'a price with cents',
    text: withBody(
      'type: object\nproperties: { price: { type: number, multipleOf: 0.01, example: 1.13 } }',
      { price: 1.13 },
    ),
    accepts: [[{ body: { price: 8.29 } }], [{ body: { price: 1234.56 } }]],
    rejects: [[{ body: { price: 1.135 } }, '/body/price']],
  },
  {
    feature: 'the example of a schema with a name',
    text: contract(
      operation(
        `requestBody:
  required: true
  content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }`,
        'post',
      ),
      { schemas: 'Thing: { type: string, example: abc }' },
    ),
    accepts: [[{ body: 'abc' }]],
    types: `const example: 'abc' = requestExamples.call.body;`,
  },
  {
    feature: 'a schema called like the body of an operation',
    text: withBody(
      "type: object\nproperties: { a: { $ref: '#/components/schemas/call_body' } }",
      { a: 1 },
      { schemas: 'call_body: { type: integer }' },
    ),
    accepts: [[{ body: { a: 1 } }]],
    rejects: [[{ body: { a: 'x' } }, '/body/a']],
  },
  {
    feature: 'properties that only one side sends',
    text: contract(
      operation(
        `requestBody:
  required: true
  content:
    application/json:
      schema: { $ref: '#/components/schemas/User' }
      example: { name: a, secret: b }
responses:
  '200':
    description: done
    content:
      application/json:
        schema: { type: array, items: { $ref: '#/components/schemas/User' } }
        example: [{ id: 1, name: a, boss: { id: 2, name: b } }]`,
        'post',
      ),
      {
        schemas: `User:
  type: object
  required: [id, name, secret]
  properties:
    id: { type: integer, readOnly: true }
    name: { type: string }
    secret: { type: string, writeOnly: true }
    boss: { $ref: '#/components/schemas/User' }`,
      },
    ),
    accepts: [[{ body: { name: 'a', secret: 'b', boss: { name: 'c', secret: 'd' } } }]],
    rejects: [
      [{ body: { id: 1, name: 'a' } }, '/body/secret'],
      [{ body: { name: 'a', secret: 'b', boss: { name: 'c' } } }, '/body/boss/secret'],
    ],
    responses: {
      accepts: [[200, [{ id: 1, name: 'a' }]]],
      rejects: [[200, [{ name: 'a', secret: 'b' }], '/body/0/id']],
    },
    types: `const sent: OperationBody<'call'> = { name: 'a', secret: 'b' };
const received: OperationResponse<'call'> = [{ id: 1, name: 'a' }];`,
  },
  {
    feature: 'schemas that all refer to each other',
    text: withBody("$ref: '#/components/schemas/E0'", {}, { schemas: connectedSchemas(12) }),
    accepts: [[{ body: { e1: { e2: { e1: {} } } } }]],
    rejects: [[{ body: { e1: { e2: 1 } } }, '/body/e1/e2']],
  },
];
