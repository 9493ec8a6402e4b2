import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dropPageValue, restoredValue, savePageValue } from './page-state.ts';
import { getSession, pageUserId, useSession } from './session.ts';

/**
 * Like `useState`, but the value is restored for the same user after signing in again or reloading (docs/product.md#session).
 * `name` is unique on its page; the value is structured-cloneable and never a password; `parse` returns undefined for an invalid
 * value.
 */
export function useRestorableState<T>(
  name: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): [T, Dispatch<SetStateAction<T>>] {
  const { pathname } = useLocation();
  const session = useSession();
  const userId = pageUserId();
  const [restored] = useState<T | undefined>(() => {
    const kept = restoredValue(pathname, userId, name);
    return kept === undefined ? undefined : parse(kept);
  });
  const [untouched] = useState(initial);
  const [value, setValue] = useState<T>(restored === undefined ? untouched : restored);

  useEffect(() => {
    if (value === untouched) return undefined;
    savePageValue(pathname, userId, name, value);
    return () => {
      // Keeps the values of a page that unmounts because the session ended, for restoring them after sign-in; the page may
      // already have been rendered with the ended session.
      if (getSession() === session && session.status !== 'invalid') dropPageValue(userId, name);
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
