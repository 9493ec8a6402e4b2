import type { Page } from '@playwright/test';
import { buildWeb } from '../../../../.ci/support/build/web-build.ts';
import { serveFolder } from '../../scripts/hosting/static-server.ts';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert, region } from '../support/elements.ts';
import { expectLoaded, navigate, pathsWithSdk, publicPaths } from '../support/pages.ts';
import { choosePaymentResult, paymentDialog } from '../support/payment.ts';
import { fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const unknown = '/no/such/page';

test('every public page is sent with the security headers and its heading, compressed, and only when it has changed @extra:policy @extra:hosting', async ({
  request,
}) => {
  for (const path of publicPaths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path === unknown ? 404 : 200);
    const headers = response.headers();
    expect(headers, path).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*screen-wake-lock=\(self\)/),
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'];
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe');
    const trustedTypes = expect.stringContaining("require-trusted-types-for 'script'");
    const reported = headers['content-security-policy-report-only'];
    if (pathsWithSdk.includes(path)) expect(reported, path).toEqual(trustedTypes);
    else expect(policy, path).toEqual(trustedTypes);
    expect(await response.text(), path).toMatch(/<h1\b/);
    if (path === unknown) continue;
    const again = await request.get(path, {
      headers: { 'If-None-Match': headers['etag'] ?? '' },
    });
    expect(again.status(), path).toBe(304);
  }
});

test('every page has one address, and what is meant for the server is not sent @extra:hosting', async ({
  request,
  baseURL,
}) => {
  for (const [path, location] of [
    ['/index.html', '/'],
    ['/fitness/membership/?utm_source=naver', '/fitness/membership?utm_source=naver'],
    ['/fitness/reservations/', '/fitness/reservations'],
    ['//other.example/', '/other.example'],
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers()['location'], path).toBe(location);
  }
  for (const path of ['/404', '/404.html', '/_headers', '/.vite/hosting.json', '/.vite/'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('files with hashed names are kept for good, pictures for a day, others are asked for again @extra:hosting', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, script = ''] = html.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
  for (const [path, status, cache] of [
    [script, 200, 'public, max-age=31536000, immutable'],
    ['/artwork/trainer-1/320.avif', 200, 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/site.webmanifest', 200, 'no-cache'],
    ['/assets/none.js', 404, 'no-cache'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers(), path).toMatchObject({
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
    });
    if (path === script) expect(response.headers()['content-encoding']).toBe('br');
    if (path === '/site.webmanifest')
      expect(response.headers()['content-type']).toBe('application/manifest+json');
  }
});

/** Parses a text as HTML that may contain a script; returns the error's name or null. */
const injectHtml = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return null;
    } catch (error) {
      return (error as Error).name;
    }
  });

test('a text of an SDK is let through and reported until its page is left and its payment has ended @extra:trusted-types @outcome:elsewhere', async ({
  page,
  policyViolations,
}) => {
  /** Expects exactly this report, and clears it. */
  const expectReport = async (pattern: RegExp) => {
    await expect.poll(() => policyViolations).toEqual([expect.stringMatching(pattern)]);
    policyViolations.length = 0;
  };
  const expectRefused = async () => {
    expect(await injectHtml(page)).toBe('TypeError');
    await expectReport(/^\/ enforce require-trusted-types-for/);
  };
  await setTime(page, morning);
  await signIn(page, 'customer2');
  await navigate(page, fitnessPath('map'));
  await expect(region(page, '지도')).toBeVisible();
  expect(await injectHtml(page)).toBeNull();
  await expectReport(/^\[fitness\] SDK: TrustedHTML Element innerHTML/);
  await navigate(page, '/');
  await expect(page.getByRole('link', { name: '멤버십 가입하기' })).toBeVisible();
  await expectRefused();

  await navigate(page, fitnessPath('membership'));
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await expect(paymentDialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  // The same text is reported once.
  expect(await injectHtml(page)).toBeNull();
  await choosePaymentResult(page, '결제 취소');
  await dismissAlert(page, '결제가 완료되지 않았습니다. 사유: 사용자가 결제를 취소했습니다.');
  await expectRefused();
});

test('the site works at a path of its own, and asks for nothing outside of it @deep', async ({
  page,
}) => {
  // It builds the app.
  test.slow();
  const folder = `${process.cwd()}/.cache/demo`;
  await buildWeb({ VITE_MOCKS: 'all', VITE_BASE: '/demo/', BUILD_DIR: folder });
  const { origin, stop } = await serveFolder(folder);
  const base = `${origin}/demo/`;
  const urlOf = (path: string) => new URL(path, base).href;
  const problems: string[] = [];
  page.on('response', (response) => {
    const url = response.url();
    const isOwn = url.startsWith(origin);
    const isMissing = response.status() >= 400 && !url.endsWith('/none');
    if (isOwn && (!`${url}/`.startsWith(base) || isMissing))
      problems.push(`${response.status()} ${url}`);
  });

  await page.goto(base);
  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  await expect(page).toHaveURL(urlOf('fitness/membership'));
  await page.goto(urlOf('fitness/reservations'));
  await expect(page).toHaveURL(urlOf('auth/signin'));
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL(urlOf('fitness/reservations'));
  await page.reload();
  await expectLoaded(page);
  await expect(page).toHaveURL(urlOf('fitness/reservations'));
  const response = await page.goto(urlOf('none'));
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page).toHaveURL(`${origin}/demo`);
  expect(problems).toEqual([]);
  stop();
});
