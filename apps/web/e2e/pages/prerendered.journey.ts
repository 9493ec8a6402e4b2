import { contactOf, expectLoaded, publicPaths } from '../support/pages.ts';
import { firstScript, holdRequests } from '../support/requests.ts';
import { expect, test, untilStarted } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and its links lead to the next', async ({ page }) => {
    for (const path of publicPaths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(path === '/no/such/page' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto('/');
    await page.getByRole('link', { name: '멤버십 가입하기' }).click();
    await expect(page).toHaveURL('/fitness/membership');
    await expect(page).toHaveTitle('회원권 | MAKE FIT');
  });

  test('the menu leads to its pages, and the contact follows the last poster', async ({ page }) => {
    await page.goto('/');
    const poster = await page.getByRole('main').locator('section').nth(3).boundingBox();
    const contact = await contactOf(page).boundingBox();
    expect(contact!.y - poster!.y - poster!.height).toBeLessThan(100);
    await expect(page.getByRole('button', { name: '메뉴' })).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: '오시는 길' }).click();
    await expect(page).toHaveURL('/fitness/map');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('every public page keeps its prerendered elements when the app starts, and loads no style sheet that it has', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.body.querySelectorAll('*'))
        element.setAttribute('data-first', '');
    });
  });
  const withParams = [
    '/fitness/membership?utm_source=naver&gad_source=1&gbraid=0&igsh=1&ref=blog&_gl=1*a',
    '/fitness/review?page=2',
    '/no/such/page?q=1',
  ];
  for (const path of [...publicPaths, ...withParams]) {
    await page.goto(path);
    await expectLoaded(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAttribute('data-first');
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(sheets, path).toEqual([...new Set(sheets)]);
  }
  expect(errors).toEqual([]);
});

test('without any other file of the app a page has its styles and its picture in a modern format, and no menu of a visitor for a signed-in user', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('accessToken', `header.${btoa('{"jti":"1"}')}.signature`),
  );
  await page.route(/\/assets\/.*\.(css|js)$/, (route) => route.abort());
  const picture = page.waitForRequest(/\/artwork\/.*\.avif$/);
  await page.goto('/', { waitUntil: 'load' });
  await picture;
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('link', { name: 'MAKE FIT' })).toBeVisible();
  await expect(page.getByRole('link', { name: '로그인' })).toBeHidden();
});

test('at most ten requests precede the first picture of the home page', async ({ page }) => {
  const releaseScript = await holdRequests(page, firstScript);
  const releasePicture = await holdRequests(page, /\/artwork\/gym-/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('link[href$=".js"]')).not.toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(requested.length, requested.join(', ')).toBeLessThanOrEqual(10);
  releasePicture();
  releaseScript();
  await untilStarted(page);
});
