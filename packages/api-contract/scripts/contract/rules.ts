import type { RawUniversalConfig } from '@redocly/openapi-core';

/** What of OpenAPI 3.1 is not supported: an object of the document, its keys, and what to write instead. */
const UNSUPPORTED: readonly (readonly [type: string, keys: readonly string[], message: string])[] =
  [
    ['Root', ['webhooks'], 'webhooks are not supported; nothing here could receive one'],
    ['Operation', ['callbacks'], 'callbacks are not supported; nothing here could receive one'],
    ['Operation', ['servers'], 'all operations have the servers of the contract'],
    ['PathItem', ['servers'], 'all paths have the servers of the contract'],
    [
      'PathItem',
      ['head', 'options', 'trace'],
      'this method is not supported, only get, put, post, delete, patch',
    ],
    ['Parameter', ['content'], 'a parameter needs a schema; its content is not read'],
    ['Parameter', ['style', 'allowEmptyValue'], 'only the standard style of a parameter is read'],
    ['Link', ['operationRef'], 'a link must name an operation by operationId'],
    ['Example', ['externalValue'], 'the value of an example must be written in this file'],
    ['Schema', ['readOnly', 'writeOnly'], 'write one schema for requests and one for responses'],
    [
      'Schema',
      ['if', 'then', 'else', 'dependentSchemas'],
      'conditions are not supported; write oneOf with one schema per case',
    ],
    [
      'Schema',
      ['patternProperties', 'unevaluatedProperties', 'unevaluatedItems'],
      'this keyword has no TypeScript type; write additionalProperties',
    ],
    ['Schema', ['prefixItems'], 'tuples are not supported; write an object with a name for each'],
    ['Schema', ['discriminator'], 'give each schema of oneOf its own const instead'],
    ['Schema', ['contentSchema'], 'the content of a text is not checked; describe it in words'],
    ['Schema', ['$defs', 'definitions'], 'name the schema under components/schemas'],
    [
      'Schema',
      ['$id', '$schema', '$vocabulary', '$anchor', '$dynamicRef', '$dynamicAnchor'],
      'schemas have one dialect, and a $ref names one of components/schemas',
    ],
  ];

/** Texts that must match, each with the sentence that refuses another. */
const PATTERNS: readonly (readonly [
  type: string,
  property: string | undefined,
  pattern: RegExp,
  message: string,
])[] = [
  [
    'Paths',
    undefined,
    /^(\/([\w-]+(\.[\w-]+)*|\{[\w-]+\}))+$/,
    'the parts of a path must be plain ASCII, or one parameter',
  ],
  ['NamedSchemas', undefined, /^[\w.-]+$/, 'the name of a schema must be plain ASCII'],
  [
    'SchemaProperties',
    undefined,
    /^(?!(__proto__|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|to(Locale)?String|valueOf)$)/,
    'every JavaScript object has a property of this name',
  ],
  ['MediaTypesMap', undefined, /^application\/json$/, 'only bodies of application/json are read'],
  [
    'Operation',
    'operationId',
    /^[A-Za-z_$][\w$]*$/,
    'operationId is the name in code and must be a JavaScript name',
  ],
  [
    'Parameter',
    'in',
    /^(path|query|header)$/,
    'a parameter must be sent in the path, in the query or as a header',
  ],
  [
    'Parameter',
    'name',
    /^(?!(accept|content-type|authorization)$)/i,
    'OpenAPI ignores this name of a header',
  ],
];

/** The rules of the library that a contract must keep. */
const OWN = [
  'struct',
  'no-unresolved-refs',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-2xx-response',
  'operation-parameters-unique',
  'path-parameters-defined',
  'no-identical-paths',
  'no-invalid-parameter-examples',
  'no-invalid-media-type-examples',
];

const unsupported = UNSUPPORTED.map(([type, keys, message]) => ({
  subject: { type },
  assertions: { disallowed: [...keys] },
  message,
}));
const patterns = PATTERNS.map(([type, property, pattern, message]) => ({
  subject: { type, property },
  assertions: { pattern: String(pattern) },
  message,
}));

export const RULES = Object.fromEntries([
  ...OWN.map((name) => [name, 'error'] as const),
  ...[...unsupported, ...patterns].map((rule, index) => [
    `rule/${index}`,
    { ...rule, severity: 'error' },
  ]),
]) as RawUniversalConfig['rules'];
