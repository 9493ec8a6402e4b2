import { expect, type Page, test } from '@playwright/test';

declare global {
  interface Window {
    /** How often the page has asked for the maps SDK. */
    mapRequests: number;
    isMapBlocked: boolean;
  }
}

/**
 * Counts the page's requests for the maps SDK and, while `isMapBlocked`, lets them fail as a blocked network does. The
 * service worker answers for that address, so the network itself cannot be cut there.
 */
const standBeforeMaps = (page: Page, isBlocked: boolean) =>
  page.addInitScript((blocked) => {
    window.mapRequests = 0;
    window.isMapBlocked = blocked;
    const { set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')!;
    Object.defineProperty(HTMLScriptElement.prototype, 'src', {
      configurable: true,
      set(this: HTMLScriptElement, address: string) {
        const isMaps = address.startsWith('https://dapi.kakao.com/');
        if (isMaps) window.mapRequests += 1;
        if (isMaps && window.isMapBlocked)
          queueMicrotask(() => this.dispatchEvent(new Event('error')));
        else set!.call(this, address);
      },
    });
  }, isBlocked);

const map = (page: Page) => page.getByRole('region', { name: '지도', exact: true });
const problem = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '지도를 불러오지 못했습니다.' });
const requests = (page: Page) => page.evaluate(() => window.mapRequests);

test('the map appears beside address, phone, subway and bus @screen:map.address @map:sdk', async ({
  page,
}) => {
  await page.goto('/fitness/map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('오시는 길');
  await expect(map(page)).toBeVisible();
  await expect(map(page).locator('svg').first()).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('부산광역시 부산진구 중앙대로 708')).toBeVisible();
  await expect(main.getByRole('link', { name: '051-708-1234' })).toHaveAttribute(
    'href',
    'tel:0517081234',
  );
  for (const name of ['주소', '지하철', '버스'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
});

/** Lets the pauses before the three retries pass: 1, 2 and 4 seconds. */
async function passRetries(page: Page) {
  for (const seconds of [1, 2, 4]) await page.clock.runFor(seconds * 1000);
}

test('a blocked map is asked for three times more, then gives way; 다시 시도 starts again and brings it @map:retry @map:failed', async ({
  page,
}) => {
  await page.clock.install();
  await standBeforeMaps(page, true);
  await page.goto('/fitness/map');
  await expect(
    page.getByRole('status').filter({ hasText: '지도를 불러오는 중입니다.' }),
  ).toBeVisible();
  await passRetries(page);
  await expect(problem(page)).toBeVisible();
  expect(await requests(page)).toBe(4);

  const address = '부산광역시 부산진구 중앙대로 708';
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByRole('button', { name: '주소 복사' })).toBeVisible();
  for (const name of ['카카오맵', '네이버 지도', '구글 지도'])
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(address), 'u'),
    );

  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(problem(page)).toHaveCount(0);
  await passRetries(page);
  await expect(problem(page)).toBeVisible();
  expect(await requests(page)).toBe(8);

  await page.evaluate(() => {
    window.isMapBlocked = false;
  });
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(map(page)).toBeVisible();
  expect(await requests(page)).toBe(9);
});

test('the address is copied, and it says so @extra:copy-address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/fitness/map');
  await page.getByRole('button', { name: '주소 복사' }).click();
  await expect(page.getByRole('status').filter({ hasText: '복사했습니다' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '부산광역시 부산진구 중앙대로 708',
  );
});

test('when copying is not allowed, it says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
  });
  await page.goto('/fitness/map');
  await page.getByRole('button', { name: '주소 복사' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '주소를 길게 눌러 복사해 주세요.' }),
  ).toBeVisible();
});
