import { firstOf, partsOf } from '../contract/schema/merge.ts';
import type { Contract, Operation, Parameter, Schema } from '../contract/model.ts';
import { requestFields } from '../contract/request-fields.ts';
import type { RequestField } from '../contract/request-fields.ts';
import { BANNER } from '../literal.ts';
import { rowsById } from './operations.ts';

const HEAD = `import type { OperationId } from './operations.ts';

/** What the validators need beside the schemas. A \`*\` in a pointer stands for any index or name. */
export interface RequestRules {
  /** How the text of a parameter is read, by pointer; a text stays a text where there is no entry. */
  readonly types: Readonly<Record<string, string>>;
  /** The message (\`x-message\`) of a field, by pointer. */
  readonly messages: Readonly<Record<string, string>>;
  /** The messages of single keywords of a field (\`x-messages\`), by pointer. */
  readonly keywordMessages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pairs of pointers whose values must be the same (\`x-equals\`). */
  readonly equals: readonly { readonly pointer: string; readonly other: string }[];
  /** Whether the body may be left out. */
  readonly bodyIsOptional: boolean;
}
`;

/** request-rules.ts: types of texts, messages and equal fields of each operation. */
export function requestRulesFile(contract: Contract): string {
  return `${BANNER}
${HEAD}
/** The rules of every operation by its id. */
export const requestRules: Readonly<Record<OperationId, RequestRules>> = {
${rowsById(contract.operations, (operation) => rulesOf(contract, operation))}};
`;
}

function rulesOf(contract: Contract, { params, query, headers, body }: Operation): object {
  const parameters = [
    ...params.map((parameter) => ['params', parameter] as const),
    ...query.map((parameter) => ['query', parameter] as const),
    ...headers.map((parameter) => ['headers', parameter] as const),
  ];
  const fields = [
    ...parameters.flatMap(([part, { name, schema }]) =>
      requestFields(contract, `/${part}/${escapeToken(name)}`, schema),
    ),
    ...(body === undefined ? [] : requestFields(contract, '/body', body.schema)),
  ];
  return {
    types: Object.fromEntries(
      parameters.flatMap(([part, { name, wire }]) => {
        const type = typeText(wire);
        return type === undefined ? [] : [[`/${part}/${escapeToken(name)}`, type]];
      }),
    ),
    messages: byPointer(contract, fields, 'x-message'),
    keywordMessages: byPointer(contract, fields, 'x-messages', checkKeywords),
    equals: fields.flatMap((field) => equalPair(contract, field, fields)),
    bodyIsOptional: body?.required === false,
  };
}

/** `integer`, `integer[]` for repeated values, `integer[,]` for values between commas. */
function typeText({ type, list }: Parameter['wire']): string | undefined {
  if (list === undefined) return type === 'string' ? undefined : type;
  return `${type}[${list === 'commas' ? ',' : ''}]`;
}

function byPointer(
  contract: Contract,
  fields: readonly RequestField[],
  keyword: 'x-message' | 'x-messages',
  check?: (contract: Contract, field: RequestField, parts: Schema[]) => void,
): object {
  const pairs = fields.flatMap((field) => {
    const parts = partsOf(contract.schemas, field.schema);
    const value = firstOf(parts, keyword);
    if (value === undefined) return [];
    check?.(contract, field, parts);
    return [[field.pointer, value] as const];
  });
  return Object.fromEntries(pairs);
}

function checkKeywords(contract: Contract, { pointer, schema }: RequestField, parts: Schema[]) {
  const unused = Object.keys(firstOf(parts, 'x-messages') ?? {}).find((keyword) =>
    parts.every((part) => part[keyword] === undefined),
  );
  if (unused !== undefined)
    contract.refuse(schema, `${pointer} has a message for ${unused}, but no such constraint`);
}

function equalPair(
  contract: Contract,
  { pointer, schema, isAlways }: RequestField,
  fields: readonly RequestField[],
): { pointer: string; other: string }[] {
  const name = firstOf(partsOf(contract.schemas, schema), 'x-equals');
  if (name === undefined) return [];
  const other = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapeToken(name)}`;
  if (!isAlways)
    contract.refuse(schema, 'x-equals is not supported inside lists, maps and alternatives');
  else if (!fields.some((field) => field.pointer === other))
    contract.refuse(schema, `x-equals names an unknown field ${name}`);
  return [{ pointer, other }];
}

function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
