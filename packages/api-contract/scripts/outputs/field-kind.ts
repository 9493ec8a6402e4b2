import { firstOf, partsOf, typesOf } from '../contract/schema/merge.ts';
import type { Contract, Schema } from '../contract/model.ts';

/** The schema without its alternative null, and whether it had one. */
export function withoutNull(
  { schemas }: Contract,
  own: Schema,
): { schema: Schema; isNullable: boolean } {
  const parts = partsOf(schemas, own);
  const alternatives = firstOf(parts, 'anyOf') ?? firstOf(parts, 'oneOf') ?? [];
  const others = alternatives.filter((part) => part.type !== 'null');
  if (others.length < alternatives.length && others[0] !== undefined)
    return { schema: others.length === 1 ? others[0] : { anyOf: others }, isNullable: true };
  return { schema: own, isNullable: parts.some((part) => typesOf(part).includes('null')) };
}

/** The kind of a field as the client's reader knows it, with bounds or values between bars. */
export function kindOf(contract: Contract, schema: Schema): string {
  const parts = partsOf(contract.schemas, schema);
  const types = new Set(parts.flatMap(typesOf).filter((type) => type !== 'null'));
  const kind = firstOf(parts, 'x-kind');
  if (kind !== undefined) return kind;
  const format = firstOf(parts, 'format');
  if (format === 'date' || format === 'date-time') return format;
  const options = parts.find((part) => part.enum !== undefined || 'const' in part);
  if (options !== undefined) return optionsKind(contract, schema, options);
  if (types.size !== 1) return 'any';
  if (types.has('integer')) return ['integer', ...bounds(parts, 1)].join('|');
  if (types.has('number')) return ['number', ...bounds(parts, 0)].join('|');
  if (types.has('boolean')) return 'value|true|false';
  if (types.has('array')) return 'array';
  return types.has('string') ? 'text' : 'any';
}

function optionsKind(contract: Contract, schema: Schema, part: Schema): string {
  const options = (part.enum ?? [part.const]).filter((value) => value !== null);
  const areTexts = options.every((value) => typeof value === 'string');
  const texts = areTexts ? options : options.map((value) => JSON.stringify(value));
  if (texts.some((text) => text.includes('|')))
    contract.refuse(schema, 'a value of a response cannot contain | in its enumeration');
  const isRole = partsOf(contract.schemas, schema).includes(contract.schemas['RoleName']!);
  return [isRole ? 'role' : areTexts ? 'enum' : 'value', ...texts].join('|');
}

/** Lower and upper bound; `step` is the distance to the next value beyond an exclusive bound. */
function bounds(parts: readonly Schema[], step: number): number[] {
  const values = (keyword: string, shift = 0): number[] =>
    parts.flatMap((part) => {
      const value = part[keyword];
      return typeof value === 'number' ? [value + shift] : [];
    });
  const least = Math.max(...values('minimum'), ...values('exclusiveMinimum', step));
  const most = Math.min(...values('maximum'), ...values('exclusiveMaximum', -step));
  if (most !== Infinity) return [least, most];
  return least === -Infinity ? [] : [least];
}
