import type { Page } from '@playwright/test';
import { authForm } from '../support/authentication.ts';
import { contactOf, expectLoaded, publicPaths } from '../support/pages.ts';
import { expect, test, untilStarted } from '../support/test.ts';

const paths = [...publicPaths, '/auth/signin', '/auth/signup'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and its links lead to the next', async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(path === '/no/such/page' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto('/');
    await page.getByRole('link', { name: '멤버십 가입하기' }).click();
    await expect(page).toHaveURL('/fitness/membership');
    await expect(page).toHaveTitle('회원권 | MAKE FIT');
  });

  for (const width of [320, 1280])
    test(`the menu leads to its pages at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('button', { name: '메뉴' })).toBeHidden();
      await page.getByRole('navigation').getByRole('link', { name: '오시는 길' }).click();
      await expect(page).toHaveURL('/fitness/map');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
});

test('every public page keeps its prerendered elements when the app starts', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.setAttribute('data-first', '');
    });
  });
  const campaign = '/fitness/membership?utm_source=naver&gclid=1';
  for (const path of [...paths, campaign]) {
    await page.goto(path);
    await expectLoaded(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAttribute('data-first');
  }
  expect(errors).toEqual([]);
});

declare global {
  interface Window {
    largestPaint?: Element | null;
  }
}

test('the largest thing that is painted first is in the document, and no picture among them is lazy', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.body.querySelectorAll('*'))
        element.setAttribute('data-first', '');
    });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as
        | (PerformanceEntry & { element: Element })
        | undefined;
      window.largestPaint = last?.element;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/', '/fitness/membership', '/fitness/trainerpage', '/auth/signin']) {
    await page.goto(path);
    await expectLoaded(page);
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluateHandle(() => window.largestPaint);
    expect(
      await largest.evaluate((element) => [
        element?.hasAttribute('data-first'),
        element?.getAttribute('loading') === 'lazy',
      ]),
      path,
    ).toEqual([true, false]);
  }
});

test('a page has its styles, and its picture in a modern format, without any other file of the app', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.(css|js)$/, (route) => route.abort());
  const picture = page.waitForRequest(/\/artwork\/.*\.avif$/);
  await page.goto('/', { waitUntil: 'load' });
  await picture;
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});

test('the end of a page is there before its scripts, which are loaded once it is in view', async ({
  page,
}) => {
  await page.goto('/');
  await expectLoaded(page);
  const directions = contactOf(page).getByRole('link', { name: '오시는 길' });
  await expect(directions).toBeAttached();
  const script = page.waitForRequest(/\/assets\/.*\.js$/);
  await directions.scrollIntoViewIfNeeded();
  await script;
  await directions.click();
  await expect(page).toHaveURL('/fitness/map');
});

/** Keeps the first script of a page back until it is released. */
async function holdFirstScript(page: Page) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Opens sign-in, whose app has not started until `release` is called. */
async function openUnstartedSignIn(page: Page) {
  const release = await holdFirstScript(page);
  await page.goto('/auth/signin', { waitUntil: 'commit' });
  const form = authForm(page, '로그인');
  return { release, form, submit: form.getByRole('button', { name: '로그인' }) };
}

test('all scripts of a page are requested before its first one has arrived', async ({ page }) => {
  const release = await holdFirstScript(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/auth/signin', { waitUntil: 'commit' });
  const links = page.locator('link[href$=".js"]');
  await expect(links).not.toHaveCount(0);
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(() => listed.filter((file) => !requested.includes(file!))).toEqual([]);
  const before = requested.length;
  release();
  await expectLoaded(page);
  await authForm(page, '로그인').getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(before).toBeGreaterThan(listed.length);
});

test('what is typed and pressed before the app starts is kept, and no password gets into the address @extra:early-input', async ({
  page,
}) => {
  const { release, form, submit } = await openUnstartedSignIn(page);
  await form.getByLabel('아이디').fill('customer1');
  await form.getByLabel('비밀번호').fill('Fitness1!');
  await submit.click();
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
  await expect(page).toHaveURL('/auth/signin');
  release();
  await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a form with an empty field is answered before the app starts, and again by the app @extra:early-input @sign-in:required', async ({
  page,
}) => {
  const { release, form, submit } = await openUnstartedSignIn(page);
  const password = form.getByLabel('비밀번호');
  await form.getByLabel('아이디').fill('customer1');
  await submit.click();
  await expect(password).toBeFocused();
  expect(await password.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
    true,
  );
  release();
  await expect(form.getByRole('alert')).toHaveText('아이디와 비밀번호를 입력하세요.');
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
});

test('who goes on typing after that answer is not answered again @extra:early-input', async ({
  page,
}) => {
  const { release, form, submit } = await openUnstartedSignIn(page);
  await submit.click();
  await expect(form.getByLabel('아이디')).toBeFocused();
  await page.keyboard.type('customer1');
  release();
  await untilStarted(page);
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a signed-in user never sees the menu of a visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('accessToken', 'a token of any kind'));
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'MAKE FIT' })).toBeVisible();
  await expect(page.getByRole('link', { name: '로그인' })).toBeHidden();
});
