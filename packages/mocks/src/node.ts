import { setupServer } from 'msw/node';
import { createBackend, type BackendOptions } from './backend.ts';

export const DEFAULT_BASE_URL = 'http://localhost:8080';

export function createNodeServer({
  baseUrl = DEFAULT_BASE_URL,
  ...options
}: BackendOptions & { readonly baseUrl?: string } = {}) {
  const backend = createBackend(options);
  return { backend, server: setupServer(...backend.handlers(baseUrl)) };
}
