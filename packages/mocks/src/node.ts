import { setupServer, type SetupServer } from 'msw/node';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';

/** Where the app expects its backend unless it is told otherwise. */
export const DEFAULT_BASE_URL = 'http://localhost:8080';

/** The mock backend for tests under Node: `server.listen()` before them and `server.close()` after. */
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
