// Shows every component with texts and numbers of all lengths in narrow containers, and finds what overflows, overlaps or breaks.
import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import type { StoryIndex } from 'storybook/internal/types';
import { findCutTexts } from '../../.ci/support/text-spacing.ts';
import { openStorybook, setGlobals, showStory } from './story-page.ts';
import { findCollisions } from './collisions.ts';

const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex;
const ofComponents = Object.values(entries).filter(
  ({ type, title }) => type === 'story' && title.startsWith('컴포넌트/'),
);
/** The default story of every component, or its first one. */
const stories = [...new Set(ofComponents.map(({ title }) => title))].map((title) => {
  const own = ofComponents.filter((story) => story.title === title);
  return own.find(({ name }) => name === '기본') ?? own[0]!;
});

const widths = [240, 390];

/** The problems that a story may have, and why; a story without them fails. */
const exceptions: Readonly<Record<string, { problem: RegExp; reason: string }>> = {
  '컴포넌트/CalendarMark': {
    problem: /at 240 px: an icon covers "12\/18"/u,
    reason: 'A day is narrower than its mark; seven days of 40 px fit from 320 px on.',
  },
  '컴포넌트/RowList': {
    problem: /scrolls sideways| by \d+ px/u,
    reason: 'The label of an action stays on one line.',
  },
  '컴포넌트/배치/PageLayout': {
    problem: /scrolls sideways| by \d+ px/u,
    reason: "The name of the brand in the header is the app's own and stays on one line.",
  },
};

const longWord = '대한민국임시정부수립기념관건립추진위원회';

/** What replaces the texts and the numbers of a story; with `isLastTextOnly` only the last text of each object. */
const inputs = {
  'long words': {
    text: `${longWord} Pneumonoultramicroscopic@${longWord}`,
    number: 1_234_567,
  },
  'a long word beside short ones': { text: longWord, number: 12, isLastTextOnly: true },
  'huge negative amounts': { text: '-9,999,999,999원', number: -9_999_999_999 },
  'empty texts': { text: '', number: 0 },
};

const test = base.extend<object, { canvas: Page }>({
  canvas: [
    async ({ browser }, use) => {
      // Storybook pauses animations for this user agent; for others it waits for them.
      const page = await browser.newPage({ userAgent: 'StorybookTestRunner' });
      // An embedded story does not run its play, which expects the story's own texts.
      await openStorybook(page, '?embed=true');
      // Axe runs in the stories' own tests. Storybook takes globals from the URL only with a story.
      await setGlobals(page, { a11y: { manual: true } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title } of stories) {
  test(`${title} has room for every text and number`, async ({ canvas }) => {
    const problems: string[] = [];
    for (const [name, input] of Object.entries(inputs)) {
      // A story with a viewport of its own is shown in a frame where the window is wider.
      await canvas.setViewportSize({ width: Math.min(...widths), height: 800 });
      await showStory(canvas, id, input);
      for (const width of widths) {
        await canvas.setViewportSize({ width, height: 800 });
        const found = [...(await findCutTexts(canvas)), ...(await findCollisions(canvas))];
        problems.push(...found.map((problem) => `${name} at ${width} px: ${problem}`));
      }
    }
    const exception = exceptions[title];
    expect(problems.filter((problem) => !exception?.problem.test(problem))).toEqual([]);
    if (exception) expect(problems, `needs no exception: ${exception.reason}`).not.toEqual([]);
  });
}
