import type { Page, Request } from 'playwright';
import { type Story, storyStart } from './story-page.ts';

type Watch = {
  errors: string[];
  /** The requests of the story, without those that former stories left pending: its backend refuses them. */
  requests: Set<Request>;
};

/** How the browser begins the error of a failed request. */
const failedRequest = 'Failed to load resource';

const watches = new WeakMap<Page, Watch>();

function watch(page: Page): Watch {
  const started: Watch = { errors: [], requests: new Set() };
  page.on('pageerror', (error) => started.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.text() === storyStart) return start(started);
    // The browser may log a failed request after the next story has started: `response` tells whose it was.
    if (message.type() !== 'error' || message.text().startsWith(failedRequest)) return;
    started.errors.push([message.text(), message.location().url].filter(Boolean).join(' — '));
  });
  page.on('request', (request) => started.requests.add(request));
  const fail = (request: Request, reason: string) => {
    if (started.requests.has(request))
      started.errors.push(`${failedRequest}: ${reason} — ${request.url()}`);
  };
  page.on('response', (response) => {
    if (response.status() >= 400)
      fail(response.request(), `the server responded with a status of ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Not an error: the app ends a request that it no longer needs.
    if (reason !== 'net::ERR_ABORTED') fail(request, reason);
  });
  return started;
}

function start(current: Watch) {
  current.errors = [];
  current.requests.clear();
}

/** Records the console errors and exceptions of each story in a page from its first rendering on. */
export function watchErrors(page: Page) {
  if (!watches.has(page)) watches.set(page, watch(page));
}

type Expected = Pick<Story, 'hasFaults' | 'expectedErrors'>;

/** True when the story causes the error: the browser logs every failed request. */
function isExpectedError(error: string, { hasFaults, expectedErrors }: Expected): boolean {
  if (hasFaults && error.startsWith(failedRequest)) return true;
  return expectedErrors.some((part) => error.includes(part));
}

/** The errors since `watchErrors` that the story does not expect. */
export function unexpectedErrors(page: Page, story: Expected): string[] {
  return (watches.get(page)?.errors ?? []).filter((error) => !isExpectedError(error, story));
}
