import { escapePointerFragment } from '@redocly/openapi-core';
import { partsOf, propertiesOf } from './schema/merge.ts';
import type { Contract, Schema } from './model.ts';

/** A field of a request, at any depth. */
export interface RequestField {
  /** As in `/body/name`; a `*` stands for any index of a list or name of a map. */
  readonly pointer: string;
  readonly schema: Schema;
  /** Whether it is the same field in every request: not in a list, a map or an alternative. */
  readonly isAlways: boolean;
}

const MESSAGES = ['x-message', 'x-messages', 'x-equals'];

/** The schema and everything inside it that a request can have, outermost first, as far as there are messages inside. */
export function requestFields(contract: Contract, pointer: string, schema: Schema): RequestField[] {
  const found: RequestField[] = [];
  collect(contract, { pointer, schema, isAlways: true }, found);
  return found;
}

function collect(contract: Contract, field: RequestField, found: RequestField[]): void {
  found.push(field);
  const parts = partsOf(contract.schemas, field.schema);
  const inside = inner(contract, parts);
  const withMessages = [...inside].filter((schema) =>
    MESSAGES.some((keyword) => schema[keyword] !== undefined),
  );
  if (withMessages.length === 0) return;
  // A message has one pointer, so a field that repeats at any depth cannot have one.
  if (parts.some((part) => inside.has(part))) {
    for (const schema of withMessages)
      contract.refuse(schema, 'a field of a schema that contains itself cannot have messages');
    return;
  }
  for (const { token, schema, isAlways } of insideOf(parts))
    collect(
      contract,
      { pointer: `${field.pointer}${token}`, schema, isAlways: isAlways && field.isAlways },
      found,
    );
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
function inner({ schemas }: Contract, parts: readonly Schema[]): Set<Schema> {
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
