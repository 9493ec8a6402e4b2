import { createApiClient, type ObservedResponse } from '@fitness/api-contract/client';
import { env } from '../../config/env.ts';
import { keepFromReload } from '../reload/unfinished-work.ts';
import { rememberCall } from './recent-calls.ts';
import { stored } from '../session/storage.ts';

// Module state, since the developer tools, which observe, are loaded after the clients were created.
let observer: ((response: ObservedResponse) => void) | undefined;

/** Sets the observer of all responses of the backend, for developer tools. */
export function observeResponses(next: (response: ObservedResponse) => void) {
  observer = next;
}

/** A client of the configured backend that sends this token. */
export function apiWithToken(getToken: () => string | null | undefined) {
  return createApiClient({
    baseUrl: env.apiBaseUrl,
    product: env.product,
    getToken,
    fetch: (request) =>
      request.method === 'GET' ? fetch(request) : keepFromReload(fetch(request)),
    onCall: rememberCall,
    onResponse: (response) => observer?.(response),
    onInvalidField: ({ path, field, value }) => console.warn('[fitness]', path, field, value),
  });
}

/** The client of what is no part of a page's data; it sends the stored token, whosever it is. */
export const api = apiWithToken(() => stored('accessToken'));
