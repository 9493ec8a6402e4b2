import type { Page } from 'playwright';
import { viewports } from '../viewports.ts';

/** The serializable part of a story that the hooks need. */
export type Story = {
  tags: string[];
  hasPlay: boolean;
  viewport: keyof typeof viewports;
  /** Its arguments make requests fail, which the browser logs. */
  hasFaults: boolean;
  /** Parts of the console errors that it expects, such as `status of 401` after a wrong password. */
  expectedErrors: string[];
};

type PreparedStory = {
  tags: string[];
  playFunction?: unknown;
  argTypes: Record<string, { options?: unknown[] }>;
  initialArgs: Record<string, unknown> & { faults?: unknown[]; thirdPartyFaults?: unknown[] };
  parameters: { expectedErrors?: string[] };
  storyGlobals: { viewport?: { value?: Story['viewport'] } };
};
type Finished = { storyId: string; status: string };
/** The globals of a preview of Storybook 10.6.7, which are not a public API; the hooks throw where one of them is missing. */
type StorybookWindow = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    last(event: 'storyFinished'): [Finished] | undefined;
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    currentSelection?: { storyId: string };
    storyStore: {
      loadStory(selection: { storyId: string }): Promise<PreparedStory>;
      args: { update(storyId: string, updatedArgs: Record<string, unknown>): void };
    };
  };
  consoleOfBrowser?: Partial<Console>;
  /** Storybook has asked if its highlights are there, and left them out. */
  hasSkippedHighlights?: true;
};

/** A limit for what hangs; a busy machine needs more than the default. */
const timeout = 90_000;

/** Waits for Storybook's scripts, which may still run when the page has loaded. */
async function waitForPreview(page: Page) {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis, undefined, { timeout });
}

/**
 * Opens Storybook's page of stories without its highlights of elements, which read the style of every element after each change of
 * a story, and which only the manager asks for.
 */
export async function openStorybook(page: Page, query = '') {
  await page.addInitScript(() => {
    const window = globalThis as unknown as StorybookWindow;
    const get = () => (window.hasSkippedHighlights = true);
    Object.defineProperty(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', { get });
  });
  const url = `${process.env['REFERENCE_URL']}iframe.html${query}`;
  await page.goto(url, { waitUntil: 'commit', timeout });
  await waitForPreview(page);
}

/** Logged when a story starts to be rendered: what was sent before belongs to the former one. */
export const storyStart = 'The story starts.';

type Phase = { newPhase: string; storyId: string };

function loadStory(page: Page, storyId: string): Promise<Story> {
  return page.evaluate(
    async ([id, start]) => {
      const window = globalThis as unknown as StorybookWindow;
      // The runner wraps the console again for each story.
      Object.assign(console, (window.consoleOfBrowser ??= { ...console }));
      await window.__STORYBOOK_PREVIEW__.ready();
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const onPhase = (phase: Phase) => {
        if (phase.storyId !== id || phase.newPhase !== 'rendering') return;
        channel.off('storyRenderPhaseChanged', onPhase);
        window.consoleOfBrowser?.debug?.(start);
      };
      channel.on('storyRenderPhaseChanged', onPhase);
      if (!window.hasSkippedHighlights)
        throw new Error('Storybook does not skip its highlights as storybook 10.6.7 does.');
      const story = await window.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId: id });
      const { faults = [], thirdPartyFaults = [] } = story.initialArgs;
      return {
        tags: story.tags,
        hasPlay: story.playFunction !== undefined,
        viewport: story.storyGlobals.viewport?.value ?? 'desktop',
        hasFaults: faults.length + thirdPartyFaults.length > 0,
        expectedErrors: story.parameters.expectedErrors ?? [],
      };
    },
    [storyId, storyStart] as const,
  );
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
export async function setGlobals(page: Page, globals: Record<string, unknown>): Promise<void> {
  await waitForPreview(page);
  await page.evaluate(async (values) => {
    const window = globalThis as unknown as StorybookWindow;
    await window.__STORYBOOK_PREVIEW__.ready();
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: values });
  }, globals);
}

/** What replaces the texts and the numbers of a story. */
export type Input = {
  text: string;
  number: number;
  /** Replaces only the last text of each object. */
  isLastTextOnly?: boolean;
};

/** Shows a story of an embedded page with other texts and numbers; rejects where it cannot be rendered. */
export function showStory(page: Page, storyId: string, input: Input): Promise<void> {
  return page.evaluate(
    async ({ id, text, number, isLastTextOnly = false }) => {
      const window = globalThis as unknown as StorybookWindow;
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const errors = ['storyErrored', 'storyThrewException', 'storyMissing'];
      const ends = ['storyFinished', 'storyUnchanged'];
      const rendered = (event: string, payload: unknown) =>
        new Promise<void>((resolve, reject) => {
          const listeners = [...errors, ...ends].map((name) => {
            const listener = (result: unknown) => {
              for (const [other, added] of listeners) channel.off(other, added);
              if (ends.includes(name)) resolve();
              else reject(new Error(`${name}: ${JSON.stringify(result)}`));
            };
            return [name, listener] as const;
          });
          for (const [name, listener] of listeners) channel.on(name, listener);
          channel.emit(event, payload);
        });

      /** Numbers of these names are layout, not content. */
      const layoutNumbers = /width|height|level|columns|rows|lines|size|decimals|step|radius/iu;
      const isText = (value: string) => /\p{Script=Hangul}|^-?[\d,.]{1,12}\D{0,3}$/u.test(value);
      const change = (value: unknown, name: string): unknown => {
        if (typeof value === 'string') return isText(value) && name !== 'id' ? text : value;
        if (typeof value === 'number') return layoutNumbers.test(name) ? value : number;
        if (Array.isArray(value)) return value.map((item) => change(item, name));
        if (typeof value !== 'object' || value === null) return value;
        // A React element keeps its type and key.
        if ('$$typeof' in value && 'props' in value)
          return { ...value, props: change(value.props, name) };
        if (Object.getPrototypeOf(value) !== Object.prototype) return value;
        return changeAll(value as Record<string, unknown>);
      };
      const changeAll = (values: Record<string, unknown>) => {
        const names = Object.keys(values);
        const textNames = names.filter((name) => {
          const value = values[name];
          return typeof value === 'string' && isText(value);
        });
        const kept = isLastTextOnly ? textNames.slice(0, -1) : [];
        return Object.fromEntries(
          names.map((name) => [
            name,
            kept.includes(name) ? values[name] : change(values[name], name),
          ]),
        );
      };

      await window.__STORYBOOK_PREVIEW__.ready();
      const { storyStore, currentSelection } = window.__STORYBOOK_PREVIEW__;
      const { initialArgs, argTypes } = await storyStore.loadStory({ storyId: id });
      if (currentSelection?.storyId !== id)
        await rendered('setCurrentStory', { storyId: id, viewMode: 'story' });
      const content = Object.fromEntries(
        Object.entries(initialArgs).filter(([name]) => argTypes[name]?.options === undefined),
      );
      storyStore.args.update(id, changeAll(content));
      // Mounted anew, because a component may keep what it was given first.
      await rendered('forceRemount', { storyId: id });
    },
    { id: storyId, ...input },
  );
}
