import { createApiClient } from '@fitness/api-contract/client';
import { env } from '../../config/env.ts';
import { keepFromReload } from '../reload/unfinished-work.ts';
import { stored } from '../session/storage.ts';

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

/** The client for requests outside a page's queries; it sends the stored token, whoever its user is. */
export const api = apiWithToken(() => stored('accessToken'));
