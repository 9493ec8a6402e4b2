import { clearPageState, type SavedPageState } from './saved-page-state.ts';

let returned: SavedPageState | null = null;

function isSavedPageState(state: unknown): state is SavedPageState {
  if (typeof state !== 'object' || state === null) return false;
  const { pathname, userId, values } = state as Partial<Record<keyof SavedPageState, unknown>>;
  return (
    typeof pathname === 'string' &&
    (userId === null || typeof userId === 'string') &&
    typeof values === 'object' &&
    values !== null
  );
}

/** Has the page's values ready for the user who signed in, unless they are somebody else's. */
export function restorePageState(state: unknown, userId: string) {
  clearPageState();
  returned =
    isSavedPageState(state) && (state.userId === null || state.userId === userId)
      ? { ...state, userId }
      : null;
}

/** A value that this page had before its user signed in; undefined when there is none. */
export function restoredValue(pathname: string, userId: string | null, name: string): unknown {
  return returned?.pathname === pathname &&
    returned.userId === userId &&
    Object.hasOwn(returned.values, name)
    ? returned.values[name]
    : undefined;
}

/** Forgets a value that was given back: it is given once. */
export function dropRestoredValue(name: string) {
  if (returned === null) return;
  const { [name]: _, ...values } = returned.values;
  returned = { ...returned, values };
}
