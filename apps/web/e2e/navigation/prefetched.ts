import { expect, type Locator, type Page, type Request } from '@playwright/test';

export function recordRequests(page: Page) {
  const api: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) api.push(`${request.method()} ${pathname}`);
  });
  return api;
}

/** Returns a function that tells whether a script containing a text has loaded; call it before opening the page. */
export function watchScripts(page: Page) {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return async (text: string) => (await Promise.all(texts)).some((script) => script.includes(text));
}

/** Returns a function that resolves when no script request is pending; call it before opening the page. */
export function watchPendingScripts(page: Page) {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) pending.add(request);
  });
  const remove = (request: Request) => void pending.delete(request);
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  return () => expect.poll(() => pending.size).toBe(0);
}

/** Hovers over a link until a check passes; repeatedly, because the app may not observe its links yet. */
export async function hoverUntil(link: Locator, check: () => void | Promise<void>) {
  const page = link.page();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(async () => check()).toPass({ timeout: 2000 });
  }).toPass();
}

/** Resolves when all earlier requests of the page have been recorded. */
export async function settle(page: Page) {
  const marker = page.waitForRequest('**/?marker');
  await page.evaluate(() => fetch('/?marker', { method: 'HEAD' }).then(() => undefined));
  await marker;
}
