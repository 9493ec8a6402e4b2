import { expect, type Page } from '@playwright/test';
import { submitSignIn } from '../support/authentication.ts';

/** Signs in with the form, since the build has no mock panel. */
export async function signInByForm(page: Page, username: string) {
  await page.goto('/auth/signin');
  await submitSignIn(page, username);
  await expect(page).toHaveURL('/');
}

/** Reloads the page after the service worker has cached the app, and waits until it controls the page. */
export async function loadWithWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Whether the scripts that the page has loaded are stored. */
export function areScriptsStored(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !name.endsWith('service-worker.js'));
    const stored = await Promise.all(
      scripts.map(({ name }) => caches.match(name, { ignoreSearch: true })),
    );
    return stored.every((response) => response !== undefined);
  });
}

/** The text of all responses in Cache Storage. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) texts.push(await response.text());
    }
    return texts.join('\n');
  });
}

/** The URLs of the stored lists. */
export function keptLists(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('stored-lists'))) return [];
    const requests = await (await caches.open('stored-lists')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** The states of the active and the waiting service worker. */
export function workerStates(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: registration?.waiting?.state, active: registration?.active?.state };
  });
}
