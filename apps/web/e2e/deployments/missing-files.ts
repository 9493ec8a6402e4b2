import type { Page } from '@playwright/test';

/** Files that are gone: those of the open page's release, or those that were once asked for in vain. */
type Missing = 'untilReload' | 'forEver';

/**
 * From now on the server lacks every file that the page has not loaded yet, until the page is loaded again, as after a
 * deployment; or it lacks the first ones for ever. Returns the documents that are loaded and a function that ends it.
 */
export async function removeFiles(page: Page, missing: Missing = 'untilReload') {
  const documents: string[] = [];
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.context().route('**/assets/*', (route) => {
    const url = route.request().url();
    if (documents.length === 0) asked.add(url);
    const isGone = documents.length === 0 || (missing === 'forEver' && asked.has(url));
    return isGone ? route.fulfill({ status: 404 }) : route.fallback();
  });
  return { documents, restore: () => page.context().unroute('**/assets/*') };
}
