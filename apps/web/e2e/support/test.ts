import {
  type BrowserContext,
  expect,
  type Page,
  type Response,
  test as base,
} from '@playwright/test';

export { expect };

/**
 * Collects the violations of the content security policy in all pages of a context, and the strings that an SDK's policy allowed.
 */
async function watchPolicy(context: BrowserContext) {
  const violations: string[] = [];
  await context.exposeFunction('reportPolicyViolation', (text: string) => {
    violations.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sample } = event;
      window.reportPolicyViolation(
        [location.pathname, disposition, effectiveDirective, blockedURI, sample].join(' '),
      );
    });
  });
  context.on('console', (message) => {
    if (message.text().startsWith('[fitness] SDK:')) violations.push(message.text());
  });
  return violations;
}

function expectNoViolations(violations: readonly string[]) {
  expect(violations, 'violations of the content security policy').toEqual([]);
}

/** Waits until a prerendered page is hydrated. */
export function untilStarted(page: Page) {
  return page.waitForFunction(() => !('earlyInput' in window));
}

/** Lets `goto` and `reload` wait until the app has started, unless `waitUntil` is given. */
function waitForStart(page: Page) {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    page[name] = async (...args: unknown[]) => {
      const response = await load(...args);
      const options = args.at(-1);
      const hasWaited = typeof options === 'object' && options !== null && 'waitUntil' in options;
      if (!hasWaited) await untilStarted(page);
      return response;
    };
  }
  return page;
}

/**
 * Playwright's test, whose tabs wait until the app has started. A test also fails if a page violates the content security policy, enforced
 * or report-only, or if an SDK's string is allowed, since the mock SDKs need none.
 */
export const test = base.extend<{ policyViolations: string[] }>({
  context: async ({ context, javaScriptEnabled }, provide) => {
    const newPage = context.newPage.bind(context);
    if (javaScriptEnabled !== false) context.newPage = async () => waitForStart(await newPage());
    await provide(context);
  },
  policyViolations: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context);
      await use(violations);
      expectNoViolations(violations);
    },
    { auto: true },
  ],
});

declare global {
  interface Window {
    reportPolicyViolation: (text: string) => void;
  }
}
