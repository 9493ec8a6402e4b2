import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { textsFor } from './chosen-texts.ts';
import { expectTextsOnly } from './expect-texts-only.ts';

test.describe.configure({ timeout: 900_000 });

/** The search params that pages read, by a demo account that may open them. */
const searches = {
  customer1: {
    '/fitness/reservations/daymanagement': ['membershipId', 'date'],
    '/fitness/review': ['page'],
  },
  trainer1: {
    '/fitness/manager/classes': ['date', 'day', 'hour'],
    '/fitness/manager/membermanagement': ['name', 'page'],
  },
  master1: {
    '/fitness/sales': ['start', 'end', 'by', 'page'],
    '/fitness/member': ['q', 'role', 'filter', 'grouped', 'page'],
    '/fitness/worker': ['year', 'month', 'sort'],
  },
};

/** What servers accept: nginx 8 kB, Node.js 16 kB with all headers. */
const longestLink = 8_000;

async function expectStanding(page: Page, address: string) {
  await expectLoaded(page);
  await expect(page.getByText('표시하지 못했습니다'), address).toHaveCount(0);
}

for (const [index, [user, pages]] of Object.entries(searches).entries())
  test(
    `search params of ${user} can be any text @text:hostile`,
    deepFrom(1, index),
    async ({ page }) => {
      await signIn(page, user);
      for (const [path, names] of Object.entries(pages))
        for (const { name, text } of textsFor(path, 1 / 2)) {
          const search = new URLSearchParams(names.map((param) => [param, text]));
          await navigate(page, `${path}?${search}`);
          await expectStanding(page, path);
          await expectTextsOnly(page, [{ name, text }], `${path}, ${name}`);
        }
    },
  );

test('a demo account and the mock settings of a link can be any text @text:hostile @deep', async ({
  page,
}) => {
  for (const { name, text } of textsFor('link', 1 / 6)) {
    const link = `/?${new URLSearchParams({ 'mock-as': text, mock: text })}`;
    if (link.length > longestLink) continue;
    await page.goto(link);
    await expectStanding(page, name);
    await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
    await expectTextsOnly(page, [], name);
  }
});
