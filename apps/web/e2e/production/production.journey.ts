import type { BrowserContext, Page } from '@playwright/test';
import { recordRequests, settle } from '../navigation/prefetched.ts';
import {
  areScriptsStored,
  keptLists,
  loadWithWorker,
  signInByForm,
  storedTexts,
  workerStates,
} from './worker.ts';
import { secondVersion, startSite } from './site.ts';
import { authForm } from '../support/authentication.ts';
import { region } from '../support/elements.ts';
import { logOut } from '../support/menu.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { holdRequests, laterScript, preventPrefetch } from '../support/requests.ts';
import { expect, test as base, untilStarted } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const test = base.extend<{ site: Awaited<ReturnType<typeof startSite>> }>({
  site: async ({ locale: _locale }, provide) => {
    const site = await startSite(morning);
    await provide(site);
    await site.stop();
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
});

// Sequential, so that the build is made only once.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page }) => setTime(page, morning));

const ofLastTime = /^11월 20일 \(금\) \d\d:\d\d에 마지막으로 확인한 내용입니다\./;
const listFailed = '목록을 불러오지 못했습니다.';
const passRow = (page: Page) => page.getByRole('row', { name: /PT 12회/ });

/** Opens the passes and day management, so that their lists are stored on the device. */
async function readLists(page: Page) {
  await page.goto('/fitness/reservations');
  await passRow(page)
    .getByRole('link', { name: /^예약하기/ })
    .click();
  await expect(region(page, '예약 내역').getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => keptLists(page))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/listMyPromotions$/),
        expect.stringMatching(/\/listReservationHistory\/1$/),
      ]),
    );
}

/** Loads a page while offline. */
async function openOffline(page: Page, context: BrowserContext, path: string) {
  await context.setOffline(true);
  await page.goto(path);
}

test('without a connection a customer reads the passes and reservations of the last time, and the live ones once it is back @stored-lists:kept @stored-lists:notice @stored-lists:read-only @stored-lists:replaced @offline:open', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'customer1');
  await readLists(page);
  const history = region(page, '예약 내역');
  const cancel = page.getByRole('button', { name: /^예약 취소/ });
  await expect(cancel.first()).toBeVisible();
  const rows = await history.getByRole('listitem').count();
  await loadWithWorker(page);

  await openOffline(page, context, page.url());
  await expect(page.getByText(ofLastTime)).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(rows);
  await expect(page.getByRole('button', { name: /^예약 취소/ })).toHaveCount(0);
  await expect(region(page, '예약 가능한 수업').getByText(listFailed)).toBeVisible();

  await page.goto('/fitness/reservations');
  await expect(page.getByText(ofLastTime)).toBeVisible();
  await expect(passRow(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(ofLastTime)).toHaveCount(0);
  await expect(passRow(page)).toBeVisible();
});

test('pages of the staff open without a connection, with no list of the last time @stored-lists:kept @offline:open @deep', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'master1');
  await page.goto('/fitness/member?q=01020000002');
  const name = page.getByText('이하린');
  await expect(name.first()).toBeVisible();
  await loadWithWorker(page);
  await expect(name.first()).toBeVisible();
  await expect.poll(() => areScriptsStored(page)).toBe(true);
  await openOffline(page, context, page.url());
  await expect(page.getByText(listFailed)).toBeVisible();
  await expect(name).toHaveCount(0);
  expect(await keptLists(page)).toEqual([]);
  expect(await storedTexts(page)).not.toContain('이하린');
});

test('nothing of a user is left after signing out, or for the next one @stored-lists:forgotten @session:next-user', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'customer1');
  await readLists(page);
  await loadWithWorker(page);
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  await expect.poll(() => keptLists(page)).toEqual([]);

  await signInByForm(page, 'customer2');
  // The home page reads the passes of this user, who has none.
  await expect.poll(() => keptLists(page)).toEqual([expect.stringMatching(/\/listMyPromotions$/)]);
  await openOffline(page, context, '/fitness/reservations');
  await expect(page.getByText(ofLastTime)).toBeVisible();
  await expect(page.getByRole('link', { name: '이용권 보기' })).toBeVisible();
  await expect(passRow(page)).toHaveCount(0);
});

