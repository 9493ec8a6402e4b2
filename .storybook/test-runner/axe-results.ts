import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { AxeResult } from '../docs/component/accessibility.ts';

/** The axe results by story, which the test stage merges. */
const axeFolder = '.cache/axe/stories';

type Rule = { id: string };
type StoryFinished = {
  storyId: string;
  reporters: {
    type: string;
    result?: { passes: Rule[]; violations: Rule[]; incomplete: Rule[] };
  }[];
};
type Channel = { once(event: string, listener: (finished: StoryFinished) => void): void };
type Result = Omit<AxeResult, 'title' | 'name'>;
type StoryWindow = { __STORYBOOK_ADDONS_CHANNEL__: Channel; __axeResult?: Result | undefined };

/** Stores the axe result of the next story on the page's global object. */
export function listenForAxeResult(page: Page) {
  return page.evaluate(() => {
    const story = globalThis as unknown as StoryWindow;
    story.__axeResult = undefined;
    story.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', ({ reporters }) => {
      const result = reporters.find(({ type }) => type === 'a11y')?.result;
      const ids = (rules: Rule[] = []) => rules.map(({ id }) => id);
      if (result)
        story.__axeResult = {
          passes: ids(result.passes).length,
          violations: ids(result.violations),
          incomplete: ids(result.incomplete),
        };
    });
  });
}

/** Writes the stored axe result to a file, for the docs pages. */
export async function saveAxeResult(
  page: Page,
  { id, title, name }: { id: string; title: string; name: string },
) {
  const result = await page.evaluate(() => (globalThis as unknown as StoryWindow).__axeResult);
  if (!result) return;
  mkdirSync(axeFolder, { recursive: true });
  writeFileSync(
    `${axeFolder}/${id}.json`,
    JSON.stringify({ title, name, ...result } satisfies AxeResult),
  );
}
