import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Kind, PassFilter } from './filter.ts';
import { kindLabels, passLabels } from './texts.ts';

/** What of the list stands in the address. */
export type ListAddress = { search: string; kind: Kind; pass: PassFilter; isGrouped: boolean };

const kindFrom = (value: string | null): Kind =>
  value !== null && Object.hasOwn(kindLabels, value) ? (value as Kind) : 'all';
const passFrom = (value: string | null): PassFilter =>
  value !== null && Object.hasOwn(passLabels, value) ? (value as PassFilter) : 'all';

/** Reads an address; what it does not say, or says wrongly, is left open. */
export function readAddress(query: URLSearchParams): ListAddress {
  return {
    search: query.get('q') ?? '',
    kind: kindFrom(query.get('role')),
    pass: passFrom(query.get('filter')),
    isGrouped: query.get('grouped') === '1',
  };
}

/** The query of an address, without what is as at first. */
export function writeAddress(
  { search, kind, pass, isGrouped }: ListAddress,
  page = 1,
): Record<string, string> {
  return {
    ...(search !== '' && { q: search }),
    ...(kind !== 'all' && { role: kind }),
    ...(pass !== 'all' && { filter: pass }),
    ...(isGrouped && { grouped: '1' }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The state of the list in the address; another choice begins at the first page, turning it leaves a step for the way back. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  // The router's setter is another one after each navigation; what is handed on stays, so that what has not changed is not drawn again.
  const latest = useRef(setQuery);
  useEffect(() => {
    latest.current = setQuery;
  });
  const actions = useMemo(
    () => ({
      change: (part: Partial<ListAddress>) =>
        latest.current((before) => writeAddress({ ...readAddress(before), ...part }), {
          replace: true,
        }),
      turnTo: (page: number) => latest.current((before) => writeAddress(readAddress(before), page)),
    }),
    [],
  );
  return { address: readAddress(query), page: query.get('page'), ...actions };
}
