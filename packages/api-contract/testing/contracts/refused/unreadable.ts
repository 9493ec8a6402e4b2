import { contract, operation, withParameters, withResponse } from '../template.ts';
import type { RefusedContract } from '../template.ts';

const OPERATION = '#/paths/~1things/get';

/** Contracts whose files or references cannot be read. */
export const unreadableContracts: readonly RefusedContract[] = [
  {
    feature: 'YAML that cannot be read',
    text: 'openapi: 3.1.0\npaths: {\n',
    problems: ['openapi.yaml:3 #/: the YAML cannot be read: '],
  },
  {
    feature: 'another version',
    text: contract(operation('')).replace('3.1.0', '3.0.3'),
    problems: ['openapi.yaml:1 #/openapi: the version must be 3.1.x'],
  },
  {
    feature: 'an empty file',
    text: '',
    problems: ['openapi.yaml:1 #/openapi: the version must be 3.1.x'],
  },
  {
    feature: 'a reference to nothing',
    text: withParameters("- $ref: '#/components/parameters/None'"),
    problems: [`openapi.yaml:10 ${OPERATION}/parameters/0: Can't resolve $ref`],
  },
  {
    feature: 'a reference to a file that is not there',
    text: withResponse("$ref: './none.yaml'"),
    problems: [
      `openapi.yaml:14 ${OPERATION}/responses/200/content/application~1json/schema: Can't resolve $ref: ENOENT`,
    ],
  },
  {
    feature: 'a reference to another server',
    text: withResponse("$ref: 'https://example.test/thing.yaml'"),
    problems: [
      `openapi.yaml:14 ${OPERATION}/responses/200/content/application~1json/schema: Can't resolve $ref: a reference to another server is not read`,
    ],
  },
  {
    feature: 'YAML in another file that cannot be read',
    text: withResponse("$ref: './broken.yaml'"),
    files: { 'broken.yaml': 'type: {\n' },
    problems: ['broken.yaml:2 #/: Failed to parse', 'openapi.yaml:14 '],
  },
  {
    feature: 'a problem in another file',
    text: withResponse("$ref: './thing.yaml#/Thing'"),
    files: { 'thing.yaml': 'Thing:\n  type: object\n  nullable: true' },
    problems: ['thing.yaml:3 #/Thing/nullable: nullable is OpenAPI 3.0'],
  },
  {
    feature: 'a reference to itself',
    text: withResponse("$ref: '#/components/schemas/A'", {
      schemas: "A: { $ref: '#/components/schemas/B' }\nB: { $ref: '#/components/schemas/A' }",
    }),
    problems: [
      `openapi.yaml:14 ${OPERATION}/responses/200/content/application~1json/schema: this reference leads back to itself`,
      'openapi.yaml:21 #/components/schemas/A: this reference leads',
      'openapi.yaml:22 #/components/schemas/B: this reference leads',
    ],
  },
  {
    feature: 'two schemas with one name',
    text: withResponse("oneOf: [{ $ref: './a.yaml#/Thing' }, { $ref: './b.yaml#/Thing' }]"),
    files: { 'a.yaml': 'Thing: { type: string }', 'b.yaml': 'Thing: { type: integer }' },
    problems: [
      `openapi.yaml:15 ${OPERATION}/responses/200/content/application~1json/schema/oneOf/1: two different schemas are called Thing`,
    ],
  },
];
