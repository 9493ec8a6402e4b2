import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The requests of a page to the backend and for scripts from now on, each by its method and path or its URL. */
export function recordRequests(page: Page) {
  const api: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) api.push(`${request.method()} ${pathname}`);
    if (request.serviceWorker() === null && pathname.endsWith('.js')) scripts.push(pathname);
  });
  return { api, scripts };
}

/** Whether a script that holds a text has arrived; ask before the page is opened. */
export function watchScripts(page: Page) {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return async (text: string) => (await Promise.all(texts)).some((script) => script.includes(text));
}

/** Resolves when none of the scripts that the page has requested is under way; ask before the page is opened. */
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

/** Lets the pointer rest on a link until something is true; the app may not watch its links yet when it comes there first. */
export async function hoverUntil(link: Locator, check: () => void | Promise<void>) {
  const page = link.page();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(async () => check()).toPass({ timeout: 2000 });
  }).toPass();
}

/** Resolves when everything that the page has requested before has been seen. */
export async function settle(page: Page) {
  const marker = page.waitForRequest('**/?marker');
  await page.evaluate(() => fetch('/?marker', { method: 'HEAD' }).then(() => undefined));
  await marker;
}
