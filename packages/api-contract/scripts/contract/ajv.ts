import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../src/validators/formats.ts';
import type { Schema } from './model.ts';
import { ANNOTATIONS, FREE_FORMATS, mapSchema } from './schema/keywords.ts';
import { refName } from './schema/merge.ts';

/** The one judge of values, for the generated validators and for the examples of the contract. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    // A property called like one of Object.prototype is only there if the value has it.
    ownProperties: true,
    // 1.13 is a multiple of 0.01, although its quotient is not an integer.
    multipleOfPrecision: 9,
  });
  // `unevaluatedProperties` and `unevaluatedItems` are refused, so no validator has to collect what others have evaluated.
  ajv.opts.unevaluated = false;
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const name of FREE_FORMATS) ajv.addFormat(name, true);
  return ajv;
}

/** ajv's key of a named schema; no name in a contract or of `Object.prototype` begins with this character. */
export function keyOf(name: string): string {
  return `!${name}`;
}

/** The schema with references for ajv, and without keywords that restrict nothing. */
export function forAjv(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(
    ([keyword]) => !ANNOTATIONS.includes(keyword) && !keyword.startsWith('x-'),
  );
  const { $ref, ...own } = mapSchema(Object.fromEntries(kept), forAjv);
  return $ref === undefined ? own : { ...own, $ref: keyOf(refName($ref)) };
}
