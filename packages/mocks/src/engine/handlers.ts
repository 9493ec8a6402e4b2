import { operations } from '@fitness/api-contract/operations';
import { http, type RequestHandler } from 'msw';

/** An MSW request handler for each path of the contract, and one for other paths under `/api`, all of which the engine routes. */
export function createHandlers(
  baseUrl: string,
  handle: (request: Request) => Promise<Response>,
): RequestHandler[] {
  const base = baseUrl.replace(/\/$/, '');
  const patterns = Object.values(operations).map(({ path }) => path.replaceAll(/\{[^}]+\}/g, '*'));
  return [...new Set([...patterns, '/api/*'])].map((pattern) =>
    http.all(base + pattern, ({ request }) => handle(request)),
  );
}
