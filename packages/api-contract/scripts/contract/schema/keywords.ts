/** The keywords of a schema that hold one schema. */
export const ONE_SCHEMA = ['additionalProperties', 'items', 'contains', 'propertyNames', 'not'];

/** The keywords of a schema that hold a list of schemas. */
export const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** The keywords of a schema that hold schemas by name. */
export const SCHEMA_MAPS = ['properties'];

/** The keywords that describe and restrict nothing. */
export const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  '$comment',
  'contentEncoding',
  'contentMediaType',
];

/** The keywords that restrict a value itself. */
const LIMITS = [
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'required',
  'dependentRequired',
];

/** Formats that are documentation only and are not validated. */
export const FREE_FORMATS = ['password', 'byte', 'binary', 'float', 'double'];

const CONDITION = 'conditions are not supported; write oneOf with one schema per case';
const DYNAMIC = 'dynamic references are not supported; write a $ref to a named schema';
const DIALECT = 'other dialects of JSON Schema are not supported';
const NAME = 'name the schema under components/schemas';

/** The keywords that are refused, each with what to write instead. */
export const REFUSED: ReadonlyMap<string, string> = new Map([
  ['if', CONDITION],
  ['then', CONDITION],
  ['else', CONDITION],
  ['dependentSchemas', CONDITION],
  [
    'patternProperties',
    'patternProperties has no TypeScript type; write additionalProperties with propertyNames',
  ],
  [
    'unevaluatedProperties',
    'unevaluatedProperties has no TypeScript type; write additionalProperties: false in one object',
  ],
  [
    'unevaluatedItems',
    'unevaluatedItems has no TypeScript type; write prefixItems and items: false',
  ],
  [
    'discriminator',
    'discriminator is not read by the validators; give each schema of oneOf its own const',
  ],
  ['nullable', "nullable is OpenAPI 3.0; write type: [string, 'null']"],
  ['contentSchema', 'the content of a text is not checked; describe it in words'],
  ['$dynamicRef', DYNAMIC],
  ['$dynamicAnchor', DYNAMIC],
  ['$anchor', `anchors are not supported; ${NAME}`],
  ['$id', `schemas with their own address are not supported; ${NAME}`],
  ['$schema', DIALECT],
  ['$vocabulary', DIALECT],
  ['$defs', NAME],
  ['definitions', NAME],
]);

const KNOWN = new Set([...ONE_SCHEMA, ...SCHEMA_LISTS, ...SCHEMA_MAPS, ...ANNOTATIONS, ...LIMITS]);

/** Whether the keyword is read: one of JSON Schema's, or an extension. */
export function isKnown(keyword: string): boolean {
  return KNOWN.has(keyword) || keyword.startsWith('x-');
}
