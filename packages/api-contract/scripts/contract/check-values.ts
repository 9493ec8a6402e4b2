import { createAjv, forAjv, keyOf } from './ajv.ts';
import type { Contract, Schema } from './model.ts';
import type { Reader } from './reader.ts';

/** Refuses the schemas that cannot be compiled, and the examples that do not fit their schema. */
export function checkValues({ examples }: Reader, contract: Contract): void {
  const ajv = createAjv({ logger: false });
  let isComplete = true;
  const attempt = <Result>(schema: Schema, run: () => Result): Result | undefined => {
    try {
      return run();
    } catch (error) {
      const reason = String(error).replace(/^Error: (strict mode: )?/, '');
      contract.refuse(schema, `this schema cannot be checked: ${reason}`);
      isComplete = false;
      return undefined;
    }
  };
  const named = Object.entries(contract.schemas);
  for (const [name, schema] of named)
    attempt(schema, () => ajv.addSchema(forAjv(schema), keyOf(name)));
  // A reference to what is missing would be a second problem.
  if (!isComplete) return;
  for (const [name, schema] of named) attempt(schema, () => ajv.getSchema(keyOf(name)));
  if (!isComplete) return;
  for (const schema of schemasOf(contract)) attempt(schema, () => ajv.compile(forAjv(schema)));
  for (const { value, place, schema } of examples) {
    const validate = attempt(schema, () => ajv.compile(forAjv(schema)));
    if (validate === undefined || validate(value)) continue;
    const [{ instancePath = '', message } = {}] = validate.errors ?? [];
    place.refuse(`the example does not fit its schema: ${`${instancePath} ${message}`.trim()}`);
  }
}

/** The schemas of all parts of the operations. */
function schemasOf({ operations }: Contract): Schema[] {
  return operations.flatMap(({ params, query, headers, body, responses }) => [
    ...[...params, ...query, ...headers, ...(body === undefined ? [] : [body])].map(
      ({ schema }) => schema,
    ),
    ...Object.values(responses).flatMap(({ media }) => (media === undefined ? [] : [media.schema])),
  ]);
}
