import { createApiClient } from '@fitness/api-contract/client';
import { env } from '../config/env.ts';
import { stored } from './session/storage.ts';

/** The one client of the backend: bearer header from the stored token, base address and product from the configuration. */
export const api = createApiClient({
  baseUrl: env.apiBaseUrl,
  product: env.product,
  getToken: () => stored('accessToken'),
});
