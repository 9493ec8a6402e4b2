import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { isCalendarDate } from '../../src/is-calendar-date.ts';
import { BANNER } from '../literal.ts';
import { refName } from '../spec.ts';
import type { FlatOperation, Schema, Spec } from '../spec.ts';

const UCS2_LENGTH = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g;

/** validators/requests.js: for each operation the validators of its path parameters, query and body; all errors at once. */
export function requestValidatorsFile(spec: Spec, operations: FlatOperation[]): string {
  const schemas: Record<string, Schema> = {};
  const table = operations.map((operation) => {
    const parts: string[] = [];
    const add = (part: string, schema: Schema) => {
      schemas[`${operation.id}_${part}`] = schema;
      parts.push(`${part}: ${operation.id}_${part}`);
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

/** validators/answers.js: for each operation and listed status the validator of the body; the first error ends it. */
export function answerValidatorsFile(spec: Spec, operations: FlatOperation[]): string {
  const schemas: Record<string, Schema> = {};
  const table = operations.map((operation) => {
    const statuses = Object.entries(operation.answers).map(([status, media]) => {
      const schema = media?.schema ?? {};
      const name = schema.$ref === undefined ? `${operation.id}_${status}` : refName(schema.$ref);
      schemas[`answer_${name}`] = schema;
      return `'${status}': answer_${name}`;
    });
    return `  ${operation.id}: { ${statuses.join(', ')} },\n`;
  });
  return `${compile(spec, schemas, { allErrors: false })}
/** The answer validators of every operation by its id and status. */
export const answerValidators = {
${table.join('')}};
`;
}

/** The types of the two plain JavaScript modules. */
export function validatorTypesFile(name: 'requestValidators' | 'answerValidators'): string {
  const value = name === 'requestValidators' ? "Partial<Record<'params' | 'query' | 'body', Validator>>" : 'Record<string, Validator>';
  return `${BANNER}import type { OperationId } from '../operations.ts';
import type { Validator } from '../../validators/problems.ts';

export declare const ${name}: Readonly<Record<OperationId, Readonly<${value}>>>;
`;
}

function parameterSchema(parameters: FlatOperation['params']): Schema {
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required === true).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  };
}

function compile(spec: Spec, schemas: Record<string, Schema>, options: Options): string {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  ajv.addVocabulary(['x-message', 'x-equals', 'example']);
  ajv.addFormat('date', isCalendarDate);
  for (const [name, schema] of Object.entries(spec.components.schemas)) ajv.addSchema(localRefs(schema), name);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(localRefs(schema), name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = standalone(ajv, names).replace(UCS2_LENGTH, 'const $1 = codePointLength;').replace('"use strict";', '');
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

function localRefs(value: Schema): Schema {
  const text = JSON.stringify(value).replaceAll('"$ref":"#/components/schemas/', '"$ref":"');
  return JSON.parse(text) as Schema;
}
