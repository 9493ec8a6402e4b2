import type { Browser, Page } from '@playwright/test';
import { viewports } from '../viewports.ts';
import { listenForErrors } from './console-errors.ts';
import { loadStory, runStory, setGlobals } from './run-story.ts';

function sizeOf(viewport = 'desktop') {
  const { styles } = viewports[viewport as keyof typeof viewports];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Where axe is not asked, since it says the same as with the default globals. */
export const withoutAxe = { a11y: { manual: true } };

/** A page that shows one story after another. */
export async function openCanvas(browser: Browser, globals: Record<string, unknown> = {}) {
  const page = await browser.newPage();
  const consoleErrors = listenForErrors(page);
  await page.goto('./iframe.html');
  await setGlobals(page, globals);
  return { page, consoleErrors };
}

/** Runs a story in its viewport. */
export async function runInViewport(page: Page, id: string) {
  const story = await loadStory(page, id);
  await page.setViewportSize(sizeOf(story.storyGlobals.viewport?.value));
  return { story, ...(await runStory(page, id)) };
}

/** The animations and transitions that move something on the page now. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name,
      ),
  );
}
