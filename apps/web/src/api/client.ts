import { ApiError, createApiClient } from '@fitness/api-contract/client';
import { env } from '../config/env.ts';
import { isolated } from '../lib/format.ts';
import { keepFromReload } from '../lib/reload-page.ts';
import { texts } from '../lib/texts.ts';
import { isOfPageUser } from '../session/session.ts';
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

/** The client of the page's user; sends nothing once another tab has signed in another user or has signed out. */
export const api = apiWithToken(() => {
  if (!isOfPageUser()) throw new Error('Another user has signed in.');
  return stored('accessToken');
});

/** Whether a write was sent and no response arrived, so that it may have taken effect. */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason === 'timeout' && !error.request.startsWith('GET ')
  );
}

/**
 * The server's message for a failed request, or a default text (docs/product.md#errors); the messages of an `AggregateError`
 * without duplicates.
 */
export function errorMessageOf(error: unknown): string {
  if (error instanceof AggregateError)
    return [...new Set(error.errors.map(errorMessageOf))].join(' ');
  if (isUnanswered(error)) return texts.noResponse;
  if (error instanceof ApiError && error.kind === 'network') return texts.networkDown;
  return (error instanceof Error && isolated(error.message)) || texts.unknownError;
}
