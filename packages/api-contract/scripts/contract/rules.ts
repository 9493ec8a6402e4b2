import type { RawUniversalConfig } from '@redocly/openapi-core';

/** What of OpenAPI 3.1 is not supported: keys by the type of their object, each with what to write instead. */
const UNSUPPORTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Root: { webhooks: 'webhooks are not supported; nothing here could receive one' },
  PathItem: {
    servers: 'all paths have the servers of the contract',
    'head options trace': 'this method is not supported, only get, put, post, delete, patch',
  },
  Operation: {
    servers: 'all operations have the servers of the contract',
    callbacks: 'callbacks are not supported; nothing here could receive one',
  },
  Parameter: {
    content: 'a parameter needs a schema; its content is not read',
    'style explode allowEmptyValue':
      'only the standard style of a parameter is read; a list is a repeated parameter',
  },
  Example: { externalValue: 'the value of an example must be written in this file' },
  Schema: {
    'readOnly writeOnly': 'write one schema for requests and one for responses',
    'if then else dependentSchemas':
      'conditions are not supported; write oneOf with one schema per case',
    'patternProperties unevaluatedProperties unevaluatedItems':
      'this keyword has no TypeScript type; write additionalProperties',
    'contains minContains maxContains propertyNames minProperties maxProperties dependentRequired':
      'this keyword is not supported; describe it in words',
    prefixItems: 'tuples are not supported; write an object with a name for each',
    discriminator: 'give each schema of oneOf its own const instead',
    contentSchema: 'the content of a text is not checked; describe it in words',
    '$defs definitions': 'name the schema under components/schemas',
    '$id $schema $vocabulary $anchor $dynamicRef $dynamicAnchor':
      'schemas have one dialect, and a $ref names one of components/schemas',
  },
};

const INHERITED = Object.getOwnPropertyNames(Object.prototype).join('|');

/** What keys, or the value of a property, must match, each with the sentence that refuses others. */
const PATTERNS: Readonly<Record<string, readonly [pattern: string, message: string]>> = {
  Paths: [
    String.raw`^(/([\w-]+(\.[\w-]+)*|\{[\w-]+\}))+$`,
    'the parts of a path must be plain ASCII, or one parameter',
  ],
  NamedSchemas: [String.raw`^[\w.-]+$`, 'the name of a schema must be plain ASCII'],
  SchemaProperties: [
    `^(?!(${INHERITED})$)`,
    'every JavaScript object has a property of this name, so no field can have it',
  ],
  MediaTypesMap: ['^application/json$', 'only bodies of application/json are read'],
  ExamplesMap: ['^[A-Z][A-Za-z0-9]*$', 'an example is a constant in code, such as ClassFull'],
  'Operation operationId': [
    String.raw`^[A-Za-z_$][\w$]*$`,
    'operationId is the name in code and must be a JavaScript name',
  ],
  'Parameter in': ['^(path|query)$', 'a parameter must be sent in the path or in the query'],
  'Parameter name': ['^(?!__proto__$)', 'a parameter cannot have this name'],
};

/** The library's own rules that a contract must keep. */
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

const unsupported = Object.entries(UNSUPPORTED).flatMap(([type, sentences]) =>
  Object.entries(sentences).map(([keys, message]) => {
    return { subject: { type }, assertions: { disallowed: keys.split(' ') }, message };
  }),
);
const patterns = Object.entries(PATTERNS).map(([subject, [pattern, message]]) => {
  const [type, property] = subject.split(' ');
  return { subject: { type, property }, assertions: { pattern }, message };
});
const named = [...unsupported, ...patterns].map((rule, index) => {
  return [`rule/${index}`, { ...rule, severity: 'error' }];
});

export const RULES = Object.fromEntries([
  ...OWN.map((name) => [name, 'error']),
  ...named,
]) as RawUniversalConfig['rules'];
