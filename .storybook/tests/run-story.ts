import type { Page } from '@playwright/test';
import type { ExpectedErrors } from './console-errors.ts';

/** The parts of a story that its test needs. */
type StoryToTest = ExpectedErrors & {
  storyGlobals: { viewport?: { value?: string } };
  hasPlay: boolean;
};
type PreparedStory = Omit<StoryToTest, 'hasPlay'> & { playFunction?: unknown };

type AxeRule = { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] };
type AxeRules = { passes: AxeRule[]; violations: AxeRule[]; incomplete: AxeRule[] };
type Finished = {
  status: string;
  reporters: { type: string; result?: Partial<AxeRules> }[];
};
type Listener = (payload: unknown) => void;
type Channel = Record<'on' | 'off', (event: string, listener: Listener) => void> & {
  emit(event: string, payload: unknown): void;
};
type StorybookWindow = {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    currentSelection?: { storyId: string };
    storyStore: { loadStory(selection: { storyId: string }): Promise<PreparedStory> };
  };
};

/** What a story's play and axe found; the axe rules are listed by id. */
export type StoryResult = { errors: string[]; axe?: Record<keyof AxeRules, string[]> };

/** A story's arguments, parameters and globals, once Storybook has loaded the index. */
export function loadStory(page: Page, storyId: string): Promise<StoryToTest> {
  return page.evaluate(async (id) => {
    const preview = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const story = await preview.storyStore.loadStory({ storyId: id });
    // Only these can be copied out of the page.
    const { faults, thirdPartyFaults } = story.initialArgs ?? {};
    return {
      initialArgs: { faults, thirdPartyFaults },
      parameters: { expectedErrors: story.parameters?.expectedErrors },
      storyGlobals: story.storyGlobals,
      hasPlay: story.playFunction !== undefined,
    };
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

/** Shows a story and runs its play and axe; resolves when Storybook says that it has finished. */
export function runStory(page: Page, storyId: string): Promise<StoryResult> {
  return page.evaluate(
    (id) =>
      new Promise<StoryResult>((resolve) => {
        const window = globalThis as unknown as StorybookWindow;
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const errors: string[] = [];
        const addError: Listener = (thrown) => {
          const { description, message } = thrown as { description?: string; message?: string };
          // Queries append the whole page, which hides their message.
          const [text] = (description ?? message ?? String(thrown)).split('\n\nIgnored nodes');
          errors.push(text ?? '');
        };
        const finish = (result: StoryResult) => {
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
          resolve(result);
        };
        const fail: Listener = (thrown) => {
          addError(thrown);
          finish({ errors });
        };
        const idsOf = (rules: AxeRule[] = []) => rules.map((rule) => rule.id);
        const listeners: Record<string, Listener> = {
          playFunctionThrewException: addError,
          unhandledErrorsWhilePlaying: (thrown) => (thrown as unknown[]).forEach(addError),
          storyErrored: fail,
          storyThrewException: fail,
          storyMissing: fail,
          storyFinished: (payload) => {
            const { status, reporters } = payload as Finished;
            const axe = reporters.find(({ type }) => type === 'a11y')?.result;
            for (const { id: rule, help, nodes } of axe?.violations ?? []) {
              const places = nodes.map((node) => `${String(node.target)}: ${node.failureSummary}`);
              errors.push([`axe: ${help} (${rule})`, ...places].join('\n  '));
            }
            if (status === 'error' && errors.length === 0) errors.push('axe could not run');
            finish({
              errors,
              ...(axe && {
                axe: {
                  passes: idsOf(axe.passes),
                  violations: idsOf(axe.violations),
                  incomplete: idsOf(axe.incomplete),
                },
              }),
            });
          },
        };
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        // A story that is shown already would not run again by itself.
        const isShown = window.__STORYBOOK_PREVIEW__.currentSelection?.storyId === id;
        channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', {
          storyId: id,
          viewMode: 'story',
        });
      }),
    storyId,
  );
}
