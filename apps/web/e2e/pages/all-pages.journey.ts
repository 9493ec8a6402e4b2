import type { Page } from '@playwright/test';
import { authForm, signIn } from '../support/authentication.ts';
import { dismissAlert, expectNoOverflow } from '../support/elements.ts';
import { layoutShiftOf, recordLayoutShift, scrollToEnd } from '../support/page-metrics.ts';
import { expectLoaded, navigate, pathsByUser, publicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Collects errors, warnings and violations of the content security policy from now on. */
async function recordProblems(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${new URL(page.url()).pathname}: ${error}`));
  return problems;
}

/** Navigates inside the app and waits for the page. */
async function openPage(page: Page, path: string) {
  const title = await page.title();
  const isOtherPage = new URL(page.url()).pathname !== path.split('?')[0];
  await navigate(page, path);
  if (isOtherPage) await expect(page).not.toHaveTitle(title);
  await expectLoaded(page);
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [username, ownPaths] of Object.entries({ visitor: [], ...pathsByUser })) {
    test(`no page scrolls sideways, reports a problem or violates the content security policy, for ${username} @look:narrow @extra:console @extra:policy`, async ({
      page,
    }) => {
      const problems = await recordProblems(page);
      await (username === 'visitor' ? page.goto('/') : signIn(page, username));
      for (const path of [...publicPaths, ...ownPaths]) {
        await openPage(page, path);
        if (username === 'visitor') await scrollToEnd(page);
        await expectNoOverflow(page, path);
      }
      await openPage(page, '/auth/signin');
      await expectNoOverflow(page, '/auth/signin');
      await openPage(page, '/auth/signup');
      await expectNoOverflow(page, '/auth/signup');
      // An alert adds react-aria's styles, scroll lock and focus handling to the page.
      await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).click();
      await dismissAlert(page, '가입 정보를 다시 확인해주세요.');
      await page.evaluate(() => document.fonts.ready);
      expect(problems).toEqual([]);
    });
  }
});

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const [username, paths] of Object.entries({ visitor: publicPaths, ...pathsByUser })) {
      test(`pages load without a layout shift for ${username}`, async ({ page }) => {
        await recordLayoutShift(page);
        if (username !== 'visitor') await signIn(page, username, paths[0]);
        for (const path of paths) {
          if (path !== paths[0] || username === 'visitor') await page.goto(path);
          await expectLoaded(page);
          // Late fonts and pictures would shift the page too.
          await page.waitForLoadState('networkidle');
          if (username === 'visitor') await scrollToEnd(page);
          expect(await layoutShiftOf(page), path).toBeLessThan(0.001);
        }
      });
    }
  });
}
