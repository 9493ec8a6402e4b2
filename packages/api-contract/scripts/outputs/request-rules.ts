import { escapePointerFragment } from '@redocly/openapi-core';
import { firstOf, partsOf, propertiesOf } from '../contract/schema/merge.ts';
import type { Contract, Operation, Schema } from '../contract/model.ts';
import { BANNER } from '../literal.ts';
import { rowsById } from './operations.ts';

const HEAD = `import type { OperationId } from './operations.ts';

/** The type of a parameter, or of the items of its list. */
export interface WireType {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly list?: 'repeated' | 'commas';
}

/** What the validators need beside the schemas. A \`*\` in a pointer stands for any index or name. */
export interface RequestRules {
  /** How the text of a parameter is read, by pointer; a text stays a text where there is no entry. */
  readonly types: Readonly<Record<string, WireType>>;
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

/** A field of a request, at any depth. */
interface RequestField {
  /** As in `/body/name`; a `*` stands for any index of a list or name of a map. */
  readonly pointer: string;
  readonly schema: Schema;
  readonly parts: readonly Schema[];
  /** Whether it is the same field in every request: not in a list, a map or an alternative. */
  readonly isAlways: boolean;
}

const MESSAGES = ['x-message', 'x-messages', 'x-equals'];

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
  const parameters = Object.entries({ params, query, headers }).flatMap(([part, list]) =>
    list.map(({ name, schema, wire }) => {
      return { pointer: `/${part}/${escapePointerFragment(name)}`, schema, wire };
    }),
  );
  const roots = [...parameters, ...(body === undefined ? [] : [{ ...body, pointer: '/body' }])];
  const fields = roots.flatMap(({ pointer, schema }) =>
    requestFields(contract, pointer, schema, true),
  );
  for (const field of fields) checkKeywords(contract, field);
  return {
    types: Object.fromEntries(
      parameters
        .filter(({ wire }) => wire.type !== 'string' || wire.list !== undefined)
        .map(({ pointer, wire }) => [pointer, wire]),
    ),
    messages: byPointer(fields, 'x-message'),
    keywordMessages: byPointer(fields, 'x-messages'),
    equals: fields.flatMap((field) => equalPair(contract, field, fields)),
    bodyIsOptional: body?.required === false,
  };
}

function byPointer(fields: readonly RequestField[], keyword: 'x-message' | 'x-messages'): object {
  const pairs = fields.map(({ pointer, parts }) => [pointer, firstOf(parts, keyword)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

function checkKeywords(contract: Contract, { pointer, schema, parts }: RequestField): void {
  const unused = Object.keys(firstOf(parts, 'x-messages') ?? {}).find((keyword) =>
    parts.every((part) => part[keyword] === undefined),
  );
  if (unused !== undefined)
    contract.refuse(schema, `${pointer} has a message for ${unused}, but no such constraint`);
}

function equalPair(
  contract: Contract,
  { pointer, schema, parts, isAlways }: RequestField,
  fields: readonly RequestField[],
): { pointer: string; other: string }[] {
  const name = firstOf(parts, 'x-equals');
  if (name === undefined) return [];
  const other = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapePointerFragment(name)}`;
  const otherField = fields.find((field) => field.pointer === other);
  const isReadOnly = [...parts, ...(otherField?.parts ?? [])].some(
    (part) => part.readOnly === true,
  );
  if (!isAlways)
    contract.refuse(schema, 'x-equals is not supported inside lists, maps and alternatives');
  else if (otherField === undefined)
    contract.refuse(schema, `x-equals names an unknown field ${name}`);
  else if (isReadOnly)
    contract.refuse(schema, 'x-equals cannot compare a readOnly field, which no request has');
  return [{ pointer, other }];
}

/** The schema and the fields inside it at any depth, outermost first; without the inside of a schema that has no messages in it. */
function requestFields(
  contract: Contract,
  pointer: string,
  schema: Schema,
  isAlways: boolean,
): RequestField[] {
  const parts = partsOf(contract.schemas, schema);
  const field = { pointer, schema, parts, isAlways };
  const inside = allInside(contract, parts);
  const withMessages = [...inside].filter((inner) =>
    MESSAGES.some((keyword) => inner[keyword] !== undefined),
  );
  if (withMessages.length === 0) return [field];
  // A message has one pointer, so a field that repeats at any depth cannot have one.
  if (parts.some((part) => inside.has(part))) {
    for (const inner of withMessages)
      contract.refuse(inner, 'a field of a schema that contains itself cannot have messages');
    return [field];
  }
  const inner = insideOf(parts).flatMap((one) =>
    requestFields(contract, `${pointer}${one.token}`, one.schema, isAlways && one.isAlways),
  );
  return [field, ...inner];
}

/** The schemas directly inside these parts, with the end of their pointers. */
function insideOf(parts: readonly Schema[]) {
  const found: { token: string; schema: Schema; isAlways: boolean }[] = [];
  for (const [name, schema] of propertiesOf(parts))
    found.push({ token: `/${escapePointerFragment(name)}`, schema, isAlways: true });
  const add = (token: string, schema: Schema) => found.push({ token, schema, isAlways: false });
  for (const { items, prefixItems = [], additionalProperties, anyOf = [], oneOf = [] } of parts) {
    for (const [index, schema] of prefixItems.entries()) add(`/${index}`, schema);
    if (items !== undefined) add('/*', items);
    if (typeof additionalProperties === 'object') add('/*', additionalProperties);
    for (const schema of [...anyOf, ...oneOf]) add('', schema);
  }
  return found;
}

/** All schemas inside these parts, at any depth. */
function allInside({ schemas }: Contract, parts: readonly Schema[]): Set<Schema> {
  const found = new Set<Schema>();
  const visit = (outer: readonly Schema[]) => {
    for (const { schema } of insideOf(outer))
      for (const part of partsOf(schemas, schema)) {
        if (found.has(part)) continue;
        found.add(part);
        visit([part]);
      }
  };
  visit(parts);
  return found;
}
