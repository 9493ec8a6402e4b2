import type { Page } from '@playwright/test';
import { authForm, submitSignIn } from '../support/authentication.ts';
import { region } from '../support/elements.ts';
import { logOut } from '../support/menu.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { cachedTexts, storedLists } from '../support/storage.ts';
import { expect, test as base } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { secondVersion, startSite } from './site.ts';

const test = base.extend<{ site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    async ({ locale: _locale }, provide) => {
      const site = await startSite(morning);
      await provide(site);
      await site.stop();
    },
    // The first test may have to build, which on a busy machine takes longer than a test may.
    { timeout: 600_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
});

// Sequential, so that the build is made only once, in the time of the shortest test.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page }) => setTime(page, morning));

const ofLastTime = /^11월 20일 \(금\) \d\d:\d\d에 마지막으로 확인한 내용입니다\./;
const listFailed = '목록을 불러오지 못했습니다.';
const passRow = (page: Page) => page.getByRole('row', { name: /PT 12회/ });

/** Signs in with the form, since the build has no mock panel. */
async function signInByForm(page: Page, username: string) {
  await page.goto('/auth/signin');
  await submitSignIn(page, username);
  await expect(page).toHaveURL('/');
}

/** Reloads the page after the service worker has cached the app, and waits until it controls the page. */
async function loadWithWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** The states of the active and the waiting service worker. */
function workerStates(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: registration?.waiting?.state, active: registration?.active?.state };
  });
}

test('the app can be installed', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { url, data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'ko' });
  const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, new URL(src, url).href);
    expect(size, src).toBe(sizes);
  }
});

test('without a connection a customer reads the passes and reservations of the last time, the live ones once it is back, and the next user nothing of them @offline:open', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'customer1');
  await page.goto('/fitness/reservations');
  await passRow(page)
    .getByRole('link', { name: /^예약하기/ })
    .click();
  const history = region(page, '예약 내역').getByRole('listitem');
  const cancel = page.getByRole('button', { name: /^예약 취소/ });
  await expect(cancel.first()).toBeVisible();
  await expect(history).not.toHaveCount(0);
  const rows = await history.count();
  await loadWithWorker(page);
  await expect(history).toHaveCount(rows);
  for (const list of ['/listMyPromotions ', '/listReservationHistory/1 '])
    await expect.poll(() => storedLists(page)).toContain(list);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(ofLastTime)).toBeVisible();
  await expect(history).toHaveCount(rows);
  await expect(cancel).toHaveCount(0);
  await expect(region(page, '예약 가능한 수업').getByText(listFailed)).toBeVisible();
  await page.goto('/fitness/reservations');
  await expect(page.getByText(ofLastTime)).toBeVisible();
  await expect(passRow(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(ofLastTime)).toHaveCount(0);
  await expect(passRow(page)).toBeVisible();

  expect(await storedLists(page)).toContain('PT 12회');
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  await expect.poll(() => storedLists(page)).toBe('');
  await signInByForm(page, 'customer2');
  // The home page reads the passes of this user, who has none.
  await expect.poll(() => storedLists(page)).toContain('/listMyPromotions ');
  await context.setOffline(true);
  await page.goto('/fitness/reservations');
  await expect(page.getByText(ofLastTime)).toBeVisible();
  await expect(passRow(page)).toHaveCount(0);
});

test('pages of the staff open without a connection, and the device keeps no name of a member @offline:open @deep', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'master1');
  await page.goto('/fitness/member?q=01020000002');
  const name = page.getByText('이하린').first();
  await expect(name).toBeVisible();
  await loadWithWorker(page);
  await expect(name).toBeVisible();
  await expect.poll(() => cachedTexts(page)).toContain('회원별로 보기');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(listFailed)).toBeVisible();
  expect(await cachedTexts(page)).not.toContain('이하린');
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
