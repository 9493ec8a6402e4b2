import { expect, type Page, test } from '@playwright/test';

const panel = (page: Page) => page.getByRole('dialog', { name: '목 패널' });
const section = (page: Page, name: string) => panel(page).getByRole('region', { name });
const reviews = (page: Page) => page.getByRole('region', { name: '전체 리뷰' });
const noReviews = '등록된 리뷰가 없습니다.';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: '목 패널', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

async function closePanel(page: Page) {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
}

/** Calls the backend as the app does, and tells the status of the answer. */
const callReviews = (page: Page) =>
  page.evaluate(() =>
    fetch('http://localhost:8080/api/fitness/review').then((answer) => answer.status),
  );

/** Stops the worker, as Chrome does in a tab that was hidden for long. */
async function stopWorker(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

/** Lets the worker forget which pages it served. */
const clearClients = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.startsWith('msw:active-clients')) await caches.delete(name);
  });

/** Pretends that the last sign of life is long ago, as after a time in the background. */
const showPageAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('the keyboard opens and closes the panel, and one press signs somebody in', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: '목 패널', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await section(page, '사용자').getByRole('button', { name: 'master1' }).click();
  await expect(panel(page)).toBeHidden();
  await page.goto('/fitness/sales');
  await expect(page.getByRole('heading', { name: '매출', level: 1 })).toBeVisible();
  await openPanel(page);
  await expect(
    section(page, '사용자').getByRole('button', { name: 'master1' }),
  ).toHaveAccessibleDescription('지금 사용 중');
  await section(page, '사용자').getByRole('button', { name: '방문자' }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('a fault hits the next call, stands in the log with its verdict, survives a reload and is taken away', async ({
  page,
}) => {
  await page.goto('/fitness/review');
  await expect(
    reviews(page)
      .getByRole('img', { name: /^별점 5점 만점에/ })
      .first(),
  ).toBeVisible();
  await openPanel(page);
  const faults = section(page, '지연과 오류');
  await faults.getByLabel('오류가 날 호출').selectOption({ label: 'GET {product}/review' });
  await faults.getByLabel('오류의 종류').selectOption('상태 코드');
  await faults.getByLabel('상태 코드 (200 ~ 599)').fill('503');
  await faults.getByRole('button', { name: '오류 추가' }).click();
  await expect(faults.getByRole('list', { name: '설정한 오류' })).toContainText(
    'listReviews · 상태 코드 503',
  );
  await closePanel(page);
  await page.reload();
  await expect(page.getByText(noReviews)).toBeVisible();
  await openPanel(page);
  const call = section(page, '호출 기록')
    .getByRole('listitem')
    .filter({ hasText: 'GET /api/fitness/review' })
    .first();
  await expect(call).toContainText('503');
  await expect(call).toContainText('일부러 다름');
  await call.locator('summary').click();
  await expect(call).toContainText('/status');
  await faults.getByRole('button', { name: /빼기$/ }).click();
  await closePanel(page);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(
    reviews(page)
      .getByRole('img', { name: /^별점 5점 만점에/ })
      .first(),
  ).toBeVisible();
});

test('a link brings another browser to the same data, time, faults and person', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/fitness/review');
  await openPanel(page);
  await section(page, '데이터와 시각').getByLabel('스튜디오의 시각').fill('2026-12-24T08:00:00');
  await section(page, '데이터와 시각').getByRole('button', { name: '시각 바꾸기' }).click();
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await section(page, '데이터와 시각').getByLabel('시나리오').selectOption('empty');
  await section(page, '데이터와 시각')
    .getByRole('button', { name: '이 데이터로 다시 시작' })
    .click();
  await expect(page.getByText(noReviews)).toBeVisible();
  await openPanel(page);
  await section(page, '사용자').getByRole('button', { name: 'customer1' }).click();
  await openPanel(page);
  await section(page, '지연과 오류').getByLabel('지연(ms)', { exact: true }).fill('50');
  await section(page, '지연과 오류').getByRole('button', { name: '지연 적용' }).click();
  const link = await section(page, '링크').getByLabel('이 상태로 여는 링크').inputValue();
  expect(link).toContain('mock=empty_at-20261224T080000_late-50-0&mock-as=customer1');

  const other = await browser.newPage({ baseURL: baseURL! });
  await other.goto(link);
  await expect(other.getByText(noReviews)).toBeVisible();
  await expect(other).toHaveURL('/fitness/review');
  await openPanel(other);
  await expect(section(other, '링크').getByLabel('이 상태로 여는 링크')).toHaveValue(link);
  await other.close();
});

test('a stopped worker that forgot the page is back before the next call', async ({ page }) => {
  await page.goto('/fitness/review');
  await expect(reviews(page)).toBeVisible();
  await stopWorker(page);
  expect(await callReviews(page)).toBe(200);

  await clearClients(page);
  await stopWorker(page);
  await showPageAgain(page);
  expect(await callReviews(page)).toBe(200);

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await stopWorker(page);
  await showPageAgain(page);
  expect(await callReviews(page)).toBe(200);
  await expect(page.getByText('목 백엔드의 서비스 워커가 멈춰서')).toBeHidden();
});

test('a worker that cannot come back is announced with its reason, and leaves when it is back', async ({
  page,
}) => {
  await page.goto('/fitness/review');
  await expect(reviews(page)).toBeVisible();
  await page.evaluate(() => {
    // The worker still runs, but nothing reaches it: the page's messages are lost.
    const proto = ServiceWorker.prototype;
    const { postMessage } = proto;
    proto.postMessage = () => undefined;
    addEventListener('let-through', () => {
      proto.postMessage = postMessage;
    });
  });
  await clearClients(page);
  await stopWorker(page);
  await showPageAgain(page);
  const notice = page.getByRole('alert').filter({ hasText: '목 백엔드의 서비스 워커가 멈춰서' });
  await expect(notice).toContainText('did not answer within');
  await page.evaluate(() => dispatchEvent(new Event('let-through')));
  await notice.getByRole('button', { name: '다시 연결' }).click();
  await expect(notice).toBeHidden();
  expect(await callReviews(page)).toBe(200);
});