test('a new version is there at the next navigation, and a tab of the former one keeps what is typed and all its pages @offline:version', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/auth/signup');
  await loadWithWorker(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const field = authForm(page, '회원가입').getByLabel('이름', { exact: true });
  await field.fill('정하늘');

  site.deploy();
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.locator(`script[src$="${secondVersion}"]`)).toBeAttached();
  await expectLoaded(next);
  // The new worker waits until the last page of the old version is closed.
  await expect
    .poll(() => workerStates(next))
    .toEqual({ waiting: 'installed', active: 'activated' });
  await expect(field).toHaveValue('정하늘');
  await navigate(page, '/fitness/map');
  await expect(page.getByRole('heading', { level: 1, name: '오시는 길' })).toBeVisible();
  expect(documents).toEqual([]);

  await page.close();
  await next.close();
  const later = await context.newPage();
  await expect(async () => {
    // A page that is opened before the new worker is active is served by the old one.
    await later.goto('about:blank');
    await later.goto('/');
    expect(await workerStates(later)).toEqual({ active: 'activated' });
  }).toPass();
  await context.setOffline(true);
  await later.reload();
  await expect(later.locator(`script[src$="${secondVersion}"]`)).toBeAttached();
  await expectLoaded(later);
});

test('a document that the host sends for a missing script, font or picture is not kept @offline:types', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await loadWithWorker(page);
  site.fallBackToDocument();
  const files = ['/assets/missing.js', '/assets/missing.woff2', '/missing.png', '/icon-192.png'];
  for (const file of files)
    await page.evaluate(async (src) => {
      const loading = {
        js: () => import(src),
        woff2: () => new FontFace('missing', `url(${src})`).load(),
        png: () => Object.assign(new Image(), { src }).decode(),
      }[src.split('.').at(-1)!]!();
      await loading.catch(() => undefined);
    }, file);
  const kept = () =>
    page.evaluate(async (urls) => {
      const responses = await Promise.all(urls.map((url) => caches.match(url)));
      return urls.filter((_, index) => responses[index] !== undefined);
    }, files);
  await expect.poll(kept).toContain('/icon-192.png');
  expect(await kept()).toEqual(['/icon-192.png']);
});

test('the landing page loads by itself no scripts of other pages', async ({ page }) => {
  // Prefetching would also load the files of other pages.
  await preventPrefetch(page);
  const { scripts } = recordRequests(page);
  await page.goto('/');
  await settle(page);
  const document = await (await page.request.get('/')).text();
  const later = scripts.filter((path) => !document.includes(`"${path}"`));
  expect(later).not.toEqual([]);
  const files = await Promise.all(later.map(async (path) => (await page.request.get(path)).body()));
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  // Uncompressed; the scripts of a page with data are larger than 100 kB.
  expect(bytes, later.join(', ')).toBeLessThan(30_000);
});

test('the reviews are requested once, for a visitor before the scripts have loaded @screen:review.list @deep', async ({
  page,
}) => {
  const withToken: boolean[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/fitness/review')
      withToken.push('authorization' in request.headers());
  });
  const list = region(page, '전체 리뷰').getByRole('listitem');
  const release = await holdRequests(page, laterScript);
  await page.goto('/fitness/review', { waitUntil: 'commit' });
  await expect.poll(() => withToken).toEqual([false]);
  release();
  await expect(list.first()).toBeVisible();

  await signInByForm(page, 'customer1');
  await page.goto('/fitness/review');
  await expect(list.first()).toBeVisible();
  await settle(page);
  expect(withToken).toEqual([false, true]);
});

test('going back while the scripts of a page load shows the former page @extra:early-input @deep', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await expect(authForm(page, '로그인')).toBeVisible();
  const release = await holdRequests(page, laterScript);
  // The first script has run by then.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await untilStarted(page);
  await expect(page.getByRole('heading', { level: 1, name: 'MAKE YOUR BODY' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test('the app can be installed @offline:install', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'ko' });
  const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { name, url } of manifest.shortcuts) {
    const response = await page.request.get(url);
    expect(response.status()).toBe(200);
    expect(await response.text(), url).toContain(`<title>${name}`);
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});
