import { setupServer, type SetupServer } from 'msw/node';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';

export const DEFAULT_BASE_URL = 'http://localhost:8080';

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
