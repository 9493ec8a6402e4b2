// Tests a story of every component under browser settings (forced colours, reduced motion, …), which the test runner does not set.
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { setupPage } from '@storybook/test-runner';
import sharp from 'sharp';
import type { StoryIndex } from 'storybook/internal/types';
import { findCutTexts, spaceText, unspaceText } from '../../.ci/support/text-spacing.ts';
import { standardTheme, themes } from '../../packages/ui/src/theme/themes.ts';
import { differenceOf } from './pictures.ts';
import { prepareStory, setGlobals } from './story-page.ts';

const { entries } = JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex;
const stories = Object.values(entries).filter(({ type }) => type === 'story');

// A global of the page, defined by the runner's script.
declare function __test(storyId: string): Promise<unknown>;

/** A page that shows one story after another. */
async function openCanvas(browser: Browser, globals: Record<string, unknown>) {
  const page = await browser.newPage();
  await setupPage(page, page.context());
  await setGlobals(page, globals);
  return page;
}

/** Runs a story in its viewport; rejects where its play fails or axe finds a violation. */
async function runStory(page: Page, id: string) {
  await prepareStory(page, id);
  await page.evaluate((storyId) => __test(storyId), id);
}

/** The running animations and transitions of the page. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name,
      ),
  );
}

/** Selected, current or pressed elements; today in a calendar is marked, not selected. */
const chosen =
  '[data-selected], [aria-current]:not([aria-current="date"]), [aria-pressed="true"], [aria-selected="true"], label:has(> [type="radio"]:checked)';
const states = ['data-selected', 'aria-current', 'aria-pressed', 'aria-selected'];

/** Stories that contain selected elements: a selector that no longer finds any fails. */
const withChosen = [
  '컴포넌트-button--all-variants',
  '컴포넌트-calendar--all-variants',
  '컴포넌트-calendarmark--all-variants',
  '컴포넌트-checkbox--all-variants',
  '컴포넌트-checkboxgroup--all-variants',
  '컴포넌트-filterbar--all-variants',
  '컴포넌트-header--signed-in',
  '컴포넌트-iconbutton--all-variants',
  '컴포넌트-link--all-variants',
  '컴포넌트-pagination--default',
  '컴포넌트-radiogroup--all-variants',
  '컴포넌트-switch--all-variants',
  '컴포넌트-tabs--all-variants',
  '컴포넌트-toggleslots--all-variants',
];

/** Font weight, focus and transitions do not count as a visible difference of selected elements. */
const plain =
  '* { font-weight: 400 !important; outline: none !important; transition: none !important; }';

/** Expects each selected element to look different without its state attribute; returns their number. */
async function countChosen(page: Page) {
  const style = await page.addStyleTag({ content: plain });
  const elements = page.locator('#storybook-root').locator(chosen).filter({ visible: true });
  let count = 0;
  for (const element of await elements.elementHandles()) {
    // Skipped if its state went with its parent's, and stars, which are all filled up to the chosen one.
    const name = await element.evaluate(
      (node: Element, selector) => (node.matches(selector) ? node.textContent : null),
      chosen,
    );
    if (name === null || /^\d점$/u.test(name)) continue;
    const was = await element.screenshot();
    await element.evaluate((node: Element, names) => {
      for (const part of [node, ...node.querySelectorAll('*')])
        for (const state of names) part.removeAttribute(state);
      for (const radio of node.querySelectorAll<HTMLInputElement>('[type="radio"]'))
        radio.checked = false;
    }, states);
    const difference = await differenceOf(was, await element.screenshot());
    expect.soft(difference, `${name}: looks the same when it is not chosen`).not.toBeNull();
    count += 1;
  }
  await style.evaluate((node: Element) => node.remove());
  return count;
}

test.describe('under forced colours, with reduced motion and the text spacing of WCAG 1.4.12', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    // axe has the same results as with the default colours.
    page = await openCanvas(browser, { a11y: { manual: true } });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });
  // Plays measure sizes, so they run without the spacing.
  test.afterEach(() => unspaceText(page));
  test.afterAll(() => page.close());

  const shown = stories.filter(({ id, name }) => name === '모든 모습' || withChosen.includes(id));
  for (const { id, title, name } of shown) {
    test(`${title} › ${name} moves nothing, tells what is chosen and can be read on a phone`, async () => {
      await runStory(page, id);
      expect(await runningAnimations(page)).toEqual([]);
      const count = await countChosen(page);
      if (withChosen.includes(id)) expect(count).toBeGreaterThan(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await spaceText(page);
      await expect(page.locator('body')).toHaveCSS('letter-spacing', '1.92px');
      // An open list follows the width of its field with the next frame.
      await expect.poll(() => findCutTexts(page)).toEqual([]);
    });
  }

  test('the stories in which something is chosen are among them', () => {
    expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(withChosen));
  });

  test('컴포넌트/Stars › stars that are given differ from the others', async () => {
    await runStory(page, '컴포넌트-stars--all-variants');
    const [one, two] = await page.getByRole('img').all();
    expect(await differenceOf(await one!.screenshot(), await two!.screenshot())).not.toBeNull();
  });

  test('컴포넌트/AlertDialog › the two answers to a question differ', async () => {
    await runStory(page, '컴포넌트-alertdialog--confirm');
    const widthOf = (name: string) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name })
        .evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(await widthOf('예약 유지')).toBe('3px');
    expect(await widthOf('예약 취소')).toBe('1px');
  });

  test('컴포넌트/BarChart › the series differ in pattern', async () => {
    await runStory(page, '컴포넌트-barchart--all-variants');
    const swatches = await page.getByRole('list').first().locator('svg').all();
    expect(swatches).toHaveLength(4);
    const pictures = await Promise.all(swatches.map((swatch) => swatch.screenshot()));
    for (const [at, picture] of pictures.entries())
      for (const other of pictures.slice(at + 1))
        expect(await differenceOf(picture, other)).not.toBeNull();
  });

  test('컴포넌트/Skeleton › its outline can be seen', async () => {
    await runStory(page, '컴포넌트-skeleton--all-variants');
    const darkest = async () => (await sharp(await page.screenshot()).stats()).channels[0]?.min;
    await expect.poll(darkest).toBe(0);
  });
});

const rgbOf = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
};

const others = Object.entries(themes).filter(([theme]) => theme !== standardTheme);
for (const [theme, { colorScheme, tokens }] of others) {
  test.describe(`in the theme ${theme}`, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      page = await openCanvas(browser, { theme });
    });
    test.afterAll(() => page.close());

    for (const { id, title } of stories.filter(({ name }) => name === '모든 모습')) {
      test(`${title} passes its play and axe`, async () => {
        await runStory(page, id);
        const root = page.locator('html');
        await expect(root).toHaveCSS('color-scheme', colorScheme);
        await expect(root).toHaveCSS('background-color', rgbOf(tokens.color.surface.page));
      });
    }
  });
}

test('who prefers more contrast gets stronger lines and no muted text', async ({ browser }) => {
  const page = await openCanvas(browser, {});
  await page.emulateMedia({ contrast: 'more' });
  await runStory(page, '컴포넌트-footer--default');
  const { text, line } = themes[standardTheme].tokens.color;
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('color', rgbOf(text.default));
  await expect(footer).toHaveCSS('border-top-color', rgbOf(line.control));
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(footer).toHaveCSS('color', rgbOf(text.muted));
  await page.close();
});
