import { createApiClient } from '@fitness/api-contract/client';
import { env } from '../config/env.ts';
import { keepFromReload } from '../lib/reload-page.ts';
import { isOfPageUser, stored } from '../session/session.ts';

/** Creates a client for the configured backend that sends this token. */
export function apiWithToken(getToken: () => string | null | undefined) {
  return createApiClient({
    baseUrl: env.apiBaseUrl,
    product: env.product,
    getToken,
    fetch: (request) =>
      request.method === 'GET' ? fetch(request) : keepFromReload(fetch(request)),
    onInvalidField: ({ path, field, value }) => console.warn('[fitness]', path, field, value),
  });
}

/** The client of the page's user; sends nothing once another tab has signed in another user or has signed out. */
export const api = apiWithToken(() => {
  if (!isOfPageUser()) throw new Error('Another user has signed in.');
  return stored('accessToken');
});
