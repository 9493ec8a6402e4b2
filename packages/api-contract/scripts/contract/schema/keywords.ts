import { Oas3_1Types, isPlainObject } from '@redocly/openapi-core';
import { formats } from '../../../src/validators/formats.ts';
import type { Schema } from '../model.ts';

/** The keywords of a schema that hold one schema. */
export const ONE_SCHEMA = ['additionalProperties', 'items', 'contains', 'propertyNames', 'not'];

/** The keywords of a schema that hold a list of schemas. */
export const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** The keywords of a schema that hold schemas by name. */
export const SCHEMA_MAPS = ['properties'];

/** The keywords that describe and restrict nothing. */
const ANNOTATIONS = [
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

/** Formats that are documentation only and are not validated. */
export const FREE_FORMATS = ['password', 'byte', 'binary', 'float', 'double'];
const FORMATS = [...Object.keys(formats), ...FREE_FORMATS];
const KINDS = ['date', 'date-time', 'time'];

const CONDITION = 'conditions are not supported; write oneOf with one schema per case';
const DYNAMIC = 'dynamic references are not supported; write a $ref to a named schema';
const DIALECT = 'other dialects of JSON Schema are not supported';
const NAME = 'name the schema under components/schemas';

/** The keywords that are refused, each with what to write instead. */
export const REFUSED: ReadonlyMap<string, string> = new Map([
  ...['if', 'then', 'else', 'dependentSchemas'].map((keyword) => [keyword, CONDITION] as const),
  ...Object.entries({
    patternProperties:
      'patternProperties has no TypeScript type; write additionalProperties with propertyNames',
    unevaluatedProperties:
      'unevaluatedProperties has no TypeScript type; write additionalProperties: false in one object',
    unevaluatedItems: 'unevaluatedItems has no TypeScript type; write prefixItems and items: false',
    discriminator:
      'discriminator is not read by the validators; give each schema of oneOf its own const',
    nullable: "nullable is OpenAPI 3.0; write type: [string, 'null']",
    contentSchema: 'the content of a text is not checked; describe it in words',
    $dynamicRef: DYNAMIC,
    $dynamicAnchor: DYNAMIC,
    $anchor: `anchors are not supported; ${NAME}`,
    $id: `schemas with their own address are not supported; ${NAME}`,
    $schema: DIALECT,
    $vocabulary: DIALECT,
    $defs: NAME,
    definitions: NAME,
  }),
]);

/** The keywords that are read; the library knows two more, of older versions. */
export const READ = Object.keys(Oas3_1Types.Schema.properties).filter(
  (keyword) => !REFUSED.has(keyword) && !['id', 'summary'].includes(keyword),
);

/** Whether the keyword is read: one of JSON Schema's, or an extension. */
export function isKnown(keyword: string): boolean {
  return keyword.startsWith('x-') || READ.includes(keyword);
}

/** Whether the keyword restricts the values that are valid. */
export function restricts(keyword: string): boolean {
  return !ANNOTATIONS.includes(keyword) && !keyword.startsWith('x-');
}

/** Whether the value of a keyword is supported, and the error message if it is not. */
export const CHECKS: Readonly<Record<string, [(value: unknown) => boolean, string]>> = {
  format: [
    (value) => FORMATS.includes(String(value)),
    `this format is not supported; supported are ${FORMATS.join(', ')}`,
  ],
  type: [
    (value) => !Array.isArray(value) || value.length > 0,
    'type must name at least one type; no value would be valid',
  ],
  enum: [isFilled, 'enum must have at least one value; no value would be valid'],
  allOf: [isFilled, 'allOf must have at least one schema'],
  anyOf: [isFilled, 'anyOf must have at least one schema'],
  oneOf: [isFilled, 'oneOf must have at least one schema'],
  prefixItems: [isFilled, 'prefixItems must have at least one schema'],
  multipleOf: [(value) => Number(value) > 0, 'multipleOf must be greater than 0'],
  pattern: [isPattern, 'the pattern is no regular expression of JavaScript with the flag u'],
  'x-message': [isText, 'x-message must be a text'],
  'x-messages': [
    (value) => isPlainObject(value) && Object.values(value).every(isText),
    'x-messages must be texts by keyword',
  ],
  'x-equals': [isText, 'x-equals must be the name of a field'],
  'x-key': [
    (value) => Array.isArray(value) && value.every(isText),
    'x-key must be a list of fields',
  ],
  'x-kind': [(value) => KINDS.includes(String(value)), `x-kind must be one of ${KINDS.join(', ')}`],
};

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isPattern(source: unknown): boolean {
  try {
    return new RegExp(String(source), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The schema with every schema directly inside it changed. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, changed(keyword, value, change)]),
  );
}

function changed(keyword: string, value: unknown, change: (schema: Schema) => Schema): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (ONE_SCHEMA.includes(keyword)) return change(value as Schema);
  if (SCHEMA_LISTS.includes(keyword)) return (value as Schema[]).map(change);
  if (!SCHEMA_MAPS.includes(keyword)) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Schema>).map(([name, inner]) => [name, change(inner)]),
  );
}
