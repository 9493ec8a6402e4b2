import type { Page } from '@playwright/test';
import { findCutTexts, spaceText, unspaceText } from '../../../../.ci/support/text-spacing.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { openAs, openView, pathsOfAll } from './views.ts';

const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
/** 1280 × 1024 px at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/**
 * The controls that look like plain text under forced colours: without border, fill, underline, icon or a link's colour. The options
 * of a list are told by the list around them.
 */
function findControlsWithoutBoundary(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const [canvas, buttonFace, linkText] = ['Canvas', 'ButtonFace', 'LinkText'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const isSeen = (color: string) => color !== canvas && !/^rgba\(.*, 0\)$/.test(color);
    const isLine = (style: string, width: string, color: string) =>
      style !== 'none' && width !== '0px' && isSeen(color);
    const hasBoundary = (element: Element) => {
      const style = getComputedStyle(element);
      return (
        isLine(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor) ||
        isLine(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
        (isSeen(style.backgroundColor) && style.backgroundColor !== buttonFace) ||
        style.textDecorationLine.includes('underline')
      );
    };
    const isShown = (element: Element) =>
      element.getBoundingClientRect().width > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const controls = document.querySelectorAll(
      'a[href], button:not([role="option"]), input, select, textarea, summary, [role="button"], [role="switch"]',
    );
    // A radio, checkbox or switch is drawn by its label.
    return [...controls]
      .map((control) => control.closest('label') ?? control)
      .filter((shown) => isShown(shown) && getComputedStyle(shown).color !== linkText)
      .filter((shown) => shown.querySelector('svg, img') === null)
      .filter((shown) => ![shown, ...shown.querySelectorAll('*')].some(hasBoundary))
      .map((shown) => `${shown.localName} "${shown.textContent?.trim()}" has no boundary`);
  });
}

/** The share of the view that fixed and sticky elements cover, of 1. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && element.checkVisibility();
    });
    const rows = Array.from({ length: innerHeight }, (_, y) =>
      bars.some((bar) => {
        const { top, bottom, width } = bar.getBoundingClientRect();
        return width > innerWidth / 2 && top <= y && y < bottom;
      }),
    );
    return rows.filter(Boolean).length / innerHeight;
  });
}

/** The problems at 320 px, at 400 % zoom, with larger text, with text spacing and under forced colours. */
async function findProblems(page: Page) {
  const problems: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    problems.push(...found.map((text) => `${where}: ${text}`));
  await page.setViewportSize(narrow);
  add('at 320 px', await findCutTexts(page));
  await spaceText(page);
  add('with text spacing', await findCutTexts(page));
  await unspaceText(page);
  await page.emulateMedia({ forcedColors: 'active' });
  add('under forced colours', await findControlsWithoutBoundary(page));
  await page.emulateMedia({ forcedColors: null });
  await page.setViewportSize(zoomed);
  add('at 400 % zoom', await findCutTexts(page));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  if ((await coveredShare(page)) > 0) problems.push('at 400 % zoom: a bar covers the view');
  await page.setViewportSize(phone);
  const setTextSize = (size: string) =>
    page.locator('html').evaluate((root, fontSize) => (root.style.fontSize = fontSize), size);
  await setTextSize('200%');
  add('with large text', await findCutTexts(page));
  await setTextSize('');
  return problems;
}

for (const [user, paths] of Object.entries(pathsOfAll))
  test(`every page of ${user} can be read at 320 px, at 400 % zoom, with text twice as large, with the text spacing of WCAG 1.4.12 and under forced colours, and reports nothing @extra:reading @extra:console`, async ({
    page,
  }) => {
    await setTime(page, morning);
    const reported: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) reported.push(message.text());
    });
    page.on('pageerror', (error) => reported.push(String(error)));
    await openAs(page, user);
    for (const path of paths) {
      await openView(page, { path });
      expect.soft(await findProblems(page), path).toEqual([]);
      expect.soft(reported.splice(0), path).toEqual([]);
    }
  });
