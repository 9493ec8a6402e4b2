import { createApiClient, type ObservedResponse } from '@fitness/api-contract/client';
import { env } from '../../config/env.ts';
import { stored } from '../session/storage.ts';

let observer: ((answer: ObservedResponse) => void) | undefined;

/** Tells of every answer of the backend from now on, for tools of developers. */
export function observeResponses(next: (answer: ObservedResponse) => void) {
  observer = next;
}

/** A client that sends this token: base address and product from the configuration. */
export function apiWithToken(getToken: () => string | null | undefined) {
  return createApiClient({
    baseUrl: env.apiBaseUrl,
    product: env.product,
    getToken,
    onResponse: (answer) => observer?.(answer),
    onInvalidField: ({ path, field, value }) => console.warn('[fitness]', path, field, value),
  });
}

/** The one client of the backend: bearer header from the stored token. */
export const api = apiWithToken(() => stored('accessToken'));
