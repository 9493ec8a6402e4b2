import { clearPageState, type SavedPageState } from './saved-page-state.ts';

let restored: SavedPageState | null = null;

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

/** Makes a page's state ready for the user who signed in, unless it is another user's. */
export function restorePageState(state: unknown, userId: string) {
  clearPageState();
  restored =
    isSavedPageState(state) && (state.userId === null || state.userId === userId)
      ? { ...state, userId }
      : null;
}

/** The value that this page had before its user signed in, if any. */
export function restoredValue(pathname: string, userId: string | null, name: string): unknown {
  return restored?.pathname === pathname &&
    restored.userId === userId &&
    Object.hasOwn(restored.values, name)
    ? restored.values[name]
    : undefined;
}

/** Drops a value, which is restored only once. */
export function dropRestoredValue(name: string) {
  if (restored === null) return;
  const { [name]: _, ...values } = restored.values;
  restored = { ...restored, values };
}
