import { expect, type Page, test } from '@playwright/test';
import { openCanvas, runInViewport, runningAnimations, withoutAxe } from './canvas.ts';
import { stories } from './story-index.ts';

/** The files whose stories open and close what moves; all stories run with motion. */
const moving = /Dialog|Toast|Alert|Header/;

test.describe('with reduced motion', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    ({ page } = await openCanvas(browser, withoutAxe));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  test.afterAll(() => page.close());

  const shown = stories.filter(
    ({ importPath, tags }) =>
      !importPath.includes('apps/web') && moving.test(importPath) && tags?.includes('play-fn'),
  );
  for (const { id, title, name } of shown) {
    test(`${title} › ${name} passes its play and moves nothing`, async () => {
      const { errors } = await runInViewport(page, id);
      expect(errors).toEqual([]);
      expect(await runningAnimations(page)).toEqual([]);
    });
  }
});
