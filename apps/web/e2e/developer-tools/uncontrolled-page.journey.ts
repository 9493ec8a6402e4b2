import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const tools = {
  tag: ['@chromium', '@deep'],
  annotation: {
    type: 'chromium',
    description: 'only the DevTools protocol loads pages past a service worker',
  },
};

const reviews = (page: Page) => page.getByRole('region', { name: '전체 리뷰' });
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '목 백엔드의 서비스 워커가 멈춰서' });
const unavailable = (page: Page) =>
  page.getByRole('heading', { level: 1, name: '목 백엔드를 시작하지 못했습니다.' });

/** Waits for the mock tools, which appear once the mock backend has started; the prerendered page is visible before. */
const untilMocked = (page: Page) =>
  expect(page.getByRole('button', { name: '데모 설정', exact: true })).toBeVisible();

async function openReviews(page: Page) {
  await page.goto('/fitness/review');
  await untilMocked(page);
}

/** Sends a request as the app does; resolves to the status. */
const requestReviews = (page: Page) =>
  page.evaluate(() =>
    fetch('http://localhost:8080/api/fitness/review').then(({ status }) => status),
  );

const devTools = (page: Page) => page.context().newCDPSession(page);

/** Reloads the page bypassing its worker, and waits for the new document. */
async function hardReload(page: Page) {
  const session = await devTools(page);
  await page.evaluate(() => Object.assign(window, { isReloading: true }));
  await session.send('Page.reload', { ignoreCache: true });
  await page.waitForFunction(() => !('isReloading' in window));
}

/** Turns on "Bypass for network" of the developer tools. */
async function bypass(page: Page) {
  const session = await devTools(page);
  const set = (isBypassed: boolean) =>
    session.send('Network.setBypassServiceWorker', { bypass: isBypassed });
  await session.send('Network.enable');
  await set(true);
  return { end: () => set(false) };
}

const unregister = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());

/** Counts the document loads in a tab. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

/** Counts the requests to third parties that no service worker intercepts. */
async function countThirdParties(context: BrowserContext) {
  const leaked: string[] = [];
  await context.route(/^https:/, async (route) => {
    leaked.push(route.request().url());
    await route.abort();
  });
  return leaked;
}

// Sequential, since the tests share one backend.
test.describe.configure({ mode: 'default' });

let backend: Server;
let requests: string[] = [];

test.beforeAll(async () => {
  backend = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(503, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end();
  }).listen(8080, 'localhost');
  await once(backend, 'listening');
});
test.beforeEach(() => {
  requests = [];
});
test.afterEach(() => {
  expect(requests, 'requests to the real backend').toEqual([]);
});
test.afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

test(
  'a page loaded past the worker is reloaded once @developers:mocked',
  tools,
  async ({ page, context }) => {
    await openReviews(page);
    await hardReload(page);
    await untilMocked(page);
    expect(await requestReviews(page)).toBe(200);

    // The worker stays active while another tab uses it, but does not control a page that was loaded without it.
    await openReviews(await context.newPage());
    const loads = countLoads(page);
    for (const expected of [2, 4]) {
      await hardReload(page);
      await expect.poll(() => loads.count).toBe(expected);
      await untilMocked(page);
      expect(await requestReviews(page)).toBe(200);
    }
    expect(loads.count).toBe(4);
  },
);

test(
  'a page that can never be controlled says so, and is not reloaded again and again @developers:mocked',
  tools,
  async ({ page, context }) => {
    await openReviews(await context.newPage());
    await openReviews(page);
    const { end } = await bypass(page);
    const loads = countLoads(page);
    await page.goto('/fitness/review', { waitUntil: 'commit' });
    await expect(unavailable(page)).toBeVisible();
    expect(loads.count).toBe(2);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect.poll(() => loads.count).toBe(4);
    await expect(unavailable(page)).toBeVisible();
    await end();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await untilMocked(page);
    await expect(reviews(page)).toBeVisible();
  },
);

test('a first visit that is bypassed says so @developers:mocked', tools, async ({ page }) => {
  const { end } = await bypass(page);
  await page.goto('/fitness/review', { waitUntil: 'commit' });
  await expect(unavailable(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('the browser bypasses it');
  await end();
});

test(
  'calls and scripts of a page that is bypassed wait until it is not @developers:mocked',
  tools,
  async ({ page, context }) => {
    const leaked = await countThirdParties(context);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openReviews(page);
    const { end } = await bypass(page);
    const status = requestReviews(page);
    const payments = page.evaluate(() =>
      fetch('https://api.portone.io/payments').then((response) => response.status),
    );
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: '오시는 길' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '오시는 길' })).toBeVisible();
    await notice(page).getByRole('button', { name: '다시 연결' }).click();
    await expect(notice(page)).toBeVisible();
    await end();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice(page)).toBeHidden();
    expect(await status).toBe(200);
    expect(await payments).toBe(401);
    await page.waitForFunction(() => 'kakao' in window);
    expect(leaked).toEqual([]);
  },
);

test(
  'a call that waits for the worker can be aborted @developers:mocked',
  tools,
  async ({ page }) => {
    await openReviews(page);
    await bypass(page);
    const error = page.evaluate(() => {
      const aborted = new AbortController();
      addEventListener('give-up', () => aborted.abort());
      const url = 'http://localhost:8080/api/fitness/review';
      return fetch(new Request(url, { signal: aborted.signal })).catch((reason) => reason.name);
    });
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('give-up')));
    expect(await error).toBe('AbortError');
  },
);

test(
  'a worker that another tab removes stays until the next page, which has it again @developers:mocked',
  tools,
  async ({ page, context }) => {
    await openReviews(page);
    const other = await context.newPage();
    await openReviews(other);
    await unregister(other);
    expect(await requestReviews(page)).toBe(200);
    await other.reload();
    expect(await requestReviews(page)).toBe(200);
    await untilMocked(other);
    expect(await requestReviews(other)).toBe(200);
  },
);

test(
  'a page whose worker the developer tools clear waits, and works again once it is reloaded @developers:mocked',
  tools,
  async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openReviews(tab);
    const session = await devTools(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers' });
    for (const tab of [page, other]) {
      await tab.evaluate(() => void fetch('http://localhost:8080/api/fitness/review'));
      await notice(tab).getByRole('button', { name: '새로고침' }).click();
      await untilMocked(tab);
      expect(await requestReviews(tab)).toBe(200);
    }
  },
);

test('two tabs of a first visit both have the mock backend @developers:mocked', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([page, other].map(openReviews));
  for (const tab of [page, other]) expect(await requestReviews(tab)).toBe(200);
});
