import type { Page } from '@playwright/test';
import {
  coveredShare,
  findCutTexts,
  spaceText,
  unspaceText,
} from '../../../../.ci/support/text-spacing.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { findChoices } from './forced-choices.ts';
import { findControlsWithoutBoundary } from './forced-colors.ts';
import { closeView, nameOf, openAs, openView, viewsByUser } from './views.ts';

const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
/** 1280 × 1024 px at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/** The shares of the view that fixed elements cover while the page scrolls, unless a dialog is open. */
async function coveredShares(page: Page) {
  if (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) return [];
  const shares = [await coveredShare(page)];
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  return [...shares, await coveredShare(page)];
}

function setTextSize(page: Page, size: string) {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** The problems at 320 px, at 400 % zoom, with text spacing and under forced colours. */
async function findProblems(page: Page) {
  const problems: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    problems.push(...found.map((text) => `${where}: ${text}`));

  await page.setViewportSize(narrow);
  add('at 320 px', await findCutTexts(page));
  await spaceText(page);
  await expect(page.locator('body')).toHaveCSS('letter-spacing', '1.92px');
  add('with text spacing', await findCutTexts(page));
  await unspaceText(page);

  await page.setViewportSize(zoomed);
  add('at 400 % zoom', await findCutTexts(page));
  for (const share of await coveredShares(page))
    if (share > 0) problems.push(`at 400 % zoom: bars cover ${share} of the view`);

  await page.setViewportSize(narrow);
  await page.emulateMedia({ forcedColors: 'active' });
  add('under forced colours', await findControlsWithoutBoundary(page));
  const { count, untold } = await findChoices(page);
  add('under forced colours', untold);
  await page.emulateMedia({ forcedColors: null });
  return { problems, choices: count };
}

/** Collects errors and warnings in the console from now on. */
function recordConsole(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

for (const [user, views] of Object.entries(viewsByUser))
  test(`no text is cut and nothing scrolls sideways at 320 px and with text twice as large for ${user} @look:narrow @look:large-text`, async ({
    page,
  }) => {
    await setTime(page, morning);
    await openAs(page, user);
    for (const view of views.filter(({ state }) => !state)) {
      await page.setViewportSize(narrow);
      await openView(page, view);
      expect.soft(await findCutTexts(page), nameOf(view)).toEqual([]);
      await page.setViewportSize(phone);
      await setTextSize(page, '200%');
      expect.soft(await findCutTexts(page), `${nameOf(view)} with large text`).toEqual([]);
      await setTextSize(page, '');
    }
  });

for (const [index, [user, views]] of Object.entries(viewsByUser).entries())
  test(
    `every page can be read at 320 px, at 400 % zoom, with the text spacing of WCAG 1.4.12 and under forced colours, and reports nothing, for ${user} @extra:reading @look:narrow @extra:console @extra:policy`,
    deepFrom(1, index),
    async ({ page }) => {
      await page.setViewportSize(narrow);
      await setTime(page, morning);
      const consoleProblems = recordConsole(page);
      await openAs(page, user);
      let choices = 0;
      for (const view of views) {
        await openView(page, view);
        const found = await findProblems(page);
        expect.soft(found.problems, nameOf(view)).toEqual([]);
        if (!view.state?.hasFailures) expect.soft(consoleProblems, nameOf(view)).toEqual([]);
        consoleProblems.length = 0;
        choices += found.choices;
        await closeView(page, view);
      }
      expect(choices, 'what can be chosen').toBeGreaterThan(0);
    },
  );
