import type { Page } from 'playwright';
import { viewports } from '../viewports.ts';

/** The serializable part of a story that the hooks need. */
export type Story = {
  tags: string[];
  hasPlay: boolean;
  viewport: keyof typeof viewports;
  /** Whether its arguments make requests fail, which the browser logs. */
  hasFaults: boolean;
  /** Parts of the console errors that it expects, such as `status of 401` after a wrong password. */
  expectedErrors: string[];
};

type PreparedStory = {
  tags: string[];
  playFunction?: unknown;
  initialArgs: { faults?: unknown[]; thirdPartyFaults?: unknown[] };
  parameters: { expectedErrors?: string[] };
  storyGlobals: { viewport?: { value?: Story['viewport'] } };
};
type Finished = { storyId: string; status: string };
type StorybookWindow = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    last(event: 'storyFinished'): [Finished] | undefined;
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStore: { loadStory(selection: { storyId: string }): Promise<PreparedStory> };
  };
  consoleOfBrowser?: Partial<Console>;
};

function loadStory(page: Page, storyId: string): Promise<Story> {
  return page.evaluate(async (id) => {
    const window = globalThis as unknown as StorybookWindow;
    // The runner wraps the console again for each story.
    Object.assign(console, (window.consoleOfBrowser ??= { ...console }));
    await window.__STORYBOOK_PREVIEW__.ready();
    const story = await window.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId: id });
    const { faults = [], thirdPartyFaults = [] } = story.initialArgs;
    return {
      tags: story.tags,
      hasPlay: story.playFunction !== undefined,
      viewport: story.storyGlobals.viewport?.value ?? 'desktop',
      hasFaults: faults.length + thirdPartyFaults.length > 0,
      expectedErrors: story.parameters.expectedErrors ?? [],
    };
  }, storyId);
}

/** Gives the page the size of the story's viewport, which is shown next. */
export async function prepareStory(page: Page, storyId: string): Promise<Story> {
  const story = await loadStory(page, storyId);
  const { width, height } = viewports[story.viewport].styles;
  await page.setViewportSize({
    width: Number.parseInt(width, 10),
    height: Number.parseInt(height, 10),
  });
  return story;
}

/** Throws unless the story has finished and axe could run; the runner itself fails on what axe found. */
export function checkFinished(page: Page, storyId: string): Promise<void> {
  return page.evaluate((id) => {
    const window = globalThis as unknown as StorybookWindow;
    const [finished] = window.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? [];
    if (finished?.storyId !== id || finished.status === 'error')
      throw new Error('The story has not finished, or axe could not run.');
  }, storyId);
}

/** Sets globals of the toolbar. */
export function setGlobals(page: Page, globals: Record<string, unknown>): Promise<void> {
  return page.evaluate(async (values) => {
    const window = globalThis as unknown as StorybookWindow;
    await window.__STORYBOOK_PREVIEW__.ready();
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: values });
  }, globals);
}
