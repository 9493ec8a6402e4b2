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

/** The schema and everything inside it that a request can have, outermost first. */
export function requestFields(contract: Contract, pointer: string, schema: Schema): RequestField[] {
  const found: RequestField[] = [];
  collect(contract, { pointer, schema, isAlways: true }, found, []);
  return found;
}

function collect(
  contract: Contract,
  field: RequestField,
  found: RequestField[],
  open: readonly RequestField[],
): void {
  const parts = partsOf(contract.schemas, field.schema);
  const parent = open.find((above) => partsOf(contract.schemas, above.schema).includes(parts[0]!));
  if (parent !== undefined && parts.length > 0) {
    refuseLostMessages(contract, parent, found);
    return;
  }
  const inside = [...open, field];
  const visit = (token: string, schema: Schema, isAlways: boolean): void =>
    collect(contract, { pointer: `${field.pointer}${token}`, schema, isAlways }, found, inside);
  found.push(field);
  for (const [name, schema] of propertiesOf(parts))
    visit(`/${escapePointerFragment(name)}`, schema, field.isAlways);
  for (const { items, prefixItems = [], additionalProperties, anyOf = [], oneOf = [] } of parts) {
    for (const [index, schema] of prefixItems.entries()) visit(`/${index}`, schema, false);
    if (items !== undefined) visit('/*', items, false);
    if (typeof additionalProperties === 'object') visit('/*', additionalProperties, false);
    for (const schema of [...anyOf, ...oneOf]) visit('', schema, false);
  }
}

/** A message has one pointer, so a field that repeats at any depth cannot have one. */
function refuseLostMessages(
  contract: Contract,
  { pointer }: RequestField,
  found: readonly RequestField[],
): void {
  for (const { schema, ...inner } of found) {
    const isInside = inner.pointer.startsWith(`${pointer}/`);
    const parts = isInside ? partsOf(contract.schemas, schema) : [];
    if (parts.some((part) => MESSAGES.some((keyword) => part[keyword] !== undefined)))
      contract.refuse(schema, 'a field of a schema that contains itself cannot have messages');
  }
}
