import type { Page } from 'playwright';
import type { Story } from './story-page.ts';

const errorsOf = new WeakMap<Page, string[]>();

/** Starts recording the console errors and exceptions of a page. */
export function watchErrors(page: Page) {
  const isWatched = errorsOf.has(page);
  errorsOf.set(page, []);
  if (isWatched) return;
  const add = (error: string) => errorsOf.get(page)?.push(error);
  page.on('pageerror', (error) => add(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error')
      add([message.text(), message.location().url].filter(Boolean).join(' — '));
  });
}

type Expected = Pick<Story, 'hasFaults' | 'expectedErrors'>;

/** Whether the story causes the error: the browser logs every failed request. */
export function isExpectedError(error: string, { hasFaults, expectedErrors }: Expected): boolean {
  if (hasFaults && error.startsWith('Failed to load resource')) return true;
  return expectedErrors.some((part) => error.includes(part));
}

/** The errors since `watchErrors` that the story does not expect. */
export function unexpectedErrors(page: Page, story: Expected): string[] {
  return (errorsOf.get(page) ?? []).filter((error) => !isExpectedError(error, story));
}
