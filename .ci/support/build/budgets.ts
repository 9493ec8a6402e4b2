import { filesOf, transferredBytes } from './page-scripts.ts';

/** What a page's scripts may be at most, brotli, as a multiple of React and React DOM alone; each has room for what one more page adds. */
const scriptBudgets: Record<string, { limit: number; reason: string }> = {
  '/': {
    limit: 1.36,
    reason: 'React, the router and the frame of the app: what every first visit waits for',
  },
  '/auth/signin': {
    limit: 1.8,
    reason:
      'the landing page with its posters, and a form that works at the first press: fields, the API client, alerts and toasts',
  },
  '/fitness/reservations/daymanagement': {
    limit: 3.05,
    reason:
      'sign-in with the posters, and queries, a calendar of weeks, lists, and the classes instead of a cancelled one: the heaviest page of a customer',
  },
  '/fitness/member': {
    limit: 2.8,
    reason: 'sign-in, and queries, a table and selects: the heaviest page of the owner',
  },
};

/** What the service worker stores at once may be at most, brotli, as such a multiple. */
export const storedBudget = {
  limit: 7,
  reason:
    'the pages of visitors and customers open offline, with what belongs to a signed-in user on the home page, the documents of the studio and calendar files; those of the staff are stored on their devices',
};

/** What the document of the landing page may be at most, brotli, in bytes. */
export const documentBudget = {
  limit: 11_000,
  reason:
    'the first HTML, its styles and the widths of its text arrive in the first round trip of ten packets',
};

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The scripts of a page that is over its budget. */
function details(build: string, pathname: string) {
  return filesOf(build, pathname)
    .scripts.map((file) => `\n    ${kilobytes(transferredBytes(build, file)).padStart(9)}  ${file}`)
    .join('');
}

/** Prints the bytes of each page's scripts; returns what is over its budget, with what it is made of. */
export function scriptProblems(build: string, react: number): string[] {
  return Object.entries(scriptBudgets).flatMap(([pathname, { limit, reason }]) => {
    const bytes = filesOf(build, pathname)
      .scripts.map((file) => transferredBytes(build, file))
      .reduce((sum, length) => sum + length, 0);
    const found = `${pathname}: ${kilobytes(bytes)} of script, ${(bytes / react).toFixed(2)} × React alone (limit ${limit}: ${reason})`;
    console.log(found);
    return bytes / react > limit ? [found + details(build, pathname)] : [];
  });
}
