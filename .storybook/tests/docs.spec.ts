import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { StoryIndex } from 'storybook/internal/types';

const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex;
const docsPage = (id: string) => `./iframe.html?viewMode=docs&id=${id}`;
const idOf = (href: string) => decodeURI(href).split('/').at(-1) ?? '';

test('every link of the introduction leads to a story or a docs page', async ({ page }) => {
  await page.goto(docsPage('시작하기-소개--문서'));
  const links = page.locator('#storybook-docs a');
  await expect(links).toHaveCount(15, { timeout: 60_000 });
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs.filter((href) => !entries[idOf(href)])).toEqual([]);
});

test('a component page shows the gallery, then do and don’t, then the properties', async ({
  page,
}) => {
  await page.goto(docsPage('컴포넌트-button--문서'));
  const headings = page.locator('#storybook-docs h2');
  await expect(headings.first()).toHaveText('전체 모습', { timeout: 60_000 });
  expect((await headings.allTextContents()).slice(0, 3)).toEqual([
    '전체 모습',
    '사용 기준',
    '속성',
  ]);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', /Pretendard/);
});

for (const [kind, story, isOpen] of [
  ['a component', '컴포넌트-button--default', true],
  ['a screen', '화면-방문자-홈--ready', false],
  ['a flow', '흐름-매출--from-today-to-a-range', false],
] as const) {
  test(`the panels of ${kind} are ${isOpen ? 'open' : 'closed'} at first`, async ({ page }) => {
    await page.goto(`./?path=/story/${story}`);
    const controls = page.getByRole('tab', { name: '속성' });
    // The footer of a screen has its own address.
    const address = page
      .locator('#storybook-preview-iframe')
      .contentFrame()
      .getByText(/^주소 \//);
    if (isOpen) await expect(controls).toBeVisible({ timeout: 60_000 });
    else {
      await expect(address).toBeVisible({ timeout: 60_000 });
      await expect(controls).toBeHidden();
    }
  });
}
