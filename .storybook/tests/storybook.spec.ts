import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { StoryIndex } from 'storybook/internal/types';

// Wide enough that the canvas is not as narrow as a phone.
test.use({ viewport: { width: 1600, height: 900 } });

const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex;
// A busy machine needs long to load Storybook's manager.
const patient = { timeout: 60_000 };

const docsPage = (id: string) => `./iframe.html?viewMode=docs&id=${id}`;
const idOf = (href: string) => decodeURI(href).split('/').at(-1) ?? '';

test('every link of the introduction leads to a story or a docs page', async ({ page }) => {
  await page.goto(docsPage('시작하기-소개--문서'));
  const links = page.locator('#storybook-docs a');
  await expect(links).toHaveCount(15, patient);
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
  await expect(headings.first()).toHaveText('전체 모습', patient);
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
    if (isOpen) await expect(controls).toBeVisible(patient);
    else {
      await expect(address).toBeVisible(patient);
      await expect(controls).toBeHidden();
    }
  });
}

const phoneStory = '컴포넌트-header--phone-open';

for (const [where, link, frameOf] of [
  ['in Storybook', `./?path=/story/${phoneStory}`, '#storybook-preview-iframe'],
  ['alone', `./iframe.html?id=${phoneStory}&viewMode=story`, 'iframe'],
] as const) {
  test(`the link of a story for phones opens it in their width ${where}`, async ({ page }) => {
    await page.goto(link);
    const frame = page.locator(frameOf);
    await expect(frame).toHaveJSProperty('clientWidth', 390, patient);
    // The play opens the menu, whose button only phones have.
    const menu = frame.contentFrame().getByRole('button', { name: '메뉴', expanded: true });
    await expect(menu).toBeVisible(patient);
  });
}

test('the link of a story in another theme opens it there, and the toolbar tells its name', async ({
  page,
}) => {
  await page.goto('./?path=/story/컴포넌트-button--all-variants&globals=theme:daylight');
  await expect(page.getByRole('button', { name: /브랜드: 데이라이트/ })).toBeVisible(patient);
  const canvas = page.locator('#storybook-preview-iframe').contentFrame().locator('html');
  await expect(canvas).toHaveCSS('color-scheme', 'light', patient);
});
