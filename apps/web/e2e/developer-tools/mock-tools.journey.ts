import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { region } from '../support/elements.ts';
import { choosePaymentResult } from '../support/payment.ts';
import { readIndexedDb } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: '데모 설정' });
const openPanel = (page: Page) =>
  page.getByRole('button', { name: '데모 설정', exact: true }).click();
const linkOf = (page: Page) => panel(page).getByLabel('이 상태로 여는 링크');
const stars = (page: Page) => page.getByRole('img', { name: /^별점 5점 만점에/ }).first();

test('the mock panel sets a fault, the data and the user, which a link opens in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/fitness/review');
  await expect(stars(page)).toBeVisible();
  await openPanel(page);
  await panel(page).getByLabel('오류가 날 호출').selectOption({ label: 'GET {product}/review' });
  await panel(page).getByLabel('오류의 종류').selectOption('상태 코드 500');
  await expect(linkOf(page)).toHaveValue(/listReviews/);
  await expect
    .poll(() => readIndexedDb(page))
    .toContainEqual(expect.stringContaining('listReviews'));
  await page.reload();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await openPanel(page);
  await panel(page).getByLabel('오류의 종류').selectOption('없음');
  await panel(page).getByLabel('시나리오').selectOption('empty');
  await panel(page).getByRole('button', { name: '이 데이터로 다시 시작' }).click();
  await openPanel(page);
  await panel(page).getByLabel('로그인할 사용자').selectOption('customer1');
  await openPanel(page);
  await expect(linkOf(page)).toHaveValue(/empty.*&mock-as=customer1/);
  const link = await linkOf(page).inputValue();

  const other = await browser.newPage({ baseURL: baseURL! });
  await other.goto(link);
  await expect(other.getByText('등록된 리뷰가 없습니다.')).toBeVisible();
  await expect(other.getByText('김서준님 환영합니다')).toBeVisible();
  await other.close();
});

test('초기화 restores everything, the open payments of this browser included', async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'customer2', '/fitness/membership');
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await choosePaymentResult(page, '확인 불가');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(region(page, '결제 내역')).toBeVisible();
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('button', { name: '초기화', exact: true }).click();
  await loadedAnew;
  await page.goto('/fitness/membership');
  await expect(page.getByRole('button', { name: /^1일 이용권/ })).toBeVisible();
  await expect(region(page, '결제 내역')).toBeHidden();
});

test(
  'no call goes past the mock worker: a stopped one is started, without it calls fail, and a page is reloaded once or says so',
  {
    tag: '@chromium',
    annotation: {
      type: 'chromium',
      description: 'only the DevTools protocol stops a service worker and loads pages past it',
    },
  },
  async ({ page, context }) => {
    const leaked: string[] = [];
    await context.route(/^https:|localhost:8080/, (route) => {
      leaked.push(route.request().url());
      return route.abort();
    });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    const bypass = (isBypassed: boolean) =>
      devTools.send('Network.setBypassServiceWorker', { bypass: isBypassed });
    const request = () =>
      page.evaluate(() =>
        fetch('http://localhost:8080/api/fitness/review').then(({ status }) => status, String),
      );

    // The worker stays active while another tab uses it.
    for (const tab of [await context.newPage(), page]) {
      await tab.goto('/fitness/review');
      await expect(stars(tab)).toBeVisible();
    }
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    expect(await request()).toBe(200);

    await bypass(true);
    expect(await request()).toContain('The service worker of the mocks does not answer');
    await bypass(false);
    expect(await request()).toBe(200);

    loads = 0;
    await devTools.send('Page.reload', { ignoreCache: true });
    await expect.poll(() => loads).toBe(2);
    await expect(stars(page)).toBeVisible();
    expect(await request()).toBe(200);

    await bypass(true);
    await page.goto('/fitness/review', { waitUntil: 'commit' });
    await expect(
      page.getByRole('heading', { name: '목 백엔드를 시작하지 못했습니다.' }),
    ).toBeVisible();
    expect(loads).toBe(4);
    await bypass(false);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(stars(page)).toBeVisible();
    expect(leaked).toEqual([]);
  },
);
