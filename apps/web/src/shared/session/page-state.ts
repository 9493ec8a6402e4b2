import { beforeReload } from '../reload/reload-page.ts';

/** The structured-cloneable values of `useRestorableState` on a page, and their user; null if signed out. */
export type SavedPageState = {
  pathname: string;
  userId: string | null;
  values: Readonly<Record<string, unknown>>;
};

/** By user id, so that no user gets the values of another. */
const saved = new Map<string | null, SavedPageState>();
/** The user whose page was saved last. Module state, since it outlives the page's components. */
let latest: string | null = null;
/** Module state, since the history entry of a document is read once. */
let hasReadHistory = false;

// The history entry survives a reload and belongs to this page of this tab.
beforeReload(() => {
  const pageState = saved.get(latest);
  // Also without a state, to remove the one that a cancelled reload has stored.
  if (pageState !== undefined || Object.hasOwn(Object(history.state), 'pageState'))
    history.replaceState({ ...history.state, pageState }, '');
});

function save(state: SavedPageState) {
  saved.set(state.userId, state);
  latest = state.userId;
}

/** Restores the values that were saved before a reload. */
function readHistory() {
  if (hasReadHistory) return;
  hasReadHistory = true;
  const { pageState, ...state } = Object(globalThis.history?.state) as Record<string, unknown>;
  if (!isSavedPageState(pageState)) return;
  history.replaceState(state, '');
  save(pageState);
}

/** Saves a value of the user's current page; drops the values of the user's other pages. */
export function savePageValue(
  pathname: string,
  userId: string | null,
  name: string,
  value: unknown,
) {
  const before = saved.get(userId);
  const values = before?.pathname === pathname ? before.values : undefined;
  // Values saved while signed out belong to the first user who signs in.
  saved.delete(null);
  save({ pathname, userId, values: { ...values, [name]: value } });
}

export function dropPageValue(userId: string | null, name: string) {
  const state = saved.get(userId);
  if (state === undefined) return;
  const { [name]: _, ...values } = state.values;
  if (Object.keys(values).length > 0) saved.set(userId, { ...state, values });
  else saved.delete(userId);
}

export function clearPageState() {
  saved.clear();
}

/** The saved state of this page, if it is the page that was saved last. */
export function savedPageState(pathname: string): SavedPageState | undefined {
  readHistory();
  const state = saved.get(latest);
  return state?.pathname === pathname ? state : undefined;
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

/** Saves a page's state for the user who signed in, unless it belongs to another user. */
export function restorePageState(state: unknown, userId: string) {
  saved.delete(userId);
  if (isSavedPageState(state) && (state.userId === null || state.userId === userId))
    save({ ...state, userId });
}

/** The value that this page had before the user signed in again or another user took over in this tab, if any. */
export function restoredValue(pathname: string, userId: string | null, name: string): unknown {
  readHistory();
  const state = [saved.get(null), saved.get(userId)].find(
    (each) => each?.pathname === pathname && Object.hasOwn(each.values, name),
  );
  return state?.values[name];
}
