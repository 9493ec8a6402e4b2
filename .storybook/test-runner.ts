import {
  getStoryContext,
  setupPage,
  type TestContext,
  type TestRunnerConfig,
} from '@storybook/test-runner';
import type { Page } from 'playwright';
import { listenForAxeResult, saveAxeResult } from './test-runner/axe-results.ts';
import {
  listenForErrors,
  type ExpectedErrors,
  unexpectedErrors,
} from './test-runner/console-errors.ts';
import { comparePicture, pictureTag } from './test-runner/pictures.ts';
import { viewports } from './viewports.ts';

/** The parts of a prepared story that the test-runner's type lacks. */
type Story = ExpectedErrors & {
  tags?: string[];
  storyGlobals?: { viewport?: { value?: unknown } };
};

const desktop = { width: 1280, height: 800 };

function sizeOf(name: unknown) {
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  return styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : desktop;
}

/** The prepared story, once Storybook has loaded the index. */
async function storyOf(page: Page, context: TestContext) {
  await page.evaluate(() =>
    (
      globalThis as unknown as { __STORYBOOK_PREVIEW__: { ready(): Promise<void> } }
    ).__STORYBOOK_PREVIEW__.ready(),
  );
  return (await getStoryContext(page, context)) as Story;
}

/** Gives the next story a new page, because a failed play leaves state behind. */
async function resetPage() {
  await globalThis.jestPlaywright.resetPage();
  await setupPage(globalThis.page, globalThis.context);
}

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const story = await storyOf(page, context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizeOf(story.storyGlobals?.viewport?.value));
    await listenForAxeResult(page);
    listenForErrors(page);
  },
  async postVisit(page, context) {
    await saveAxeResult(page, context);
    if (context.hasFailure) return resetPage();
    const story = await storyOf(page, context);
    const errors = unexpectedErrors(page, story);
    if (errors.length > 0) {
      await resetPage();
      throw new Error(
        `The console of ${context.title} › ${context.name} shows errors:\n${errors.join('\n')}`,
      );
    }
    if (story.tags?.includes(pictureTag)) await comparePicture(page, context.id);
  },
};

export default config;
