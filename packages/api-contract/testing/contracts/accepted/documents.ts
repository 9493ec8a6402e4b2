import { contract, operation } from '../template.ts';
import type { AcceptedContract } from '../template.ts';

/** Contracts that differ in how the whole document is written. */
export const documentContracts: readonly AcceptedContract[] = [
  {
    feature: 'links by operation and by reference',
    text: contract(
      `${operation(`responses:
  '200':
    description: done
    content: { application/json: { schema: { type: integer } } }
    links:
      ById: { operationId: call, parameters: { path.a: $response.body } }
      ByRef: { operationRef: '#/paths/~1things/get' }`)}`,
    ),
    types: `const names: readonly string[] = links.map(({ name, to }) => name + to);`,
  },
  {
    feature: 'several tags, and none',
    text: contract(`${operation('tags: [a, b]')}
  delete:
    operationId: remove
    x-roles: [ROLE_USER]
    responses: { '204': { description: done } }`),
    types: `const tag: 'a' = operations.call.tag;
const none: 'default' = operations.remove.tag;`,
  },
  {
    feature: 'an operation for everybody, by an empty security',
    text: contract(`/things:
  patch:
    operationId: call
    x-roles: [ROLE_ANONYMOUS]
    security: []
    responses: { '204': { description: done } }`),
    sends: ['PATCH', {}, '/things'],
    types: `const isPublic: true = operations.call.isPublic;
const role: OperationRole = 'ROLE_USER';
void api.PATCH('/things');`,
  },
  {
    feature: 'YAML anchors and merge keys',
    text: contract(`/things:
  get:
    operationId: call
    x-roles: &roles [ROLE_USER]
    parameters: [{ name: a, in: query, schema: &word { type: string, minLength: 2 } }, { name: b, in: query, schema: { <<: *word, maxLength: 3 } }]
    responses: { '204': { description: done } }
  delete:
    operationId: remove
    x-roles: *roles
    responses: { '204': { description: done } }`),
    accepts: [[{ query: { a: 'aa', b: 'bbb' } }]],
    rejects: [
      [{ query: { a: 'a' } }, '/query/a'],
      [{ query: { b: 'bbbb' } }, '/query/b'],
    ],
  },
  {
    feature: 'several files',
    text: contract("/things: { $ref: './paths.yaml#/things' }"),
    files: {
      'paths.yaml': `things:
  get:
    operationId: call
    x-roles: [ROLE_USER]
    parameters: [{ name: a, in: query, schema: { $ref: './schemas.yaml#/Size' } }]
    responses: { '200': { description: done, content: { application/json: { schema: { $ref: './thing.yaml' } } } } }`,
      'schemas.yaml': 'Size: { type: integer, maximum: 3 }',
      'thing.yaml': "type: object\nproperties: { size: { $ref: './schemas.yaml#/Size' } }",
    },
    accepts: [[{ query: { a: '3' } }, { query: { a: 3 } }]],
    rejects: [[{ query: { a: '4' } }, '/query/a']],
    responses: { accepts: [[200, { size: 1 }]], rejects: [[200, { size: 4 }, '/body/size']] },
    types: `const thing: components['schemas']['thing'] = { size: 1 };`,
  },
];
