// Hooks of @storybook/test-runner before and after each story
// (docs/decisions/018-stories-in-the-test-runner.md).
import { setupPage, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import { ruleTag } from '../.ci/support/group-stories.ts';
import type { BrowserContext, Page } from 'playwright';
import { unexpectedErrors, watchErrors } from './tests/console-errors.ts';
import { pictureTag } from './tests/picture-file.ts';
import { comparePicture } from './tests/pictures.ts';
import { checkFinished, openStorybook, prepareStory, type Story } from './tests/story-page.ts';

// Globals of the runner's Jest environment.
declare const page: Page;
declare const context: BrowserContext;
declare const jestPlaywright: { resetPage(): Promise<void> };

const stories = new WeakMap<Page, Story>();

/** A failed play can leave an open dialog, a pending request or a fake clock for the next story. */
async function replacePage(failed: Page, { id }: TestContext) {
  try {
    await failed.screenshot({ path: `.cache/stories/${id}.png` });
  } finally {
    await jestPlaywright.resetPage();
    await setupPage(page, context);
  }
}

async function checkStory(shown: Page, { id }: TestContext) {
  const story = stories.get(shown)!;
  await checkFinished(shown, id);
  const errors = unexpectedErrors(shown, story);
  if (errors.length > 0) throw new Error(`Errors in the console:\n${errors.join('\n')}`);
  if (story.tags.includes(pictureTag)) await comparePicture(shown, id);
}

const config: TestRunnerConfig = {
  // The run has its own index, and Storybook is served from another URL (.ci/stages/stories.ts).
  prepare: ({ page: opened }) => openStorybook(opened),
  async preVisit(shown, { id }) {
    watchErrors(shown);
    const story = await prepareStory(shown, id);
    if (!story.hasPlay && story.tags.some((tag) => tag.startsWith(ruleTag)))
      throw new Error('A story with a rule needs a play.');
    // Animations take time, and react-aria keeps an overlay whose animation Storybook cancels at the end of a story.
    const isMoving = story.tags.includes('motion');
    await shown.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' });
    stories.set(shown, story);
  },
  postVisit: (shown, test) =>
    test.hasFailure ? replacePage(shown, test) : checkStory(shown, test),
};

export default config;
