import type { ApiClient } from '@fitness/api-contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { getPageUser } from '../session/page-user.ts';
import { notifyListeners, stored } from '../session/storage.ts';
import { apiWithToken } from './client.ts';

const apis = new WeakMap<QueryClient, ApiClient>();

/** Binds the queries to the user who is signed in: nothing is sent once that is another one, and the page becomes that user's. */
export function bindApi(client: QueryClient): ApiClient {
  const { userId } = getPageUser();
  const api = apiWithToken(() => {
    if (getPageUser().userId === userId) return stored('accessToken');
    notifyListeners();
    throw new Error('Another user has signed in.');
  });
  apis.set(client, api);
  return api;
}

/** What a page with data sends its requests with. */
export function apiOf(client: QueryClient): ApiClient {
  return apis.get(client) ?? bindApi(client);
}
