import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dropPageValue, savePageValue } from './saved-page-state.ts';
import { dropRestoredValue, restoredValue } from './restored-page-state.ts';
import { getSession, type Session, useSession } from './session.ts';

const userOf = (session: Session) => (session.status === 'signedIn' ? session.userId : null);

/** What fits where a name or nothing was chosen. */
export function parseNullableString(value: unknown): string | null | undefined {
  return typeof value === 'string' || value === null ? value : undefined;
}

/**
 * Like `useState`, but a page that leads to sign-in has the value again afterwards, for the same user (docs/product.md#session). The name is
 * unique on its page, the value structured-cloneable and never a password; `parse` gives undefined for what does not fit (any more).
 */
export function useRestorableState<T>(
  name: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): [T, Dispatch<SetStateAction<T>>] {
  const { pathname } = useLocation();
  const session = useSession();
  const [value, setValue] = useState<T>(() => {
    const kept = restoredValue(pathname, userOf(getSession()), name);
    const parsed = kept === undefined ? undefined : parse(kept);
    return parsed === undefined ? initial : parsed;
  });

  useEffect(() => dropRestoredValue(name), [name]);

  useEffect(() => {
    savePageValue(pathname, userOf(session), name, value);
    return () => {
      // A page that goes because the session ended is where sign-in leads back to.
      if (getSession() === session) dropPageValue(name);
    };
  }, [pathname, session, name, value]);

  return [value, setValue];
}
