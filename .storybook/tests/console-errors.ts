import type { Page, Request } from 'playwright';
import { type Story, storyStart } from './story-page.ts';

type Watch = {
  errors: string[];
  pending: Set<Request>;
  /** The URLs of the requests that the former story left pending. */
  former: string[];
};

/** How the browser begins the error of a failed request. */
const failedRequest = 'Failed to load resource';

const watches = new WeakMap<Page, Watch>();

function watch(page: Page): Watch {
  const started: Watch = { errors: [], pending: new Set(), former: [] };
  page.on('pageerror', (error) => started.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.text() === storyStart) return start(started);
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const former = message.text().startsWith(failedRequest) ? started.former.indexOf(url) : -1;
    // Each request of the former story that was still hanging fails once, when its faults end.
    if (former >= 0) started.former.splice(former, 1);
    else started.errors.push([message.text(), url].filter(Boolean).join(' — '));
  });
  page.on('request', (request) => started.pending.add(request));
  const end = (request: Request) => void started.pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return started;
}

function start(current: Watch) {
  current.errors = [];
  current.former = [...current.pending].map((request) => request.url());
}

/** Records the console errors and exceptions of each story in a page from its first rendering on. */
export function watchErrors(page: Page) {
  if (!watches.has(page)) watches.set(page, watch(page));
}

type Expected = Pick<Story, 'hasFaults' | 'expectedErrors'>;

/** Whether the story causes the error: the browser logs every failed request. */
export function isExpectedError(error: string, { hasFaults, expectedErrors }: Expected): boolean {
  if (hasFaults && error.startsWith(failedRequest)) return true;
  return expectedErrors.some((part) => error.includes(part));
}

/** The errors since `watchErrors` that the story does not expect. */
export function unexpectedErrors(page: Page, story: Expected): string[] {
  return (watches.get(page)?.errors ?? []).filter((error) => !isExpectedError(error, story));
}
