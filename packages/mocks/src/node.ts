import { setupServer, type SetupServer } from 'msw/node';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';

/** The default base URL of the backend. */
export const DEFAULT_BASE_URL = 'http://localhost:8080';

/** Creates an MSW server with the mock backend for tests under Node. */
export function createNodeServer({
  baseUrl = DEFAULT_BASE_URL,
  ...options
}: BackendOptions & { readonly baseUrl?: string } = {}): {
  server: SetupServer;
  backend: Backend;
} {
  const backend = createBackend(options);
  return { backend, server: setupServer(...backend.handlers(baseUrl)) };
}
