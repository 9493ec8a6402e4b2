import { expect, type Page } from '@playwright/test';
import { submitSignIn } from '../support/authentication.ts';

/** Signs in by the form, as the build has no mock panel. */
export async function signInByForm(page: Page, username: string) {
  await page.goto('/auth/signin');
  await submitSignIn(page, username);
  await expect(page).toHaveURL('/');
}

/** Loads the page again once the service worker has stored the app, and waits until it controls the page. */
export async function loadWithWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The texts of everything in Cache Storage. */
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

/** The addresses of the lists of the last time. */
export function keptLists(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('last-lists'))) return [];
    const requests = await (await caches.open('last-lists')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** The states of the active service worker and of one that waits for the end of its pages. */
export function workerStates(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: registration?.waiting?.state, active: registration?.active?.state };
  });
}
