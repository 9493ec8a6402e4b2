import { expect, test as base } from '@playwright/test';
import { saveAxeResult } from './axe-results.ts';
import { openCanvas, runInViewport } from './canvas.ts';
import { isExpectedError } from './console-errors.ts';
import { comparePicture, pictureTag } from './pictures.ts';
import { stories } from './story-index.ts';

/** Stories share the page of their worker, since loading Storybook takes longer than most of them. */
const test = base.extend<object, { canvas: Awaited<ReturnType<typeof openCanvas>> }>({
  canvas: [
    async ({ browser }, use) => {
      const canvas = await openCanvas(browser);
      await use(canvas);
      await canvas.page.close();
    },
    { scope: 'worker' },
  ],
});

const ruleTag = 'rule:';

const files = Map.groupBy(stories, ({ importPath }) => importPath.replace('./', ''));

/** The rules of docs/product.md that a story proves by its play, as Playwright's tags. */
const rulesOf = (tags: string[]) =>
  tags.filter((tag) => tag.startsWith(ruleTag)).map((tag) => tag.replace(ruleTag, '@'));

for (const [file, storiesOfFile] of files) {
  test.describe(file, () => {
    for (const { id, title, name, tags = [] } of storiesOfFile) {
      const rules = rulesOf(tags);
      test(`${title} › ${name}`, { tag: rules }, async ({ canvas: { page, consoleErrors } }) => {
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
