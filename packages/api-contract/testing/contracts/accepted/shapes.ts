import { withBody } from '../template.ts';
import type { AcceptedContract } from '../template.ts';

/** Contracts whose request body has alternatives, lists, maps or itself inside. */
export const shapeContracts: readonly AcceptedContract[] = [
  {
    feature: 'oneOf with constants',
    text: withBody(
      `oneOf:
  - { type: object, required: [kind, size], properties: { kind: { const: box }, size: { type: number } } }
  - { type: object, required: [kind], properties: { kind: { const: none } } }`,
      { kind: 'none' },
    ),
    accepts: [[{ body: { kind: 'box', size: 1.5 } }], [{ body: { kind: 'none' } }]],
    rejects: [
      [{ body: { kind: 'box' } }, '/body'],
      [{ body: { kind: 'other' } }, '/body'],
    ],
    types: `const body: OperationBody<'call'> = { kind: 'box', size: 1 };`,
  },
  {
    feature: 'anyOf',
    text: withBody('anyOf: [{ type: string, minLength: 2 }, { type: integer }]', 1),
    accepts: [[{ body: 'ab' }], [{ body: 1 }]],
    rejects: [[{ body: 'a' }, '/body']],
  },
  {
    feature: 'nullable fields and a null constant',
    text: withBody(
      "type: object\nrequired: [a, b]\nproperties: { a: { type: [string, 'null'], minLength: 1 }, b: { const: null } }",
      { a: null, b: null },
    ),
    accepts: [[{ body: { a: null, b: null } }], [{ body: { a: 'x', b: null } }]],
    rejects: [
      [{ body: { a: '', b: null } }, '/body/a'],
      [{ body: { a: 'x', b: 0 } }, '/body/b'],
    ],
    types: `const body: OperationBody<'call'> = { a: null, b: null };`,
  },
  {
    feature: 'a map with limits, and messages in it',
    text: withBody(
      "type: object\nminProperties: 1\npropertyNames: { pattern: '^[a-z]+$' }\nadditionalProperties: { type: integer, minimum: 1, x-message: 1 이상이어야 합니다. }",
      { a: 1 },
    ),
    accepts: [[{ body: { a: 1, b: 2 } }]],
    rejects: [
      [{ body: {} }, '/body'],
      [{ body: { a: 0 } }, '/body/a', '1 이상이어야 합니다.'],
      [{ body: { A: 1 } }, '/body'],
    ],
    types: `const body: OperationBody<'call'> = { any: 1 };`,
  },
  {
    feature: 'lists with limits, and messages in them',
    text: withBody(
      'type: array\nminItems: 1\nmaxItems: 2\nuniqueItems: true\nitems: { type: object, required: [a], properties: { a: { type: string, minLength: 1, x-message: 비었습니다. } } }',
      [{ a: 'b' }],
    ),
    accepts: [[{ body: [{ a: 'b' }, { a: 'c' }] }]],
    rejects: [
      [{ body: [] }, '/body'],
      [{ body: [{ a: 'b' }, { a: 'b' }] }, '/body'],
      [{ body: [{ a: '' }] }, '/body/0/a', '비었습니다.'],
    ],
  },
  {
    feature: 'a tuple',
    text: withBody(
      'type: array\nminItems: 2\nprefixItems: [{ type: string }, { type: integer }]\nitems: false',
      ['a', 1],
    ),
    accepts: [[{ body: ['a', 1] }]],
    rejects: [
      [{ body: ['a', 'b'] }, '/body/1'],
      [{ body: ['a', 1, 2] }, '/body/2'],
    ],
  },
  {
    feature: 'recursion',
    text: withBody(
      "$ref: '#/components/schemas/Tree'",
      { name: 'a' },
      {
        schemas: `Tree:
  type: object
  required: [name]
  properties:
    name: { type: string, minLength: 1 }
    children: { type: array, items: { $ref: '#/components/schemas/Tree' } }`,
      },
    ),
    accepts: [[{ body: { name: 'a', children: [{ name: 'b', children: [] }] } }]],
    rejects: [[{ body: { name: 'a', children: [{ name: '' }] } }, '/body/children/0/name']],
    types: `const body: OperationBody<'call'> = { name: 'a', children: [{ name: 'b' }] };
const again: string | undefined = requestSchemas.call.body?.properties?.['children']?.items?.$ref;`,
  },
];
