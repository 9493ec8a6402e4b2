import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Page, Request } from '@playwright/test';

const patterns = Object.values(operations).map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

export function operationOf(request: Request): OperationId | undefined {
  const { pathname } = new URL(request.url());
  return patterns.find(
    ({ method, pattern }) => request.method() === method && pattern.test(pathname),
  )?.id;
}

/** Collects the bodies of the page's requests of a method and path from now on. */
export function bodiesOf(page: Page, method: string, path: string) {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The file of the app's entry script. */
export const firstScript = /\/assets\/index-[^/]+\.js$/;

/** The files of the app's other scripts. */
export const laterScript = /\/assets\/(?!index-)[^/]+\.js$/;

/** Delays requests until they are released. */
export async function holdRequests(page: Page, url: RegExp | string) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Lets the page load nothing in advance, as with Save-Data. */
export function preventPrefetch(page: Page) {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
