import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../src/validators/formats.ts';
import type { Contract, Schema } from './model.ts';
import type { Reader } from './reader.ts';
import { FREE_FORMATS, mapSchema, restricts } from './schema/keywords.ts';
import { refName, type Schemas } from './schema/merge.ts';

/** Creates ajv with the options that the generated validators and the check of the examples share. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    // Otherwise an inherited property, such as `constructor`, would count as present.
    ownProperties: true,
    ...options,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
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
  const kept = Object.entries(schema).filter(([keyword]) => restricts(keyword));
  const { $ref, ...own } = mapSchema(Object.fromEntries(kept), forAjv);
  return $ref === undefined ? own : { ...own, $ref: keyOf(refName($ref)) };
}

/** Refuses the schemas that cannot be compiled, and the examples that do not fit their schema. */
export function checkValues({ uses }: Reader, contract: Contract): void {
  const ajv = createAjv({ logger: false });
  const attempt = <Result>(schema: Schema, run: () => Result): Result | undefined => {
    try {
      return run();
    } catch (error) {
      const reason = String(error).replace(/^Error: (strict mode: )?/, '');
      contract.refuse(schema, `this schema cannot be checked: ${reason}`);
      return undefined;
    }
  };
  const named = Object.entries(contract.schemas);
  for (const [name, schema] of named)
    attempt(schema, () => ajv.addSchema(forAjv(schema), keyOf(name)));
  // A reference to a schema that was refused would be reported as a second problem.
  contract.throwIfRefused();
  for (const [name, schema] of named) attempt(schema, () => ajv.getSchema(keyOf(name)));
  contract.throwIfRefused();
  for (const { value, place, schema } of uses) {
    const validate = attempt(schema, () => ajv.compile(forAjv(schema)));
    if (value === undefined || validate === undefined || validate(value)) continue;
    const [{ instancePath = '', message } = {}] = validate.errors ?? [];
    place.refuse(`the example does not fit its schema: ${`${instancePath} ${message}`.trim()}`);
  }
}

/** The named schemas that apply themselves to the same value again, so that validation never ends. */
export function endlessSchemas(schemas: Schemas): Schema[] {
  return Object.values(schemas).filter((schema) => reaches(schemas, schema, schema, new Set()));
}

function reaches(schemas: Schemas, from: Schema, goal: Schema, seen: Set<Schema>): boolean {
  const { $ref, allOf = [], anyOf = [], oneOf = [], not } = from;
  const target = $ref === undefined ? undefined : schemas[refName($ref)];
  const same = [target, ...allOf, ...anyOf, ...oneOf, not as Schema | undefined];
  return same.some((next) => {
    if (next === undefined || seen.has(next)) return false;
    seen.add(next);
    return next === goal || reaches(schemas, next, goal, seen);
  });
}
