import { getStoryContext, setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import { viewports } from './viewports.ts';

/** The prepared story carries its own globals; the test-runner's type leaves them out. */
type StoryWithGlobals = Awaited<ReturnType<typeof getStoryContext>> & { storyGlobals?: { viewport?: { value?: unknown } } };

const desktop = { width: 1280, height: 800 };

const sizeOf = (name: unknown) => {
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : desktop;
};

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const story = (await getStoryContext(page, context)) as StoryWithGlobals;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizeOf(story.storyGlobals?.viewport?.value));
  },
  async postVisit(_page, context) {
    if (!context.hasFailure) return;
    // A play that failed half-way can poison the stories after it: they get a fresh page.
    await globalThis.jestPlaywright.resetPage();
    await setupPage(globalThis.page, globalThis.context);
  },
};

export default config;
