/** The values of a page's `useReturnState`, and whose they are; null where nobody was signed in. They have to be structured-cloneable. */
export type PageValues = { pathname: string; userId: string | null; values: Readonly<Record<string, unknown>> };

let current: PageValues | null = null;
let returned: PageValues | null = null;

/** Notes a value of the page that is shown. What another page or another user had is forgotten. */
export const noteValue = (pathname: string, userId: string | null, name: string, value: unknown) => {
  const isSamePage = current?.pathname === pathname;
  const isSameUser = userId === null || current?.userId === null || current?.userId === userId;
  const before = isSamePage && isSameUser ? current : null;
  current = { pathname, userId: userId ?? before?.userId ?? null, values: { ...before?.values, [name]: value } };
};

/** Forgets a value whose component is gone. */
export const dropValue = (name: string) => {
  if (current === null) return;
  const { [name]: _, ...values } = current.values;
  current = Object.keys(values).length === 0 ? null : { ...current, values };
};

/** Forgets every value: the user leaves for good. */
export const dropValues = () => {
  current = null;
};

/** The values of this page; undefined when it has none. */
export const valuesOf = (pathname: string): PageValues | undefined => (current?.pathname === pathname ? current : undefined);

const isPageValues = (state: unknown): state is PageValues => {
  if (typeof state !== 'object' || state === null) return false;
  const { pathname, userId, values } = state as Partial<Record<keyof PageValues, unknown>>;
  return typeof pathname === 'string' && (userId === null || typeof userId === 'string') && typeof values === 'object' && values !== null;
};

/** Has the page's values ready for the user who signed in, unless they are somebody else's. */
export const giveBack = (state: unknown, userId: string) => {
  current = null;
  returned = isPageValues(state) && (state.userId === null || state.userId === userId) ? { ...state, userId } : null;
};

/** A value that this page had before its user signed in; undefined when there is none. */
export const returnedValue = (pathname: string, userId: string | null, name: string): unknown =>
  returned?.pathname === pathname && returned.userId === userId && Object.hasOwn(returned.values, name) ? returned.values[name] : undefined;

/** Forgets a value that was given back: it is given once. */
export const dropReturnedValue = (name: string) => {
  if (returned === null) return;
  const { [name]: _, ...values } = returned.values;
  returned = { ...returned, values };
};
