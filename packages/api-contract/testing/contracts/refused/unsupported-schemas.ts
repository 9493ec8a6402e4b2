import { withBody, withResponse } from '../template.ts';
import type { RefusedContract } from '../template.ts';

const SCHEMA = '#/paths/~1things/post/requestBody/content/application~1json/schema';

/** Contracts with a keyword of JSON Schema that is not supported. */
export const unsupportedSchemas: readonly RefusedContract[] = [
  {
    feature: 'conditions, all of their places at once',
    text: withBody(
      'type: object\nif: { required: [a] }\nthen: { required: [b] }\nproperties: { a: { dependentSchemas: {} } }',
      {},
    ),
    problems: [
      `openapi.yaml:15 ${SCHEMA}/if: conditions are not supported; write oneOf with one schema per case`,
      `openapi.yaml:16 ${SCHEMA}/then: conditions are not supported`,
      `openapi.yaml:17 ${SCHEMA}/properties/a/dependentSchemas: conditions are not supported`,
    ],
  },
  {
    feature: 'unevaluated properties and items',
    text: withBody('unevaluatedProperties: false\nunevaluatedItems: false', {}),
    problems: [
      `openapi.yaml:14 ${SCHEMA}/unevaluatedProperties: unevaluatedProperties has no TypeScript type`,
      `openapi.yaml:15 ${SCHEMA}/unevaluatedItems: unevaluatedItems has no TypeScript type`,
    ],
  },
  {
    feature: 'patternProperties',
    text: withBody('patternProperties: { a: { type: string } }', {}),
    problems: [`openapi.yaml:14 ${SCHEMA}/patternProperties: patternProperties has no TypeScript`],
  },
  {
    feature: '$dynamicRef',
    text: withBody("$dynamicRef: '#node'", {}),
    problems: [`openapi.yaml:14 ${SCHEMA}/$dynamicRef: dynamic references are not supported`],
  },
  {
    feature: '$defs',
    text: withBody('$defs: { a: { type: string } }', {}),
    problems: [`openapi.yaml:14 ${SCHEMA}/$defs: name the schema under components/schemas`],
  },
  {
    feature: 'nullable of OpenAPI 3.0',
    text: withBody('type: string\nnullable: true', 'a'),
    problems: [`openapi.yaml:15 ${SCHEMA}/nullable: nullable is OpenAPI 3.0; write type`],
  },
  {
    feature: 'a discriminator',
    text: withResponse('oneOf: [{ type: object }]\ndiscriminator: { propertyName: kind }'),
    problems: [
      'openapi.yaml:16 #/paths/~1things/get/responses/200/content/application~1json/schema/discriminator: discriminator is not read by the validators',
    ],
  },
  {
    feature: 'a misspelt keyword',
    text: withBody('type: integer\nmaximun: 5', 1),
    problems: [`openapi.yaml:15 ${SCHEMA}/maximun: Property \`maximun\` is not expected here`],
  },
  {
    feature: 'an unknown format',
    text: withBody('type: string\nformat: phone', '1'),
    problems: [
      `openapi.yaml:15 ${SCHEMA}/format: no check of this format is known; known are date, date-time`,
    ],
  },
  {
    feature: 'a pattern that is none',
    text: withBody("type: string\npattern: '['", '1'),
    problems: [
      `openapi.yaml:15 ${SCHEMA}/pattern: the pattern is no regular expression of JavaScript`,
    ],
  },
  {
    feature: 'an anchor',
    text: withResponse("$ref: '#thing'", { schemas: 'Thing: { $anchor: thing, type: object }' }),
    problems: [
      'openapi.yaml:14 #/paths/~1things/get/responses/200/content/application~1json/schema: anchors are not supported',
    ],
  },
  ...[
    ['enum: []', 'enum', 'enum must have at least one value'],
    ['allOf: []', 'allOf', 'allOf must have at least one schema'],
    ['type: []', 'type', 'type must name at least one type'],
    ['minContains: 1', 'minContains', 'minContains restricts nothing without contains'],
    ['multipleOf: 0', 'multipleOf', 'multipleOf must be greater than 0'],
    ['properties: { valueOf: {} }', 'properties/valueOf', 'valueOf is a name of every JavaScript'],
    ['properties: { __proto__: {} }', 'properties/__proto__', '__proto__ is a name of every'],
  ].map(([schema = '', place, sentence]) => ({
    feature: schema,
    text: withBody(schema, {}),
    problems: [`openapi.yaml:14 ${SCHEMA}/${place}: ${sentence}`],
  })),
  {
    feature: 'what only the linter and what only the reader finds, at once',
    text: withBody('type: object\nproperties: { a: { maximun: 5 }, b: { enum: [] } }', {}),
    problems: [
      `openapi.yaml:15 ${SCHEMA}/properties/a/maximun: Property \`maximun\` is not expected here`,
      `openapi.yaml:15 ${SCHEMA}/properties/b/enum: enum must have at least one value`,
    ],
  },
];
