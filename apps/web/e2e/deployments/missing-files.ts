import type { Page } from '@playwright/test';

/** Which files are missing: those of the open page's release until a reload, or permanently those that were requested. */
type Missing = 'untilReload' | 'forEver';

/**
 * Simulates a deployment: the server no longer has the files that the page has not loaded yet, until the page is reloaded, or
 * permanently. Returns the loaded documents and a function that restores the files.
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
