import { contract, operation, withBody, withParameters, withResponse } from '../template.ts';
import type { RefusedContract } from '../template.ts';

const SCHEMA = '#/paths/~1things/post/requestBody/content/application~1json/schema';
const OPERATION = '#/paths/~1things/get';

/** Contracts that contradict themselves, or lack what the generated files need. */
export const contradictoryContracts: readonly RefusedContract[] = [
  {
    feature: 'two operations with one id',
    text: contract(`${operation('')}\n${operation('', 'get', '/others')}`),
    problems: ['openapi.yaml:13 #/paths/~1others/get/operationId: two operations are called call'],
  },
  {
    feature: 'no operation',
    text: contract('{}'),
    problems: ['openapi.yaml:4 #/paths: a contract needs an operation'],
  },
  {
    feature: 'no operationId',
    text: contract(operation('').replace('    operationId: call\n', '')),
    problems: [`openapi.yaml:6 ${OPERATION}`],
  },
  {
    feature: 'an operationId that is no name in code',
    text: contract(operation('').replace('operationId: call', 'operationId: get-things')),
    problems: [`openapi.yaml:7 ${OPERATION}/operationId: get-things must be a JavaScript name`],
  },
  {
    feature: 'no x-roles',
    text: contract(operation('').replace('    x-roles: [ROLE_USER]\n', '')),
    problems: [`openapi.yaml:6 ${OPERATION}: call needs x-roles`],
  },
  {
    feature: 'an unknown role',
    text: contract(operation('').replace('[ROLE_USER]', '[ROLE_NOBODY]')),
    problems: [`openapi.yaml:8 ${OPERATION}/x-roles: ROLE_NOBODY is no role; the schema RoleName`],
  },
  {
    feature: 'a role that contradicts security',
    text: contract(operation('security: [{}]')),
    problems: [`openapi.yaml:6 ${OPERATION}: security and x-roles disagree`],
  },
  {
    feature: 'no schema of the roles',
    text: contract(operation('')).replace(/ +RoleName.*\n/, '    Other: {}\n'),
    problems: ['openapi.yaml:1 #/: components/schemas/RoleName must list the roles'],
  },
  {
    feature: 'no response of success',
    text: contract(operation("responses: { '404': { description: missing } }")),
    problems: [`openapi.yaml:6 ${OPERATION}: call has no response of success`],
  },
  {
    feature: 'a parameter that the path does not have',
    text: contract(operation('', 'get', '/things/{id}')),
    problems: ['openapi.yaml:6 #/paths/~1things~1{id}'],
  },
  {
    feature: 'a required parameter without an example',
    text: withParameters('- { name: a, in: query, required: true, schema: { type: string } }'),
    problems: [
      `openapi.yaml:10 ${OPERATION}/parameters/0: the required parameter a needs an example`,
    ],
  },
  {
    feature: 'a body without an example',
    text: contract(
      operation('requestBody: { content: { application/json: { schema: {} } } }', 'post'),
    ),
    problems: [
      'openapi.yaml:9 #/paths/~1things/post/requestBody: the request body needs an example',
    ],
  },
  {
    feature: 'an example that its schema refuses',
    text: withBody(
      'allOf: [{ type: object, additionalProperties: false, properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } } }]',
      { a: 'x', b: 'y' },
    ),
    problems: ['openapi.yaml:15 '],
  },
  {
    feature: 'equal fields in a list',
    text: withBody(
      'type: array\nitems: { type: object, properties: { a: { type: string }, b: { type: string, x-equals: a } } }',
      [],
    ),
    problems: [
      `openapi.yaml:15 ${SCHEMA}/items/properties/b: x-equals is not supported inside lists`,
    ],
  },
  {
    feature: 'a message in a schema that contains itself',
    text: withBody(
      "$ref: '#/components/schemas/Tree'",
      {},
      {
        schemas:
          "Tree: { type: object, properties: { name: { type: string, x-message: 이름 }, next: { $ref: '#/components/schemas/Tree' } } }",
      },
    ),
    problems: [
      'openapi.yaml:22 #/components/schemas/Tree/properties/name: a field of a schema that contains itself',
    ],
  },
  {
    feature: 'a schema without an end',
    text: withBody(
      "$ref: '#/components/schemas/A'",
      {},
      {
        schemas: "A: { allOf: [{ $ref: '#/components/schemas/A' }] }",
      },
    ),
    problems: ['openapi.yaml:22 #/components/schemas/A: this schema refers to itself'],
  },
  {
    feature: 'a link to nowhere',
    text: contract(
      operation(
        "responses: { '204': { description: done, links: { Next: { operationId: none } } } }",
      ),
    ),
    problems: [`openapi.yaml:9 ${OPERATION}/responses/204/links/Next: no operation is called none`],
  },
  {
    feature: 'an error with two bodies',
    text: contract(
      operation(`responses:
  '204': { description: done }
  '409': { description: taken, content: { application/json: { examples: { Taken: { value: 1 } } } } }`),
    ).replace(
      'components:',
      `  /others:
    delete:
      operationId: other
      x-roles: [ROLE_USER]
      responses:
        '204': { description: done }
        '409': { description: taken, content: { application/json: { examples: { Taken: { value: 2 } } } } }
components:`,
    ),
    problems: [
      'openapi.yaml:18 #/paths/~1others/delete/responses/409: two different examples are called Taken',
    ],
  },
  {
    feature: 'an error with two statuses',
    text: contract(
      operation(`responses:
  '204': { description: done }
  '404': { description: missing, content: { application/json: { examples: { Taken: { value: 1 } } } } }
  '409': { description: taken, content: { application/json: { examples: { Taken: { value: 1 } } } } }`),
    ),
    problems: [`openapi.yaml:12 ${OPERATION}/responses/409: Taken has more than one status`],
  },
  {
    feature: 'a message for a constraint that the field does not have',
    text: withBody(
      'type: object\nproperties: { a: { type: integer, maximum: 5, x-messages: { maxLength: 길어요. } } }',
      {},
    ),
    problems: [`openapi.yaml:15 ${SCHEMA}/properties/a: /body/a has a message for maxLength`],
  },
  {
    feature: 'a key that is no field',
    text: withResponse(
      'type: array\nitems: { type: object, x-key: [z], properties: { a: { type: string } } }',
    ),
    problems: [
      `openapi.yaml:16 ${OPERATION}/responses/200/content/application~1json/schema/items: x-key names an unknown field z`,
    ],
  },
  {
    feature: 'a second name that is taken',
    text: withBody(
      "$ref: '#/components/schemas/User'",
      {},
      {
        schemas: `User: { type: object, required: [id], properties: { id: { type: integer, readOnly: true }, other: { $ref: '#/components/schemas/UserRequest' } } }
UserRequest: { type: string }`,
      },
    ),
    problems: ['openapi.yaml:22 #/components/schemas/User: the schema without what is readOnly'],
  },
  {
    feature: 'a property that is marked beside the schema that requires it',
    text: withBody(
      "allOf: [{ $ref: '#/components/schemas/Named' }, { properties: { id: { readOnly: true } } }]",
      { id: 1 },
      { schemas: 'Named: { type: object, required: [id], properties: { id: { type: integer } } }' },
    ),
    problems: [
      `openapi.yaml:14 ${SCHEMA}/allOf/0: readOnly must stand in the schema that requires`,
    ],
  },
];
