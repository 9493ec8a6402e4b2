/** Structured-cloneable values of `useRestorableState`, and their user; null if not signed in. */
export type SavedPageState = {
  pathname: string;
  userId: string | null;
  values: Readonly<Record<string, unknown>>;
};

let current: SavedPageState | null = null;

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
  if (current === null) return;
  const { [name]: _, ...values } = current.values;
  current = Object.keys(values).length === 0 ? null : { ...current, values };
}

export function clearPageState() {
  current = null;
}

export function savedPageState(pathname: string): SavedPageState | undefined {
  return current?.pathname === pathname ? current : undefined;
}
