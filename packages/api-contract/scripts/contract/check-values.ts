import { createAjv, forAjv, keyOf } from './ajv.ts';
import type { Contract } from './model.ts';
import type { Reader } from './reader.ts';

/** Refuses the schemas that cannot be compiled, and the examples that their schema does not allow. */
export function checkValues({ nodes, examples }: Reader, { schemas, refuse }: Contract): void {
  const ajv = createAjv(schemas, { validateSchema: false, logger: false });
  const broken = Object.entries(schemas).filter(([name, schema]) => {
    try {
      return ajv.getSchema(keyOf(name)) === undefined;
    } catch (error) {
      refuse(schema, sentenceOf(error));
      return true;
    }
  });
  if (broken.length > 0) return;
  for (const { value, place, schema } of examples) {
    try {
      const validate = ajv.compile(forAjv(schema));
      if (validate(value)) continue;
      const [{ instancePath = '', message } = {}] = validate.errors ?? [];
      place.refuse(`the example does not fit its schema: ${`${instancePath} ${message}`.trim()}`);
    } catch (error) {
      (nodes.get(schema) ?? place).refuse(sentenceOf(error));
    }
  }
}

function sentenceOf(error: unknown): string {
  return `this schema cannot be checked: ${String(error).replace(/^Error: (strict mode: )?/, '')}`;
}
