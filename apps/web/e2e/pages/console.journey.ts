import { expect, type Page, test } from '@playwright/test';
import { authForm, signIn } from '../support/authentication.ts';
import { openPage, pathsByUser, publicPaths } from '../support/pages.ts';

/** Everything that the page reports from now on: errors, warnings, and what the content security policy refuses. */
async function problemsOf(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${new URL(page.url()).pathname}: ${error}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `refused by the policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return problems;
}

for (const [username, own] of Object.entries({ visitor: [], ...pathsByUser })) {
  test(`no page reports an error or a warning, nor breaks the content security policy, for ${username} @extra:console @extra:policy`, async ({
    page,
  }) => {
    const problems = await problemsOf(page);
    await (username === 'visitor' ? page.goto('/') : signIn(page, username));
    for (const path of [...publicPaths, ...own]) {
      await openPage(page, path);
      await expect(page.getByText('불러오는 중')).toHaveCount(0);
    }
    // An alert brings react-aria's pressed elements, its scroll lock and its focus handling on the page.
    await openPage(page, '/auth/signin');
    await openPage(page, '/auth/signup');
    await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    expect(problems).toEqual([]);
  });
}

test('a check for a newer service worker that fails is no error @extra:console', async ({
  page,
  context,
}) => {
  // The worker of the mock backend stays registered, and so is checked, only while another tab needs it.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker'));
  });
  const problems = await problemsOf(tab);
  await tab.goto('/');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});
