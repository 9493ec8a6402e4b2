import { contract, operation, withResponse } from '../template.ts';
import type { AcceptedContract } from '../template.ts';

const ROWS = `type: array
items:
  type: object
  required: [id, ok, rate, kind, note]
  x-key: [id]
  properties:
    id: { type: integer }
    ok: { type: boolean }
    rate: { type: number, minimum: 0 }
    kind: { type: [integer, 'null'], enum: [1, 2, null] }
    note: { type: object, additionalProperties: { type: string } }`;

/** Contracts that differ in their responses. */
export const responseContracts: readonly AcceptedContract[] = [
  {
    feature: 'shared responses, headers and examples',
    text: contract(
      operation(`responses:
  '204': { description: done, headers: { X-Rest: { $ref: '#/components/headers/Rest' } } }
  '404': { $ref: '#/components/responses/Missing' }`),
      {
        headers: 'Rest: { description: what is left, schema: { type: integer } }',
        examples: 'NoThing: { value: { message: 없습니다. } }',
        responses: `Missing:
  description: missing
  content:
    application/json:
      schema: { type: object, required: [message], properties: { message: { type: string } } }
      examples: { NoThing: { $ref: '#/components/examples/NoThing' } }`,
      },
    ),
    responses: {
      accepts: [
        [204, undefined],
        [404, { message: '' }],
      ],
      rejects: [
        [404, {}, '/body/message'],
        [500, {}, '/status'],
      ],
    },
    types: `const status: 404 = errorResponses.NoThing.status;
const message: '없습니다.' = errorResponses.NoThing.body.message;`,
  },
  {
    feature: 'inline examples',
    text: contract(
      operation(`responses:
  '204': { description: done }
  '409': { description: taken, content: { application/json: { schema: {}, examples: { Taken: { value: { a: 1 } } } } } }`),
    ),
    types: `const names: readonly ['Taken'] = operations.call.errors['409'];
const body: 1 = errorResponses.Taken.body.a;`,
  },
  {
    feature: 'several statuses of success',
    text: contract(
      operation(
        `responses:
  '200': { description: known, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string } } } } } }
  '201': { description: made, content: { application/json: { schema: { type: integer } } } }`,
        'post',
      ),
    ),
    responses: {
      accepts: [
        [200, { a: 'b' }],
        [201, 1],
      ],
      rejects: [[201, { a: 'b' }, '/body']],
    },
    types: `const made: OperationResponse<'call'> = 1;
const known: OperationResponse<'call'> = { a: 'b' };`,
  },
  {
    feature: 'default and ranges',
    text: contract(
      operation(`responses:
  '204': { description: done }
  '4XX': { description: refused, content: { application/json: { schema: { type: string } } } }
  default: { description: other, content: { application/json: { schema: { type: integer } } } }`),
    ),
    responses: {
      accepts: [
        [422, 'no'],
        [503, 1],
      ],
      rejects: [
        [422, 1, '/body'],
        [503, 'no', '/body'],
      ],
    },
  },
  {
    feature: 'a GET without a body, and a POST with one',
    text: contract(
      `${operation('')}
  post:
    operationId: make
    x-roles: [ROLE_USER]
    responses: { '201': { description: made, content: { application/json: { schema: { type: object } } } } }`,
    ),
    types: `const exceptions: readonly string[] = bodyExceptions;
const nothing: Promise<undefined> = api.GET('/things');`,
  },
  {
    feature: 'values that differ in case',
    text: withResponse(
      'type: array\nitems: { type: object, required: [unit], properties: { unit: { type: string, enum: [mb, MB] } } }',
    ),
    reads: [
      [{ unit: 'MB' }, { unit: 'mb' }, { unit: 'Mb' }],
      [{ unit: 'MB' }, { unit: 'mb' }, { unit: null }],
    ],
  },
  {
    feature: 'rows with booleans, numbers, enumerations of numbers and maps',
    text: withResponse(ROWS),
    responses: {
      accepts: [[200, [{ id: 1, ok: true, rate: 0.5, kind: 2, note: { a: 'b' } }]]],
      rejects: [[200, [{ id: 1, ok: 1, rate: 0.5, kind: 2, note: {} }], '/body/0/ok']],
    },
    reads: [
      [
        { id: 1, ok: false, rate: 0.5, kind: 2, note: { a: 'b' } },
        { id: 2, ok: 'yes', rate: -1, kind: '2', note: null, other: 1 },
        { id: 'x', ok: true, rate: 1, kind: 1, note: {} },
      ],
      [
        { id: 1, ok: false, rate: 0.5, kind: 2, note: { a: 'b' } },
        { id: 2, ok: null, rate: null, kind: null, note: null },
      ],
    ],
    types: `async () => {
  const [row] = await api.GET('/things');
  const values: [number, boolean | null, number | null, 1 | 2 | null] | undefined = row && [row.id, row.ok, row.rate, row.kind];
  return values;
};`,
  },
  {
    feature: 'rows made of allOf',
    text: withResponse(
      "type: array\nitems: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, required: [b], properties: { b: { type: string, enum: [a b, c] } } }] }",
      {
        schemas:
          'Base: { type: object, x-key: [a], required: [a], properties: { a: { type: string, format: date-time } } }',
      },
    ),
    responses: {
      accepts: [[200, [{ a: '2026-11-20T06:00:00Z', b: 'a b' }]]],
      rejects: [[200, [{ a: '2026-11-20', b: 'c' }], '/body/0/a']],
    },
    reads: [
      [{ a: '2026-11-20T06:00:00Z', b: 'a b' }, { b: 'c' }],
      [{ a: '2026-11-20T15:00:00', b: 'a b' }],
    ],
    types: `const shape: readonly [{ readonly a: 'key date-time'; readonly b: 'enum|a b|c' }] = responseShapes['/things'];`,
  },
  {
    feature: 'rows with alternatives, read as they come',
    text: withResponse('type: array\nitems: { oneOf: [{ type: string }, { type: object }] }'),
    responses: { accepts: [[200, ['a', {}]]], rejects: [[200, [1], '/body/0']] },
    reads: [
      ['a', { b: 1 }],
      ['a', { b: 1 }],
    ],
  },
  {
    feature: 'recursion in a response',
    text: withResponse("$ref: '#/components/schemas/Tree'", {
      schemas:
        "Tree: { type: object, properties: { next: { $ref: '#/components/schemas/Tree' }, not: { not: { type: string } } } }",
    }),
    responses: {
      accepts: [[200, { next: { next: {} } }]],
      rejects: [[200, { next: { next: 1 } }, '/body/next/next']],
    },
  },
  {
    feature: 'a schema called like the response of an operation',
    text: withResponse("type: array\nitems: { $ref: '#/components/schemas/call_200' }", {
      schemas: 'call_200: { type: integer }',
    }),
    responses: { accepts: [[200, [1]]], rejects: [[200, ['x'], '/body/0']] },
  },
  {
    feature: 'an error called like a property of every object',
    text: contract(
      operation(`responses:
  '204': { description: done }
  '409': { description: taken, content: { application/json: { examples: { constructor: { value: 1 } } } } }`),
    ),
    types: `const body: 1 = errorResponses.constructor.body;`,
  },
];
