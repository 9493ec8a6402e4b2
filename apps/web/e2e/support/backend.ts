import type { Page } from '@playwright/test';

/** What a call gets in place of the mock backend's answer: a status with a JSON body, or no answer at all. */
export type Interference = { status: number; body?: unknown } | 'unreachable';

declare global {
  interface Window {
    interferences?: Record<string, Interference>;
  }
}

/**
 * Stands between the page and the backend, before the service worker, which `page.route` cannot do. To be called before
 * the first `goto`; from then on `interfere` decides what a path answers.
 */
export function standBetween(page: Page) {
  return page.addInitScript(() => {
    const real = window.fetch.bind(window);
    const interferences: Record<string, Interference> = {};
    window.interferences = interferences;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      const found = Object.keys(interferences).find((prefix) => path.startsWith(prefix));
      const interference = found === undefined ? undefined : interferences[found];
      if (interference === undefined) return real(request);
      if (interference === 'unreachable') throw new TypeError('Failed to fetch');
      const body = interference.body === undefined ? null : JSON.stringify(interference.body);
      return new Response(body, {
        status: interference.status,
        headers: { 'Content-Type': 'application/json' },
      });
    };
  });
}

/** From now on calls whose path begins with this get this; the mock backend again with `undefined`. */
export function interfere(page: Page, path: string, interference: Interference | undefined) {
  return page.evaluate(
    ([prefix, answer]) => {
      const interferences = window.interferences ?? {};
      if (answer === null) delete interferences[prefix];
      else interferences[prefix] = answer;
    },
    [path, interference ?? null] as const,
  );
}

/** The calls of a method and path that the page has sent so far, with their bodies. */
export function callsOf(page: Page, method: string, path: string) {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}
