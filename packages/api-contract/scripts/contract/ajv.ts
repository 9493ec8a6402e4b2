import { escapePointerFragment } from '@redocly/openapi-core';
import type { KeywordDefinition, Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../src/validators/formats.ts';
import type { Contract, Schema } from './model.ts';
import { mapSchema, refName, restricts } from './schemas.ts';

/** Formats that are documentation only and are not validated. */
const FREE_FORMATS = ['password', 'byte', 'binary', 'float', 'double'];

/** The keywords of this contract, each with what its value may be. */
const KEYWORDS: readonly KeywordDefinition[] = [
  { keyword: 'example' },
  { keyword: 'x-message', schemaType: 'string' },
  {
    keyword: 'x-messages',
    metaSchema: {
      type: 'object',
      propertyNames: {
        pattern: '^(m(ax|in)[A-Z]|m(ax|in)imum$|exclusive|pattern$|enum$|type$|required$)',
      },
      additionalProperties: { type: 'string' },
    },
  },
  { keyword: 'x-equals', schemaType: 'string', macro: equalTo },
  { keyword: 'x-key', metaSchema: { type: 'array', items: { type: 'string' } } },
  { keyword: 'x-kind', metaSchema: { enum: ['date', 'date-time', 'time'] } },
];

/** The schema of a field that has the value of the field with this name beside it. */
function equalTo(name: string): Schema {
  return { const: { $data: `1/${escapePointerFragment(name)}` } };
}

/** Creates ajv with the options that the generated validators and the check of the contract share. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    $data: true,
    strictTypes: false,
    strictRequired: false,
    // 1.13 is a multiple of 0.01, although its quotient is not an integer.
    multipleOfPrecision: 9,
  });
  // `unevaluatedProperties` and `unevaluatedItems` are refused, so no validator has to collect what others have evaluated.
  ajv.opts.unevaluated = false;
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const name of FREE_FORMATS) ajv.addFormat(name, true);
  return ajv;
}

/** ajv's key of a named schema. */
export function keyOf(name: string): string {
  return `!${name}`;
}

/** The schema with references for ajv, and without keywords that restrict nothing. */
export function forAjv(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => restricts(keyword));
  const { $ref, ...own } = mapSchema(Object.fromEntries(kept), forAjv);
  if (schema['x-equals'] !== undefined) Object.assign(own, equalTo(schema['x-equals']));
  return $ref === undefined ? own : { ...own, $ref: keyOf(refName($ref)) };
}

/** Refuses the schemas that ajv cannot compile, and those that refer to themselves for the same value. */
export function checkSchemas({ document, schemas, operations }: Contract): void {
  const ajv = createAjv({ logger: false });
  for (const keyword of KEYWORDS) ajv.addKeyword(keyword);
  const attempt = (schema: Schema, run: () => unknown) => {
    try {
      run();
    } catch (error) {
      const reason = String(error).replace(/^Error: (strict mode: )?/, '');
      document.refuse(schema, `this schema cannot be checked: ${reason}`);
    }
  };
  const named = Object.entries(schemas);
  for (const [name, schema] of named) {
    attempt(schema, () => ajv.addSchema(schema, `#/components/schemas/${name}`));
    if (isEndless(schemas, schema, schema))
      document.refuse(schema, 'this schema refers to itself for the same value, without an end');
  }
  document.throwIfRefused();
  const inline = operations.flatMap(({ params, query, body, responses }) => [
    ...[...params, ...query, ...(body ? [body] : [])].map(({ schema }) => schema),
    ...Object.values(responses).flatMap(({ media }) => (media ? [media.schema] : [])),
  ]);
  for (const schema of [...Object.values(schemas), ...inline])
    attempt(schema, () => ajv.compile(schema));
  document.throwIfRefused();
}

/** True when the schemas that a value must fit because of `from` include `goal`. */
function isEndless(
  schemas: Contract['schemas'],
  from: Schema,
  goal: Schema,
  seen = new Set<Schema>(),
): boolean {
  const { $ref, allOf = [], anyOf = [], oneOf = [], not } = from;
  const target = $ref === undefined ? undefined : schemas[refName($ref)];
  return [target, ...allOf, ...anyOf, ...oneOf, not].some((next) => {
    if (next === undefined || seen.has(next)) return false;
    seen.add(next);
    return next === goal || isEndless(schemas, next, goal, seen);
  });
}
