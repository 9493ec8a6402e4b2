import { expect, type Page, test } from '@playwright/test';
import { saveAxeResult } from './axe-results.ts';
import { openCanvas, runInViewport } from './canvas.ts';
import { isExpectedError } from './console-errors.ts';
import { comparePicture, pictureTag } from './pictures.ts';
import { stories } from './story-index.ts';

const ruleTag = 'rule:';

const files = Map.groupBy(stories, ({ importPath }) => importPath.replace('./', ''));

/** The rules of docs/product.md that a story proves by its play, as Playwright's tags. */
const rulesOf = (tags: string[]) =>
  tags.filter((tag) => tag.startsWith(ruleTag)).map((tag) => tag.replace(ruleTag, '@'));

for (const [file, storiesOfFile] of files) {
  test.describe(file, () => {
    // In one page, one after another.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let consoleErrors: string[];

    test.beforeAll(async ({ browser }) => {
      ({ page, consoleErrors } = await openCanvas(browser));
    });
    test.afterAll(() => page.close());

    for (const { id, title, name, tags = [] } of storiesOfFile) {
      const rules = rulesOf(tags);
      test(`${title} › ${name}`, { tag: rules }, async () => {
        consoleErrors.length = 0;
        const { story, errors, axe } = await runInViewport(page, id);
        if (rules.length > 0) expect(story.hasPlay, 'a rule needs a play').toBe(true);
        if (axe) saveAxeResult(id, { title, name, ...axe, passes: axe.passes.length });
        expect(errors, 'errors of the play and axe').toEqual([]);
        expect(
          consoleErrors.filter((error) => !isExpectedError(error, story)),
          'errors in the console',
        ).toEqual([]);
        if (tags.includes(pictureTag)) await comparePicture(page, id);
      });
    }
  });
}
