import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import type { Param } from './params.ts';

/** The search params of a page by their names, in the order in which they are written. */
export type Params<State> = { readonly [Name in keyof State]: Param<State[Name]> };

/** The state of these search params. */
export type StateOf<Given> = Given extends Params<infer State> ? State : never;

const namesOf = <State>(params: Params<State>) => Object.keys(params) as (keyof State & string)[];

/** The state in the search params of a URL. */
export function readParams<State>(params: Params<State>, search: URLSearchParams): State {
  const entries = namesOf(params).map((name) => [name, params[name].read(search.get(name))]);
  return Object.fromEntries(entries) as State;
}

/** The search params after a part of the state has changed; those of others stay. */
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

/** The setter is stable, takes the part that changes, and pushes unless told to replace. */
export function useSearchParamsState<State>(params: Params<State>) {
  const [search, setSearch] = useSearchParams();
  // The router's setter is another one after each navigation.
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
