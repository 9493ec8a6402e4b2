import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { StoryIndex } from 'storybook/internal/types';
import { viewports } from '../viewports.ts';
import { saveAxeResult } from './axe-results.ts';
import { isExpectedError, listenForErrors } from './console-errors.ts';
import { comparePicture, pictureTag } from './pictures.ts';
import { loadStory, runStory } from './run-story.ts';

const ruleTag = 'rule:';

const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex;
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const files = Map.groupBy(stories, ({ importPath }) => importPath.replace('./', ''));

function sizeOf(viewport = 'desktop') {
  const { styles } = viewports[viewport as keyof typeof viewports];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** The rules of docs/product.md that a story proves by its play, as Playwright's tags. */
const rulesOf = (tags: string[]) =>
  tags.filter((tag) => tag.startsWith(ruleTag)).map((tag) => tag.replace(ruleTag, '@'));

for (const [file, storiesOfFile] of files) {
  test.describe(file, () => {
    // In one page, one after another, since loading Storybook takes longer than most stories.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let consoleErrors: string[];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      consoleErrors = listenForErrors(page);
      await page.goto('/iframe.html');
    });
    test.afterAll(() => page.close());

    for (const { id, title, name, tags = [] } of storiesOfFile) {
      const rules = rulesOf(tags);
      test(`${title} › ${name}`, { tag: rules }, async () => {
        const story = await loadStory(page, id);
        if (rules.length > 0) expect(story.hasPlay, 'a rule needs a play').toBe(true);
        await page.setViewportSize(sizeOf(story.storyGlobals.viewport?.value));
        consoleErrors.length = 0;
        const { errors, axe } = await runStory(page, id);
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
