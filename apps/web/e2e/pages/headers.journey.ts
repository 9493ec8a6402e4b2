import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { expectLoaded, navigate, pathsWithSdk, publicPaths } from '../support/pages.ts';
import { choosePaymentResult, paymentDialog } from '../support/payment.ts';
import { dismissAlert } from '../support/elements.ts';
import { fitnessPath, paymentCancelled } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

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

/** Waits until exactly these violations have been reported, and clears them. */
async function acceptViolations(violations: string[], expected: readonly RegExp[]) {
  const matchers = expected.map((pattern) => expect.stringMatching(pattern));
  await expect.poll(() => violations).toEqual(matchers);
  violations.length = 0;
}

test('every public page, and a file, is sent with the security headers @extra:headers', async ({
  request,
}) => {
  for (const path of [...publicPaths, '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*screen-wake-lock=\(self\)/),
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'];
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe');
    const trustedTypes = expect.stringContaining("require-trusted-types-for 'script'");
    const reported = headers['content-security-policy-report-only'];
    if (pathsWithSdk.includes(path)) expect(reported, path).toEqual(trustedTypes);
    else expect(policy, path).toEqual(trustedTypes);
  }
});

test('an inline script in the page is blocked @extra:policy', async ({
  page,
  policyViolations,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected =
      '<script>window.injected = true;</script><img src="x" onerror="injected = true">';
    await route.fulfill({ response, body: html.replace('<div id="root"', `${injected}$&`) });
  });
  await page.goto('/');
  await expectLoaded(page);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  // Reported twice: by the header and by the page's own policy.
  await acceptViolations(policyViolations, [
    /^\/ enforce script-src-elem inline/,
    /^\/ enforce script-src-elem inline/,
    /^\/ enforce script-src-attr inline/,
    /^\/ enforce script-src-attr inline/,
  ]);
});

test('a text does not become markup, a script or the address of one @extra:trusted-types', async ({
  page,
  policyViolations,
}) => {
  await page.goto('/auth/signin');
  await expectLoaded(page);
  expect(await injectHtml(page)).toBe('TypeError');
  const setOnScript = (property: 'src' | 'text') =>
    page.evaluate((name) => {
      document.createElement('script')[name] = 'https://cdn.portone.io/v2/browser-sdk.js';
    }, property);
  await expect(setOnScript('src')).rejects.toThrow('TrustedScriptURL');
  await expect(setOnScript('text')).rejects.toThrow('TrustedScript');
  const sinks = ['Element innerHTML', 'HTMLScriptElement src', 'HTMLScriptElement text'];
  await acceptViolations(
    policyViolations,
    sinks.map((sink) => new RegExp(`^/auth/signin enforce require-trusted-types-for .*${sink}`)),
  );
});

test('a text of an SDK is let through and reported, until its page is left @extra:trusted-types', async ({
  page,
  policyViolations,
}) => {
  await page.goto('/');
  await navigate(page, fitnessPath('map'));
  await expect(page.getByRole('region', { name: '지도', exact: true })).toBeVisible();
  expect(await injectHtml(page)).toBeNull();
  await acceptViolations(policyViolations, [/^\[fitness\] SDK: TrustedHTML Element innerHTML/]);
  await navigate(page, '/');
  await expect(page.getByRole('link', { name: '멤버십 가입하기' })).toBeVisible();
  expect(await injectHtml(page)).toBe('TypeError');
  await acceptViolations(policyViolations, [/^\/ enforce require-trusted-types-for/]);
});

test('an open payment window may go on after its page was left, and nothing else after it; its alert shows elsewhere @extra:trusted-types @outcome:elsewhere', async ({
  page,
  policyViolations,
}) => {
  await setTime(page, morning);
  await signIn(page, 'customer2');
  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await expect(paymentDialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await injectHtml(page)).toBeNull();
  await acceptViolations(policyViolations, [/^\[fitness\] SDK: TrustedHTML Element innerHTML/]);
  await choosePaymentResult(page, '결제 취소');
  await dismissAlert(page, paymentCancelled);
  expect(await injectHtml(page)).toBe('TypeError');
  await acceptViolations(policyViolations, [/^\/ enforce require-trusted-types-for/]);
});

test('no page shows the app in a frame @extra:headers', async ({ page, baseURL }) => {
  await page.route('/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  );
  await page.goto('/framing');
  const frame = page.frames()[1];
  await expect.poll(() => frame?.url()).toBe('chrome-error://chromewebdata/');
});

test('a payment window keeps its opener, and a site that opens the app does not keep the app @extra:headers', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('https://other.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Other</p>' }),
  );
  const open = async (url: string) => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((to) => void window.open(to), url),
    ]);
    await opened.waitForURL(url);
    await expect(opened.locator('p, h1').first()).toBeAttached();
    return opened;
  };
  const hasOpener = (opened: Page) => opened.evaluate(() => window.opener !== null);
  await page.goto('/');
  const payment = await open('https://other.example/payment');
  expect(await hasOpener(payment)).toBe(true);
  await page.goto('https://other.example/');
  const app = await open(`${baseURL}/`);
  expect(await hasOpener(app)).toBe(false);
});
