import type { TableSort } from '@fitness/ui/Table';
import { dayFrom } from './date-times.ts';

/** Parses a search param, whatever its text, and serializes it; null omits the param. */
export interface Param<Value> {
  read: (text: string | null) => Value;
  write: (value: Value) => string | null;
}

/** Any text; empty if missing. */
export const textParam: Param<string> = {
  read: (text) => text ?? '',
  write: (value) => value || null,
};

export const flagParam: Param<boolean> = {
  read: (text) => text === '1',
  write: (isOn) => (isOn ? '1' : null),
};

/** The number of a page, from 1. */
export const pageParam: Param<number> = {
  read: (text) => (text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : 1),
  write: (page) => (page > 1 ? String(page) : null),
};

/** A date that exists, `YYYY-MM-DD`. */
export const dayParam: Param<string | null> = { read: dayFrom, write: (day) => day };

/** One of the keys of `choices`. */
export function choiceParam<Choice extends string>(
  choices: Readonly<Record<Choice, unknown>>,
  fallback: NoInfer<Choice>,
): Param<Choice> {
  return {
    read: (text) => (text !== null && Object.hasOwn(choices, text) ? (text as Choice) : fallback),
    write: (choice) => (choice === fallback ? null : choice),
  };
}

/** The order of a table by one of the columns: `name`, or `-name` for the descending one; null is the order of the server. */
export function sortParam(columns: readonly string[]): Param<TableSort | null> {
  // Made once, so that what is sorted by an order can be memoized.
  const orders = new Map(
    columns.flatMap((id): [string, TableSort][] => [
      [id, { id, direction: 'ascending' }],
      [`-${id}`, { id, direction: 'descending' }],
    ]),
  );
  return {
    read: (text) => (text !== null && orders.get(text)) || null,
    write: (sort) => sort && (sort.direction === 'ascending' ? sort.id : `-${sort.id}`),
  };
}
