import { expect, type Page, test } from '@playwright/test';
import { findCutTexts, spaceText, unspaceText } from '../../.ci/support/text-spacing.ts';
import { openCanvas, runInViewport, runningAnimations, withoutAxe } from './canvas.ts';
import { pictureTag } from './pictures.ts';
import { stories } from './story-index.ts';

test.describe('with reduced motion and the text spacing of WCAG 1.4.12', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    ({ page } = await openCanvas(browser, withoutAxe));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  // Plays measure what they show, so that they run without the spacing.
  test.afterEach(() => unspaceText(page));
  test.afterAll(() => page.close());

  const shown = stories.filter(({ tags, name }) => tags?.includes(pictureTag) && name !== '휴대폰');
  for (const { id, title, name } of shown) {
    test(`${title} › ${name} moves nothing and can be read on a phone`, async () => {
      const { errors } = await runInViewport(page, id);
      expect(errors).toEqual([]);
      expect(await runningAnimations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await spaceText(page);
      await expect(page.locator('body')).toHaveCSS('letter-spacing', '1.92px');
      expect(await findCutTexts(page)).toEqual([]);
    });
  }
});
