import { _ } from 'ajv';
import type { Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv, forAjv, keyOf } from '../contract/ajv.ts';
import { refName } from '../contract/schemas.ts';
import type { Contract, Parameter, Schema } from '../contract/model.ts';
import { BANNER } from '../literal.ts';

/**
 * Replacements for the run-time imports of the validators that ajv 8.20.0 generates, which use `require` even in ES modules
 * (https://github.com/ajv-validator/ajv/issues/2209).
 */
const HELPERS = [
  { module: 'ucs2length', name: 'codePointLength', file: 'validators/code-point-length.ts' },
  { module: 'equal', name: 'deepEqual', file: 'validators/deep-equal.ts' },
];

/** validators/requests.js: validators per operation for path, query, headers and body, with all errors. */
export function requestValidatorsFile(contract: Contract): string {
  const schemas: Record<string, Schema> = {};
  const table = contract.operations.map(({ id, params, query, headers, body }) => {
    const parts: string[] = [];
    const add = (part: string, schema: Schema) => {
      const name = nameOfSame(schemas, schema) ?? `${id}_${part}`;
      schemas[name] = schema;
      parts.push(`${part}: ${name}`);
    };
    if (params.length > 0) add('params', parameterSchema(params));
    if (query.length > 0) add('query', parameterSchema(query));
    if (headers.length > 0) add('headers', parameterSchema(headers));
    if (body !== undefined) add('body', body.schema);
    return `  ${id}: { ${parts.join(', ')} },\n`;
  });
  return `${compile(contract, schemas, { allErrors: true })}
/** The request validators of every operation by its id. */
export const requestValidators = {
${table.join('')}};
`;
}

/** validators/responses.js: a body validator per operation and status; stops at the first error. */
export function responseValidatorsFile(contract: Contract): string {
  const schemas: Record<string, Schema> = {};
  const table = contract.operations.map(({ id, responses }) => {
    const statuses = Object.entries(responses).map(([status, { media }]) => {
      const schema = media?.schema ?? {};
      const name =
        schema.$ref === undefined
          ? `response_${id}_${status}`
          : `schema_${variable(refName(schema.$ref))}`;
      schemas[name] = schema;
      return `'${status}': ${name}`;
    });
    return `  ${id}: { ${statuses.join(', ')} },\n`;
  });
  return `${compile(contract, schemas, { allErrors: false })}
/** The response validators of every operation by its id and status. */
export const responseValidators = {
${table.join('')}};
`;
}

/** A schema's name as part of a variable's: `A.B` and `A-B` stay different. */
function variable(name: string): string {
  return name.replaceAll(/\W/g, (letter) => `$${letter.charCodeAt(0)}`);
}

function nameOfSame(schemas: Record<string, Schema>, schema: Schema): string | undefined {
  const text = JSON.stringify(schema);
  return Object.keys(schemas).find((name) => JSON.stringify(schemas[name]) === text);
}

function parameterSchema(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function compile(contract: Contract, schemas: Record<string, Schema>, options: Options): string {
  const ajv = createAjv({
    ...options,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  for (const [name, schema] of Object.entries(contract.schemas))
    ajv.addSchema(forAjv(schema), keyOf(name));
  const keys = Object.entries(schemas).map(([name, schema]) => {
    if (schema.$ref !== undefined) return [name, keyOf(refName(schema.$ref))];
    const key = keyOf(`!${name}`);
    ajv.addSchema(forAjv(schema), key);
    return [name, key];
  });
  return `${BANNER}${withHelpers(standalone(ajv, Object.fromEntries(keys)))}`;
}

/** ajv's code with the package's helpers; throws where another module of ajv is left in it. */
export function withHelpers(standaloneCode: string): string {
  let code = standaloneCode.replace('"use strict";', '');
  const imports = HELPERS.flatMap(({ module, name, file }) => {
    const required = new RegExp(String.raw`require\("ajv/dist/runtime/${module}"\)\.default`, 'g');
    if (!required.test(code)) return [];
    code = code.replace(required, name);
    return [`import { ${name} } from '../../${file}';\n`];
  });
  if (/\bformats[.[]/.test(code))
    imports.push("import { formats } from '../../validators/formats.ts';\n");
  const [left] = code.match(/require\([^)]*\)|import\b.*["']ajv.*/) ?? [];
  if (left !== undefined)
    throw new Error(`A validator would need ${left} when it runs, unlike with ajv 8.20.0`);
  return `${imports.join('')}${code}`;
}
