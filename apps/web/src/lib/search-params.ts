import type { TableSort } from '@fitness/ui/Table';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
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

/** A month that exists, `YYYY-MM`. */
export const monthParam: Param<string | null> = {
  read: (text) => dayFrom(`${text}-01`)?.slice(0, 7) ?? null,
  write: (month) => month,
};

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

/** The definitions of a page's search params by name, in the order in which they are written. */
export type Params<State> = { readonly [Name in keyof State]: Param<State[Name]> };

/** The values of search params by their definitions. */
export type StateOf<Given> = Given extends Params<infer State> ? State : never;

const namesOf = <State>(params: Params<State>) => Object.keys(params) as (keyof State & string)[];

/** Reads the values from the search params of a URL. */
export function readParams<State>(params: Params<State>, search: URLSearchParams): State {
  const entries = namesOf(params).map((name) => [name, params[name].read(search.get(name))]);
  return Object.fromEntries(entries) as State;
}

/** Writes a part of the values into search params; search params that are not defined here stay unchanged. */
export function writeParams<State>(
  params: Params<State>,
  search: URLSearchParams,
  part: Partial<State>,
): URLSearchParams {
  const state = { ...readParams(params, search), ...part };
  const next = new URLSearchParams(search);
  for (const name of namesOf(params)) {
    const text = params[name].write(state[name]);
    next.delete(name);
    if (text !== null) next.append(name, text);
  }
  return next;
}

/** The values and a stable setter, which takes the changed part and pushes a history entry unless told to replace it. */
export function useSearchParamsState<State>(params: Params<State>) {
  const [search, setSearch] = useSearchParams();
  // A ref, because the router's setter changes after each navigation.
  const latest = useRef(setSearch);
  useEffect(() => {
    latest.current = setSearch;
  });
  const state = useMemo(() => readParams(params, search), [params, search]);
  const setState = useCallback(
    (part: Partial<State>, options?: NavigateOptions) =>
      latest.current((before) => writeParams(params, before, part), options),
    [params],
  );
  return [state, setState] as const;
}
