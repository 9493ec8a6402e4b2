import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { openCanvas, runInViewport, withoutAxe } from './canvas.ts';
import { differenceOf, pictureTag } from './pictures.ts';
import { stories } from './story-index.ts';

/** What is chosen, current or pressed; a day that is today is marked, not chosen. */
const chosen =
  '[data-selected], [aria-current]:not([aria-current="date"]), [aria-pressed="true"], [aria-selected="true"]';
const states = ['data-selected', 'aria-current', 'aria-pressed', 'aria-selected'];

/** Stories in which something is chosen, so that a selector that finds nothing any more fails. */
const withChosen = [
  '컴포넌트-button--all-variants',
  '컴포넌트-calendar--all-variants',
  '컴포넌트-calendarmark--all-variants',
  '컴포넌트-filterbar--all-variants',
  '컴포넌트-header--signed-in',
  '컴포넌트-link--all-variants',
  '컴포넌트-pagination--default',
  '컴포넌트-radiogroup--all-variants',
  '컴포넌트-switch--all-variants',
  '컴포넌트-toggleslots--all-variants',
];

/** A difference of weight alone, of the focus or on its way does not tell what is chosen. */
const plain =
  '* { font-weight: 400 !important; outline: none !important; transition: none !important; }';

/** Pictures of each chosen element of the story, as it is and without the attribute of its state. */
async function differencesOfChosen(page: Page) {
  const style = await page.addStyleTag({ content: plain });
  const elements = page.locator('#storybook-root').locator(chosen).filter({ visible: true });
  const found = [];
  for (const element of await elements.elementHandles()) {
    // Its parent may have been the chosen one. Stars are filled up to the chosen one.
    const name = await element.evaluate(
      (node: Element, selector) => (node.matches(selector) ? node.textContent : null),
      chosen,
    );
    if (name === null || /^\d점$/u.test(name)) continue;
    const was = await element.screenshot();
    await element.evaluate((node: Element, names) => {
      for (const part of [node, ...node.querySelectorAll('*')])
        for (const state of names) part.removeAttribute(state);
    }, states);
    found.push({ name, difference: await differenceOf(was, await element.screenshot()) });
  }
  await style.evaluate((node: Element) => node.remove());
  return found;
}

test.describe('under forced colours', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    ({ page } = await openCanvas(browser, withoutAxe));
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });
  test.afterAll(() => page.close());

  /** Runs a story and expects each of its chosen elements to differ; tells how many it has. */
  async function countChosen(id: string) {
    const { errors } = await runInViewport(page, id);
    expect(errors).toEqual([]);
    const differences = await differencesOfChosen(page);
    for (const { name, difference } of differences)
      expect.soft(difference, `${name}: looks the same when it is not chosen`).not.toBeNull();
    return differences.length;
  }

  for (const id of withChosen) {
    test(`${id} tells what is chosen`, async () => {
      expect(await countChosen(id)).toBeGreaterThan(0);
    });
  }

  const others = stories.filter(
    ({ id, name, tags }) =>
      tags?.includes(pictureTag) && name !== '휴대폰' && !withChosen.includes(id),
  );
  for (const { id, title, name } of others) {
    test(`${title} › ${name} passes its play and tells what is chosen, if anything is`, async () => {
      await countChosen(id);
    });
  }

  test('컴포넌트/Stars › stars that are given differ from the others', async () => {
    await runInViewport(page, '컴포넌트-stars--all-variants');
    const [one, two] = await page.getByRole('img').all();
    expect(await differenceOf(await one!.screenshot(), await two!.screenshot())).not.toBeNull();
  });

  test('컴포넌트/AlertDialog › the two answers to a question differ', async () => {
    await runInViewport(page, '컴포넌트-alertdialog--confirm');
    const widthOf = (name: string) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name })
        .evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(await widthOf('예약 취소')).toBe('3px');
    expect(await widthOf('예약 유지')).toBe('1px');
  });

  test('컴포넌트/BarChart › the series differ in pattern', async () => {
    await runInViewport(page, '컴포넌트-barchart--all-variants');
    const swatches = await page.getByRole('list').first().locator('svg').all();
    expect(swatches).toHaveLength(4);
    const pictures = await Promise.all(swatches.map((swatch) => swatch.screenshot()));
    for (const [at, picture] of pictures.entries())
      for (const other of pictures.slice(at + 1))
        expect(await differenceOf(picture, other)).not.toBeNull();
  });

  test('컴포넌트/ProgressRing › what is left differs from what is used', async () => {
    await runInViewport(page, '컴포넌트-progressring--default');
    const colors = await page
      .getByRole('img')
      .locator('circle')
      .evaluateAll((circles) =>
        [...circles, document.documentElement].map((element) => {
          const { stroke, backgroundColor } = getComputedStyle(element);
          return element instanceof SVGElement ? stroke : backgroundColor;
        }),
      );
    expect(new Set(colors).size).toBe(3);
  });

  test('컴포넌트/Skeleton › its outline can be seen', async () => {
    await runInViewport(page, '컴포넌트-skeleton--all-variants');
    const darkest = async () => (await sharp(await page.screenshot()).stats()).channels[0]?.min;
    await expect.poll(darkest).toBe(0);
  });
});
