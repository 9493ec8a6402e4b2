import { operations } from '@fitness/api-contract/operations';
import { http, type RequestHandler } from 'msw';

/** An MSW request handler for each operation, and one that rejects other paths under `/api`. */
export function createHandlers(
  baseUrl: string,
  handle: (request: Request) => Promise<Response>,
): RequestHandler[] {
  const base = baseUrl.replace(/\/$/, '');
  const response = ({ request }: { request: Request }): Promise<Response> => handle(request);
  const handlers = Object.values(operations)
    .toSorted((a, b) => a.params.length - b.params.length)
    // The engine parses the parameters itself; MSW only requires distinct names.
    .map(({ method, path, params }) => {
      const pattern = params.reduce(
        (text, name, index) => text.replace(`{${name}}`, `:p${index}`),
        path as string,
      );
      return http[method](base + pattern, response);
    });
  return [...handlers, http.all(`${base}/api/*`, response)];
}
