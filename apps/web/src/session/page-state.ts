import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getSession, pageUserId, useSession } from './session.ts';

/** What a user has typed and chosen on the last page of this tab, by name. */
type PageState = { pathname: string; userId: string | null; values: Record<string, unknown> };

const storageKey = 'page-state';

/** The values of a page, none of one before the last; those of a visitor are for whoever signs in. */
export function storedValues(pathname: string, userId: string | null): Record<string, unknown> {
  try {
    const state: Partial<PageState> = Object(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
    if (state.pathname === pathname && [userId, null].includes(state.userId ?? null))
      return Object(state.values) as Record<string, unknown>;
  } catch {
    // Nothing is stored, or storage is blocked.
  }
  return {};
}

const entriesOfMap = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);

/** Stores a value of a page in place of those of other pages; `undefined` removes it. */
export function storeValue(pathname: string, userId: string | null, name: string, value: unknown) {
  const values = { ...storedValues(pathname, userId), [name]: value };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ pathname, userId, values }, entriesOfMap));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/**
 * Like `useState`, but the value is restored for the same user after signing in again or reloading (docs/product.md#session).
 * `name` is unique on its page; the value is never a password, and is stored as
 * JSON, a map as its entries; `parse` returns undefined for an invalid value.
 */
export function useRestorableState<T>(
  name: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): [T, Dispatch<SetStateAction<T>>] {
  const { pathname } = useLocation();
  const session = useSession();
  const userId = pageUserId();
  const [untouched] = useState(initial);
  const [value, setValue] = useState<T>(() => {
    const { [name]: stored } = storedValues(pathname, userId);
    return (stored === undefined ? undefined : parse(stored)) ?? untouched;
  });

  useEffect(() => {
    if (value === untouched) return undefined;
    storeValue(pathname, userId, name, value);
    return () => {
      // What unmounts because the session has ended, or because a visitor is led to sign-in, is restored after it.
      if (getSession() === session && session.status === 'signedIn')
        storeValue(pathname, userId, name, undefined);
    };
  }, [pathname, session, userId, name, value, untouched]);

  return [value, setValue];
}

/** The id of the selected item of a list, or null, restored in the same way. */
export function useRestorableChoice(name: string, initial: string | null = null) {
  return useRestorableState(name, initial, (value) =>
    typeof value === 'string' ? value : undefined,
  );
}
