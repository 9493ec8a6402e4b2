import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import type { Param } from './params.ts';

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
