import { contract, operation, withParameters } from '../template.ts';
import type { AcceptedContract } from '../template.ts';

/** Contracts that differ in how parameters are written. */
export const parameterContracts: readonly AcceptedContract[] = [
  {
    feature: 'an inline path parameter with an integer',
    text: contract(
      operation(
        'parameters: [{ name: id, in: path, required: true, schema: { type: integer, minimum: 1 }, example: 1 }]',
        'delete',
        '/things/{id}',
      ),
    ),
    accepts: [[{ params: { id: '7' } }, { params: { id: 7 } }]],
    rejects: [
      [{ params: { id: '0' } }, '/params/id'],
      [{ params: { id: 'x' } }, '/params/id'],
    ],
    types: `const params: OperationParams<'call'> = { id: 1 };`,
  },
  {
    feature: 'a shared parameter',
    text: withParameters("- $ref: '#/components/parameters/Page'", {
      parameters:
        'Page: { name: page, in: query, required: true, schema: { type: integer }, example: 1 }',
    }),
    accepts: [[{ query: { page: '2' } }, { query: { page: 2 } }]],
    rejects: [[{ query: {} }, '/query/page']],
  },
  {
    feature: 'a parameter of the path that the operation replaces',
    text: contract(`/things:
  parameters:
    - { name: page, in: query, required: true, schema: { type: integer }, example: 1 }
    - { name: size, in: query, required: true, schema: { type: integer }, example: 1 }
  get:
    operationId: call
    x-roles: [ROLE_USER]
    parameters: [{ name: page, in: query, schema: { type: string } }]
    responses: { '204': { description: done } }`),
    accepts: [
      [{ query: { size: '1', page: '5' } }, { query: { size: 1, page: '5' } }],
      [{ query: { size: '1' } }, { query: { size: 1 } }],
    ],
    rejects: [[{ query: { page: '1' } }, '/query/size']],
  },
  {
    feature: 'an optional query',
    text: withParameters('- { name: page, in: query, schema: { type: integer } }'),
    accepts: [
      [{}, { query: {} }],
      [{ query: { page: '3' } }, { query: { page: 3 } }],
    ],
    rejects: [[{ query: { page: 'three' } }, '/query/page']],
    sends: ['GET', {}, '/things'],
    types: `const none: OperationQuery<'call'> = {};
const one: OperationQuery<'call'> = { page: 1 };
// @ts-expect-error a query of the wrong type
const wrong: OperationQuery<'call'> = { page: '1' };
void api.GET('/things');
void api.GET('/things', { params: { query: { page: 1 } } });`,
  },
  {
    feature: 'a boolean query',
    text: withParameters(
      '- { name: open, in: query, required: true, schema: { type: boolean }, example: true }',
    ),
    accepts: [
      [{ query: { open: 'true' } }, { query: { open: true } }],
      [{ query: { open: 'false' } }, { query: { open: false } }],
    ],
    rejects: [
      [{ query: { open: '1' } }, '/query/open'],
      [{ query: { open: '' } }, '/query/open'],
    ],
  },
  {
    feature: 'a number query with exclusive limits',
    text: withParameters(
      '- { name: rate, in: query, schema: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.25 } }',
    ),
    accepts: [[{ query: { rate: '0.25' } }, { query: { rate: 0.25 } }]],
    rejects: [
      [{ query: { rate: '1' } }, '/query/rate'],
      [{ query: { rate: '0.3' } }, '/query/rate'],
      [{ query: { rate: '0x1' } }, '/query/rate'],
    ],
  },
  {
    feature: 'a string query that looks like a number',
    text: withParameters('- { name: code, in: query, schema: { type: string } }'),
    accepts: [[{ query: { code: '5' } }, { query: { code: '5' } }]],
  },
  {
    feature: 'a list in the query, repeated',
    text: withParameters(
      '- { name: id, in: query, schema: { type: array, items: { type: integer }, minItems: 1, uniqueItems: true } }',
    ),
    accepts: [
      [{ query: { id: '1' } }, { query: { id: [1] } }],
      [{ query: { id: ['1', '2'] } }, { query: { id: [1, 2] } }],
    ],
    rejects: [
      [{ query: { id: ['1', '1'] } }, '/query/id'],
      [{ query: { id: ['1', 'x'] } }, '/query/id/1'],
    ],
    sends: ['GET', { params: { query: { id: [1, 2] } } }, '/things?id=1&id=2'],
    types: `const query: OperationQuery<'call'> = { id: [1, 2] };`,
  },
  {
    feature: 'a list in the query between commas',
    text: withParameters(
      '- { name: tag, in: query, explode: false, schema: { type: array, items: { type: string, enum: [a, b] } } }',
    ),
    accepts: [[{ query: { tag: 'a,b' } }, { query: { tag: ['a', 'b'] } }]],
    rejects: [[{ query: { tag: 'a,c' } }, '/query/tag/1']],
    sends: ['GET', { params: { query: { tag: ['a', 'b'] } } }, '/things?tag=a,b'],
  },
  {
    feature: 'a required header parameter',
    text: withParameters(
      '- { name: X-Request-Id, in: header, required: true, schema: { type: string, format: uuid }, example: 6f1c2d7e-8a43-4b0e-9b1d-2f5a7c9e0d11 }',
    ),
    accepts: [
      [
        { headers: new Headers({ 'x-request-id': '6f1c2d7e-8a43-4b0e-9b1d-2f5a7c9e0d11' }) },
        { headers: { 'X-Request-Id': '6f1c2d7e-8a43-4b0e-9b1d-2f5a7c9e0d11' } },
      ],
    ],
    rejects: [
      [{}, '/headers/X-Request-Id'],
      [{ headers: new Headers({ 'x-request-id': '1' }) }, '/headers/X-Request-Id'],
    ],
    types: `const headers: OperationHeaders<'call'> = { 'X-Request-Id': 'a' };
void api.GET('/things', { params: { header: { 'X-Request-Id': 'a' } } });
// @ts-expect-error a header is missing
void api.GET('/things');`,
  },
  {
    feature: 'an optional header with a number',
    text: withParameters('- { name: X-Depth, in: header, schema: { type: integer, maximum: 3 } }'),
    accepts: [
      [{}, { headers: {} }],
      [{ headers: new Headers({ 'X-Depth': '2' }) }, { headers: { 'X-Depth': 2 } }],
    ],
    rejects: [[{ headers: new Headers({ 'X-Depth': '4' }) }, '/headers/X-Depth']],
  },
  {
    feature: 'a nullable query and names with signs',
    text: withParameters(
      "- { name: 'filter[a/b]', in: query, schema: { type: [integer, 'null'] } }",
    ),
    accepts: [[{ query: { 'filter[a/b]': '4' } }, { query: { 'filter[a/b]': 4 } }]],
    rejects: [[{ query: { 'filter[a/b]': 'x' } }, '/query/filter[a~1b]']],
  },
  {
    feature: 'a path parameter with a hyphen and a named schema',
    text: contract(
      operation(
        "parameters: [{ name: thing-id, in: path, required: true, schema: { $ref: '#/components/schemas/Thing.Id' }, example: 1 }]",
        'get',
        '/things/{thing-id}',
      ),
      { schemas: 'Thing.Id: { type: integer, format: int32 }' },
    ),
    accepts: [[{ params: { 'thing-id': '4' } }, { params: { 'thing-id': 4 } }]],
    rejects: [[{ params: { 'thing-id': '3000000000' } }, '/params/thing-id']],
  },
  {
    feature: 'a query with an enumeration without a type',
    text: withParameters('- { name: size, in: query, schema: { enum: [1, 2] } }'),
    accepts: [[{ query: { size: '2' } }, { query: { size: 2 } }]],
    rejects: [[{ query: { size: '3' } }, '/query/size']],
  },
  {
    feature: 'an optional query called like a method of every object',
    text: withParameters('- { name: toString, in: query, schema: { type: string } }'),
    accepts: [[{ query: {} }], [{ query: { toString: 'a' } }, { query: { toString: 'a' } }]],
  },
];
