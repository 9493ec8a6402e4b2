/** The values of a page's `useRestorableState`, and whose they are; null where nobody was signed in. They have to be structured-cloneable. */
export type SavedPageState = {
  pathname: string;
  userId: string | null;
  values: Readonly<Record<string, unknown>>;
};

let current: SavedPageState | null = null;

/** Notes a value of the page that is shown. What another page or another user had is forgotten. */
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

/** Forgets a value whose component is gone. */
export function dropPageValue(name: string) {
  if (current === null) return;
  const { [name]: _, ...values } = current.values;
  current = Object.keys(values).length === 0 ? null : { ...current, values };
}

/** Forgets every value: the user leaves for good. */
export function clearPageState() {
  current = null;
}

/** The values of this page; undefined when it has none. */
export function savedPageState(pathname: string): SavedPageState | undefined {
  return current?.pathname === pathname ? current : undefined;
}
