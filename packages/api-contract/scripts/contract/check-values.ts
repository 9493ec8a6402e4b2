import { createAjv, forAjv, keyOf } from './ajv.ts';
import type { Contract, Schema } from './model.ts';
import type { Reader } from './reader.ts';
import { refName } from './schema/merge.ts';
import type { Schemas } from './schema/merge.ts';

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
  // A reference to what is missing would be a second problem.
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
