import type { Problem } from '@fitness/api-contract/validators';
import * as v from 'valibot';

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a value by a schema; a problem's pointer begins with `base`. */
export function parseWith<Value>(
  schema: v.GenericSchema<unknown, Value>,
  input: unknown,
  base = '',
): ParseResult<Value> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const problems = result.issues.map(({ path = [], message }) => ({
    pointer: [base, ...path.map(({ key }) => key)].join('/'),
    message,
  }));
  return { ok: false, problems };
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.number(message),
    v.check((value) => Number.isSafeInteger(value) && value >= min && value <= max, message),
  );
}

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return v.picklist(names, `must be one of ${names.join(', ')}`);
}

/** An object with these fields and no others. */
export function strictObject<Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ');
  const notAnObject = `must be an object with ${names}`;
  return v.pipe(
    v.custom<object>((value) => !Array.isArray(value) && value instanceof Object, notAnObject),
    v.strictObject(entries, ({ expected }) =>
      expected === 'never' ? `is not known; there is ${names}` : 'is missing',
    ),
  );
}
