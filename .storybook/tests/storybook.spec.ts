import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { StoryIndex } from 'storybook/internal/types';

// Wide enough that the canvas is not as narrow as a phone.
test.use({ viewport: { width: 1600, height: 900 } });

const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex;
const phone = { width: 390, height: 844 };

const isComponent = ({ title }: { title: string }) => title.startsWith('컴포넌트/');
const docsPage = (id: string) => `./iframe.html?viewMode=docs&id=${id}`;
const idOf = (href: string) => decodeURI(href).split('&')[0]?.split('/').at(-1) ?? '';
/** The number of components, whose docs pages stand beside the overview. */
const components =
  Object.values(entries).filter((entry) => isComponent(entry) && entry.type === 'docs').length - 1;

/** Lets the mock worker control the pages of this context; it reloads a page that it does not control yet. */
async function startWorker(page: Page) {
  await page.goto('./iframe.html?viewMode=story&id=컴포넌트-divider--all-variants');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The code of each story, as Storybook reads it from its source. */
function codesOf(page: Page, ids: string[]): Promise<Record<string, string | undefined>> {
  return page.evaluate(async (storyIds) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: {
        ready(): Promise<void>;
        storyStore: {
          loadStory(selection: { storyId: string }): Promise<{
            parameters: { docs?: { source?: { code?: string } } };
          }>;
        };
      };
    };
    await preview.ready();
    const codes: Record<string, string | undefined> = {};
    for (const storyId of storyIds) {
      const { parameters } = await preview.storyStore.loadStory({ storyId });
      codes[storyId] = parameters.docs?.source?.code;
    }
    return codes;
  }, ids);
}

for (const [name, id, count] of [
  ['the introduction', '시작하기-소개--문서', 16],
  ['the overview of components', '컴포넌트-한눈에-보기--문서', components],
] as const) {
  test(`every link of ${name} leads to a story or a docs page, in the theme of the page, which fits on a phone`, async ({
    page,
  }) => {
    await page.goto(`${docsPage(id)}&globals=theme:daylight`);
    const links = page.locator('#storybook-docs main a[target="_top"]');
    await expect(links).toHaveCount(count);
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(hrefs.filter((href) => !entries[idOf(href)])).toEqual([]);
    expect(hrefs.filter((href) => !href.endsWith('&globals=theme:daylight'))).toEqual([]);
    await page.setViewportSize(phone);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', phone.width);
  });
}

test('a component page shows the gallery, then do and don’t, then the properties', async ({
  page,
}) => {
  await page.goto(docsPage('컴포넌트-button--문서'));
  const headings = page.locator('#storybook-docs h2');
  await expect(headings.first()).toHaveText('전체 모습');
  expect((await headings.allTextContents()).slice(0, 3)).toEqual([
    '전체 모습',
    '사용 기준',
    '속성',
  ]);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', /Pretendard/);
});

test('the code of every component’s examples has the names of its source', async ({ page }) => {
  await page.goto('./iframe.html');
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && isComponent(entry),
  );
  const codes = await codesOf(
    page,
    stories.map(({ id }) => id),
  );
  const names = (code: string) => [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name ?? '');
  const wrong = stories.filter(({ id, importPath }) => {
    const source = readFileSync(importPath, 'utf8');
    return !codes[id] || names(codes[id]).some((name) => !new RegExp(`\\b${name}\\b`).test(source));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a component page has the import and the code of each example to copy, which fits on a phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startWorker(page);
  await page.goto(docsPage('컴포넌트-dialog--문서'));
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import { Dialog } from '@fitness/ui/Dialog';",
  );
  const example = page.locator('details').filter({ hasText: 'title="수업 시간"' });
  // As an event, because the examples above move it and take the focus while they load.
  await example.locator('summary').dispatchEvent('click');
  await expect(example.locator('pre')).toBeVisible();
  await page.setViewportSize(phone);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', phone.width);
});

test('the sidebar lists a component page with its Korean name, and finds components by the names that others use', async ({
  page,
}) => {
  await page.goto('./?path=/docs/컴포넌트-tabs--문서');
  const sidebar = page.getByRole('navigation').first();
  await expect(sidebar.getByText('Tabs탭')).toBeVisible();
  const search = page.getByRole('searchbox').or(page.locator('#storybook-explorer-searchfield'));
  const results = page.locator('.search-result-item');
  for (const [alias, component] of Object.entries({
    체크박스: 'Checkbox',
    모달: 'Dialog',
    탭: 'Tabs',
    달력: 'Calendar',
    드롭다운: 'Select',
    토스트: 'Toast',
    툴팁: 'Popover',
    표: 'Table',
    아코디언: 'Disclosure',
    별점: 'StarRating',
    대화상자: 'Dialog',
    바텀시트: 'Dialog',
    길게누르는버튼: 'HoldButton',
  })) {
    await search.first().fill(alias);
    const found = results.filter({ hasText: new RegExp(`컴포넌트${component}`) });
    await expect(found.first(), alias).toBeVisible();
  }
  await search.first().fill('예약관리');
  await expect(results.filter({ hasText: '예약 관리' }).first()).toBeVisible();
});

test('the menu of errors begins with those that the page can meet', async ({ page }) => {
  await page.goto('./?path=/story/화면-고객-예약-관리--ready');
  // Once the story is shown, Storybook draws its toolbar again, which closes an open menu.
  const canvas = page.locator('#storybook-preview-iframe').contentFrame();
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '일어나는 오류' }).click();
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: '마감된 수업입니다.' })).toBeVisible();
  const titles = (await options.allTextContents()).map((text) => text.replace(/[\d\s]+$/, ''));
  const place = (title: string) => titles.findIndex((text) => text.startsWith(title));
  expect(place('마감된 수업입니다.')).toBeLessThan(place('오류 없음'));
  expect(place('오류 없음')).toBeLessThan(place('지도를 불러오지 못함'));
});
