import { createApiClient, type ObservedResponse } from '@fitness/api-contract/client';
import { env } from '../../config/env.ts';
import { keepFromReload } from '../reload/unfinished-work.ts';
import { rememberCall } from './recent-calls.ts';
import { stored } from '../session/storage.ts';

// Module state, since the developer tools are loaded after the clients are created.
let observer: ((response: ObservedResponse) => void) | undefined;

/** Sets a callback for all responses of the backend, used by developer tools. */
export function observeResponses(next: (response: ObservedResponse) => void) {
  observer = next;
}

/** Creates a client for the configured backend that sends this token. */
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

/** The client for requests outside a page's queries; it sends the stored token, whoever its user is. */
export const api = apiWithToken(() => stored('accessToken'));
