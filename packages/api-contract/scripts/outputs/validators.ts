import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { isCalendarDate } from '../../src/is-calendar-date.ts';
import { BANNER } from '../literal.ts';
import { refName } from '../spec.ts';
import type { FlatOperation, Schema, Spec } from '../spec.ts';

const TEXTS = ['description', 'x-message', 'x-equals', 'x-kind'];
const UCS2_LENGTH = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g;

/** validators/requests.js: validators per operation for path, query and body, with all errors. */
export function requestValidatorsFile(spec: Spec, operations: FlatOperation[]): string {
  const schemas: Record<string, Schema> = {};
  const table = operations.map((operation) => {
    const parts: string[] = [];
    const add = (part: string, schema: Schema) => {
      const name = nameOfSame(schemas, schema) ?? `${operation.id}_${part}`;
      schemas[name] = schema;
      parts.push(`${part}: ${name}`);
    };
    if (operation.params.length > 0) add('params', parameterSchema(operation.params));
    if (operation.query.length > 0) add('query', parameterSchema(operation.query));
    if (operation.body !== undefined) add('body', operation.body.schema);
    return `  ${operation.id}: { ${parts.join(', ')} },\n`;
  });
  return `${compile(spec, schemas, { allErrors: true })}
/** The request validators of every operation by its id. */
export const requestValidators = {
${table.join('')}};
`;
}

/** validators/responses.js: a body validator per operation and status; stops at the first error. */
export function responseValidatorsFile(spec: Spec, operations: FlatOperation[]): string {
  const schemas: Record<string, Schema> = {};
  const table = operations.map((operation) => {
    const statuses = Object.entries(operation.responses).map(([status, media]) => {
      const schema = media?.schema ?? {};
      const name = schema.$ref === undefined ? `${operation.id}_${status}` : refName(schema.$ref);
      schemas[`response_${name}`] = schema;
      return `'${status}': response_${name}`;
    });
    return `  ${operation.id}: { ${statuses.join(', ')} },\n`;
  });
  return `${compile(spec, schemas, { allErrors: false })}
/** The response validators of every operation by its id and status. */
export const responseValidators = {
${table.join('')}};
`;
}

/** The types of the two plain JavaScript modules. */
export function validatorTypesFile(name: 'requestValidators' | 'responseValidators'): string {
  const value =
    name === 'requestValidators'
      ? "Partial<Record<'params' | 'query' | 'body', Validator>>"
      : 'Record<string, Validator>';
  return `${BANNER}import type { OperationId } from '../operations.ts';
import type { Validator } from '../../validators/problems.ts';

export declare const ${name}: Readonly<Record<OperationId, Readonly<${value}>>>;
`;
}

function nameOfSame(schemas: Record<string, Schema>, schema: Schema): string | undefined {
  const text = JSON.stringify(schema);
  return Object.keys(schemas).find((name) => JSON.stringify(schemas[name]) === text);
}

function parameterSchema(parameters: FlatOperation['params']): Schema {
  return {
    type: 'object',
    required: parameters
      .filter((parameter) => parameter.required === true)
      .map((parameter) => parameter.name),
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, parameter.schema]),
    ),
  };
}

function compile(spec: Spec, schemas: Record<string, Schema>, options: Options): string {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  ajv.addFormat('date', isCalendarDate);
  for (const [name, schema] of Object.entries(spec.components.schemas))
    ajv.addSchema(localRefs(schema), name);
  const keys = Object.entries(schemas).map(([name, schema]) => {
    if (schema.$ref !== undefined) return [name, refName(schema.$ref)];
    ajv.addSchema(localRefs(schema), name);
    return [name, name];
  });
  const code = standalone(ajv, Object.fromEntries(keys))
    .replace(UCS2_LENGTH, 'const $1 = codePointLength;')
    .replace('"use strict";', '');
  const left = code.match(/require\([^)]*\)/);
  if (left !== null) throw new Error(`A validator would need ${left[0]} when it runs`);
  return `${BANNER}${imports(code)}${code}`;
}

function imports(code: string): string {
  const date = "import { isCalendarDate } from '../../is-calendar-date.ts';\n";
  const length = "import { codePointLength } from '../../validators/code-point-length.ts';\n";
  const formats = 'const formats = { date: isCalendarDate };\n';
  const usesFormats = code.includes('formats.');
  return `${usesFormats ? date : ''}${code.includes('codePointLength') ? length : ''}${usesFormats ? formats : ''}`;
}

/** The schema with references that ajv knows, and without the texts that no validator needs. */
function localRefs(schema: Schema): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'x-messages' || key === 'x-key') return undefined;
    if (typeof value !== 'string') return value;
    if (key === '$ref') return refName(value);
    return TEXTS.includes(key) ? undefined : value;
  });
  return JSON.parse(text) as Schema;
}
