import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv, forAjv, keyOf } from '../contract/ajv.ts';
import type { Contract, Operation, Parameter, Schema } from '../contract/model.ts';
import { BANNER } from '../literal.ts';

/**
 * ajv writes JavaScript without types. Its run-time imports are replaced, because ajv 8.20.0 writes them with `require` even in ES
 * modules (https://github.com/ajv-validator/ajv/issues/2209).
 */
const HEAD = `// @ts-nocheck
import { codePointLength } from '../validators/code-point-length.ts';
import { deepEqual } from '../validators/deep-equal.ts';
import { formats } from '../validators/formats.ts';
import type { Validator } from '../validators/problems.ts';
import type { OperationId } from './operations.ts';
`;

type Parts = Record<string, Schema | undefined>;

/** request-validators.ts: validators per operation for path, query and body, with all errors. */
export function requestValidatorsFile(contract: Contract): string {
  return validatorsFile(contract, 'requestValidators', true, ({ params, query, body }) => ({
    params: parameterSchema(params),
    query: parameterSchema(query),
    body: body?.schema,
  }));
}

/** response-validators.ts: a body validator per operation and status; stops at the first error. */
export function responseValidatorsFile(contract: Contract): string {
  return validatorsFile(contract, 'responseValidators', false, ({ responses }) =>
    Object.fromEntries(
      Object.entries(responses).map(([status, { media }]) => [status, media?.schema ?? {}]),
    ),
  );
}

function parameterSchema(parameters: readonly Parameter[]): Schema | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

/** A module with a table of validators by operation and part; equal schemas share one validator. */
function validatorsFile(
  { operations, schemas }: Contract,
  table: string,
  allErrors: boolean,
  partsOf: (operation: Operation) => Parts,
): string {
  const code = { source: true, esm: true, lines: true, formats: _`formats` };
  const ajv = createAjv({ allErrors, code });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(forAjv(schema), keyOf(name));
  const keys: Record<string, string> = {};
  const names = new Map<string, string>();
  const nameOf = (written: Schema): string => {
    const schema = forAjv(written);
    const text = JSON.stringify(schema);
    const name = names.get(text) ?? `validate_${names.size}`;
    if (names.has(text)) return name;
    names.set(text, name);
    const { $ref, ...own } = schema;
    const isNamed = $ref !== undefined && Object.keys(own).length === 0;
    keys[name] = isNamed ? $ref : keyOf(`!${name}`);
    if (!isNamed) ajv.addSchema(schema, keys[name]);
    return name;
  };
  const rows = operations.map((operation) => {
    const parts = Object.entries(partsOf(operation)).flatMap(([part, schema]) =>
      schema === undefined ? [] : [`'${part}': ${nameOf(schema)}`],
    );
    return `  ${operation.id}: { ${parts.join(', ')} },\n`;
  });
  const validators = standalone(ajv, keys)
    .replace('"use strict";', '')
    .replaceAll('export const', 'const')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePointLength')
    .replaceAll('require("ajv/dist/runtime/equal").default', 'deepEqual');
  if (validators.includes('require('))
    throw new Error('The validators would need more of ajv when they run than with ajv 8.20.0');
  return `${BANNER}${HEAD}${validators}
export const ${table}: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>> = {
${rows.join('')}};
`;
}
