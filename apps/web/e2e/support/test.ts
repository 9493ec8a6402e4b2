import { type BrowserContext, expect, test as base } from '@playwright/test';

export { expect };

/** Collects the violations of the security policy in all pages of a context, and texts that an SDK's policy let through. */
export async function watchPolicy(context: BrowserContext) {
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

export function expectNoViolations(violations: readonly string[]) {
  expect(violations, 'violations of the content security policy').toEqual([]);
}

/**
 * Playwright's test; it also fails when a page of its context violates the security policy, enforced or only reported, or when an
 * SDK's text is let through: the SDKs of the mocks need none.
 */
export const test = base.extend<{ policyViolations: string[] }>({
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
