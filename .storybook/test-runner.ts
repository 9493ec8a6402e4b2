import {
  getStoryContext,
  setupPage,
  type TestContext,
  type TestRunnerConfig,
} from '@storybook/test-runner';
import type { Page } from 'playwright';
import { awaitAxe, keepAxe } from './axe-results.ts';
import { listenForErrors, type OwnFaults, unexpectedErrors } from './console-errors.ts';
import { comparePicture, pictureTag } from './pictures.ts';
import { viewports } from './viewports.ts';

/** The prepared story carries its own globals; the test-runner's type leaves them out. */
type Story = OwnFaults & { tags?: string[]; storyGlobals?: { viewport?: { value?: unknown } } };

const desktop = { width: 1280, height: 800 };

function sizeOf(name: unknown) {
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  return styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : desktop;
}

/** What the story says of itself, asked only once Storybook knows its stories: on a busy machine a fresh page does not yet. */
async function storyOf(page: Page, context: TestContext) {
  await page.evaluate(() =>
    (
      globalThis as unknown as { __STORYBOOK_PREVIEW__: { ready(): Promise<void> } }
    ).__STORYBOOK_PREVIEW__.ready(),
  );
  return (await getStoryContext(page, context)) as Story;
}

/** A play that failed half-way can poison the stories after it: they get a fresh page. */
async function startAfresh() {
  await globalThis.jestPlaywright.resetPage();
  await setupPage(globalThis.page, globalThis.context);
}

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const story = await storyOf(page, context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizeOf(story.storyGlobals?.viewport?.value));
    await awaitAxe(page);
    listenForErrors(page);
  },
  async postVisit(page, context) {
    await keepAxe(page, context);
    if (context.hasFailure) return startAfresh();
    const story = await storyOf(page, context);
    const errors = unexpectedErrors(page, story);
    if (errors.length > 0) {
      await startAfresh();
      throw new Error(
        `The console of ${context.title} › ${context.name} shows errors:\n${errors.join('\n')}`,
      );
    }
    if (story.tags?.includes(pictureTag)) await comparePicture(page, context.id);
  },
};

export default config;
