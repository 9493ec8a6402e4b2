import { ApiError } from '@fitness/api-contract/client';
import { env } from '../config/env.ts';
import { pages } from './pages.ts';
import { pageAt } from './paths.ts';
import { sitePath } from './site-path.ts';

// Crockford's Base32, without I, L, O and U, which are easily misread or misheard.
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ids = new WeakMap<WeakKey, string>();

/** The id of an error, which is stable for the same error object and short enough to read out by phone. */
export function errorIdOf(error: unknown): string {
  const key = Object(error) as object;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = ids.get(key) ?? Array.from(bytes, (byte) => characters[byte % 32]).join('');
  ids.set(key, id);
  return id.replace(/(?=.{4}$)/, '-');
}

/** An aborted request, a failed connection and a ResizeObserver loop need no report. */
function isExpected(error: unknown) {
  if (error instanceof ApiError) return error.kind === 'network';
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || error.message.startsWith('ResizeObserver loop');
}

/** What failed, without messages, addresses and other names, which may be personal data. */
function descriptionOf(error: unknown) {
  const id = pageAt(sitePath());
  const route = id === undefined ? 'unknown' : pages[id].path;
  if (!(error instanceof Error)) return { route, name: typeof error, stack: [] };
  const name = /^[A-Za-z]{0,30}(?:Error|Exception)$/.test(error.name) ? error.name : 'Error';
  const stack = (error.stack ?? '').replace(error.message, '');
  const places = stack.matchAll(/(?<![\w.-])([\w-]{1,40}\.js)(?:\?[^\s:)]*)?(:\d{1,7}:\d{1,7})\b/g);
  return {
    route,
    name,
    ...(error instanceof ApiError && { request: error.request, status: error.status }),
    // Places in the files of the build, innermost first.
    stack: Array.from(places, ([, file, place]) => `${file}${place}`)
      .filter((place) => !/^[^:]*\d{4}/.test(place))
      .slice(0, 10),
  };
}

const reported = new Set<string>();

/** Reports each error once in a page load, at most ten, in builds with error reporting (docs/hosting-and-security.md#error-reports). */
export function reportError(error: unknown) {
  // Read from the build, so that one without an address has none of this code.
  const url = import.meta.env.VITE_REPORT_URL;
  if (!url || isExpected(error) || reported.size >= 10) return;
  const description = descriptionOf(error);
  const kind = JSON.stringify(description);
  if (reported.has(kind)) return;
  reported.add(kind);
  const report = { id: errorIdOf(error), release: env.release, ...description };
  // Some browser extensions remove `sendBeacon`.
  navigator.sendBeacon?.(url, JSON.stringify(report));
}

/** Reports from now on the errors that nothing catches. */
export function startReporting() {
  // Errors of cross-origin scripts have no error object.
  window.addEventListener('error', ({ error }) => error && reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
