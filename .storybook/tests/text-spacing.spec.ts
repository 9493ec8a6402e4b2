import { expect, type Page, test } from '@playwright/test';
import { findCutTexts, spaceText } from '../../.ci/support/text-spacing.ts';
import { openCanvas, runInViewport } from './canvas.ts';
import { pictureTag } from './pictures.ts';
import { stories } from './story-index.ts';

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    ({ page } = await openCanvas(browser));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await spaceText(page);
  });
  test.afterAll(() => page.close());

  const shown = stories.filter(({ tags, name }) => tags?.includes(pictureTag) && name !== '휴대폰');
  for (const { id, title, name } of shown) {
    test(`${title} › ${name} can be read on a phone`, async () => {
      await runInViewport(page, id);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findCutTexts(page)).toEqual([]);
    });
  }
});
