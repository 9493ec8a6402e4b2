import { expect, type Page, test } from '@playwright/test';
import { standardTheme, themes } from '../../packages/ui/src/theme/themes.ts';
import { openCanvas, runInViewport } from './canvas.ts';
import { variantStories } from './story-index.ts';

const rgbOf = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
};

for (const [theme, { tokens }] of Object.entries(themes)) {
  test(`the canvas has the background of ${theme} before any file is loaded`, async ({ page }) => {
    await page.route(/\.(?:js|css)\b/, (route) => route.abort());
    await page.goto(`./iframe.html?globals=theme:${theme}`);
    const background = rgbOf(tokens.color.surface.page);
    await expect(page.locator('html')).toHaveCSS('background-color', background);
    for (const loading of ['.sb-preparing-story', '.sb-preparing-docs'])
      await expect(page.locator(loading)).toHaveCSS('background-color', background);
  });
}

const others = Object.entries(themes).filter(([theme]) => theme !== standardTheme);
for (const [theme, { colorScheme, tokens }] of others) {
  test.describe(`in the theme ${theme}`, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      ({ page } = await openCanvas(browser, { theme }));
    });
    test.afterAll(() => page.close());

    for (const { id, title, name } of variantStories) {
      test(`${title} › ${name} passes its play and axe`, async () => {
        const { errors } = await runInViewport(page, id);
        const root = page.locator('html');
        await expect(root).toHaveCSS('color-scheme', colorScheme);
        await expect(root).toHaveCSS('background-color', rgbOf(tokens.color.surface.page));
        expect(errors).toEqual([]);
      });
    }
  });
}

test('who prefers more contrast gets stronger lines and no muted text', async ({ browser }) => {
  const { page } = await openCanvas(browser);
  await page.emulateMedia({ contrast: 'more' });
  await runInViewport(page, '컴포넌트-footer--default');
  const { text, line } = themes[standardTheme].tokens.color;
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('color', rgbOf(text.default));
  await expect(footer).toHaveCSS('border-top-color', rgbOf(line.control));
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(footer).toHaveCSS('color', rgbOf(text.muted));
  await page.close();
});
