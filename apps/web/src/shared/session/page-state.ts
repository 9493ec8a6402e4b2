import { beforeReload } from '../reload/reload-page.ts';

/** Structured-cloneable values of `useRestorableState`, and their user; null if not signed in. */
export type SavedPageState = {
  pathname: string;
  userId: string | null;
  values: Readonly<Record<string, unknown>>;
};

let current: SavedPageState | null = null;
let restored: SavedPageState | null = null;
let hasReadHistory = false;

// The history entry survives a reload and belongs to this page of this tab.
beforeReload(() => {
  const kept = current ?? restored;
  if (kept !== null) history.replaceState({ ...history.state, pageState: kept }, '');
});

/** Takes over what the page had before it was reloaded. */
function readHistory() {
  if (hasReadHistory) return;
  hasReadHistory = true;
  const { pageState, ...state } = Object(globalThis.history?.state) as Record<string, unknown>;
  if (!isSavedPageState(pageState)) return;
  history.replaceState(state, '');
  current = pageState;
  restored = pageState;
}

function without(name: string, state: SavedPageState | null) {
  if (state === null) return null;
  const { [name]: _, ...values } = state.values;
  return Object.keys(values).length === 0 ? null : { ...state, values };
}

/** Saves a value of the open page and drops those of another page or user. */
export function savePageValue(
  pathname: string,
  userId: string | null,
  name: string,
  value: unknown,
) {
  const isSamePage = current?.pathname === pathname;
  const isSameUser = userId === null || current?.userId === null || current?.userId === userId;
  const before = isSamePage && isSameUser ? current : null;
  current = {
    pathname,
    userId: userId ?? before?.userId ?? null,
    values: { ...before?.values, [name]: value },
  };
}

export function dropPageValue(name: string) {
  current = without(name, current);
}

export function clearPageState() {
  current = null;
}

export function savedPageState(pathname: string): SavedPageState | undefined {
  readHistory();
  return current?.pathname === pathname ? current : undefined;
}

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
  const isOwn = isSavedPageState(state) && (state.userId === null || state.userId === userId);
  restored = isOwn ? { ...state, userId } : null;
}

/** The value that this page had before its user signed in, if any. */
export function restoredValue(pathname: string, userId: string | null, name: string): unknown {
  readHistory();
  if (restored?.pathname !== pathname || restored.userId !== userId) return undefined;
  return Object.hasOwn(restored.values, name) ? restored.values[name] : undefined;
}

/** Drops a value, which is restored only once. */
export function dropRestoredValue(name: string) {
  restored = without(name, restored);
}
