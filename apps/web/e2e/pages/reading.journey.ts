import { expect, type Page, test } from '@playwright/test';
import { coveredShare, findCutTexts, spaceText } from '../../../../.ci/support/text-spacing.ts';
import { signIn } from '../support/authentication.ts';
import { expectLoaded } from '../support/pages.ts';

const pages: { name: string; path: string; user?: string }[] = [
  { name: 'the home page', path: '/' },
  { name: 'a plan page', path: '/fitness/pt?trainer=1' },
  {
    name: 'the reservations of a day',
    path: '/fitness/reservations/daymanagement?membershipId=1',
    user: 'customer1',
  },
];

async function open(page: Page, { path, user }: (typeof pages)[number]) {
  if (user) await signIn(page, user, path);
  else await page.goto(path);
  await expectLoaded(page);
}

for (const shown of pages) {
  test(`${shown.name} can be read with the text spacing of WCAG 1.4.12`, async ({ page }) => {
    await open(page, shown);
    await spaceText(page);
    await expect(page.locator('body')).toHaveCSS('letter-spacing', '1.92px');
    expect(await findCutTexts(page)).toEqual([]);
  });

  test.describe('at 400 % zoom of 1280 × 1024', () => {
    test.use({ viewport: { width: 320, height: 256 } });

    test(`${shown.name} has no bar that stays in the view`, async ({ page }) => {
      await open(page, shown);
      expect(await findCutTexts(page)).toEqual([]);
      expect(await coveredShare(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      expect(await coveredShare(page)).toBe(0);
    });
  });
}
