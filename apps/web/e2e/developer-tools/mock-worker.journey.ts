import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const reviews = (page: Page) => page.getByRole('region', { name: '전체 리뷰' });

/** Sends a request as the app does; resolves to the status. */
const requestReviews = (page: Page) =>
  page.evaluate(() =>
    fetch('http://localhost:8080/api/fitness/review').then(({ status }) => status),
  );

/** Stops the worker, as Chrome does in a tab that has been hidden for a long time. */
async function stopWorker(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

/** Clears the worker's list of pages. */
const clearClients = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.startsWith('msw:active-clients')) await caches.delete(name);
  });

/** Makes the page visible again, as after a time in the background. */
const showPageAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test(
  'a stopped worker that forgot the page works again before the next request',
  {
    tag: '@chromium',
    annotation: {
      type: 'chromium',
      description: 'only the DevTools protocol stops a service worker',
    },
  },
  async ({ page }) => {
    await page.goto('/fitness/review');
    await expect(reviews(page)).toBeVisible();
    await stopWorker(page);
    expect(await requestReviews(page)).toBe(200);

    await clearClients(page);
    await stopWorker(page);
    await showPageAgain(page);
    expect(await requestReviews(page)).toBe(200);

    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.unregister(),
    );
    await stopWorker(page);
    await showPageAgain(page);
    expect(await requestReviews(page)).toBe(200);
    await expect(page.getByText('목 백엔드의 서비스 워커가 멈춰서')).toBeHidden();
  },
);

test('a worker that cannot restart is reported with the reason until it works again @deep', async ({
  page,
}) => {
  await page.goto('/fitness/review');
  await expect(reviews(page)).toBeVisible();
  await page.evaluate(() => {
    // The worker runs but does not receive the page's messages.
    const proto = ServiceWorker.prototype;
    const { postMessage } = proto;
    proto.postMessage = () => undefined;
    addEventListener('restore-messages', () => {
      proto.postMessage = postMessage;
    });
  });
  await clearClients(page);
  await stopWorker(page);
  await showPageAgain(page);
  const notice = page.getByRole('alert').filter({ hasText: '목 백엔드의 서비스 워커가 멈춰서' });
  await expect(notice).toContainText('did not answer within');
  await page.evaluate(() => dispatchEvent(new Event('restore-messages')));
  await notice.getByRole('button', { name: '다시 연결' }).click();
  await expect(notice).toBeHidden();
  expect(await requestReviews(page)).toBe(200);
});

test('a failed check for a newer service worker is no error @extra:console', async ({
  page,
  context,
}) => {
  // With another tab open the worker stays registered and is checked.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker'));
  });
  const problems: string[] = [];
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  tab.on('pageerror', (error) => problems.push(String(error)));
  await tab.goto('/');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});
