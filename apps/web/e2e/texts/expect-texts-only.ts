import { cleanText, isVisible } from '@fitness/api-contract/clean-text';
import { expect, type Page } from '@playwright/test';
import type { HostileText } from '../../testing/hostile-texts/index.ts';
import { bidiProblems } from './bidi-problems.ts';

declare global {
  interface Window {
    /** Set by a hostile text that was executed as a script. */
    hostile?: unknown;
  }
}

/** Finds texts that became scripts or elements. */
function elementProblems() {
  const problems = window.hostile === undefined ? [] : ['a text was executed'];
  const foreign =
    '#hostile, [src*="hostile"], [srcset*="hostile"], [href*="hostile"], [href^="javascript:" i], [action*="hostile"], body :is(script, iframe, object, embed, base, meta, link, style)';
  for (const element of document.querySelectorAll(foreign))
    problems.push(`became an element: ${element.outerHTML.slice(0, 120)}`);
  for (const element of document.querySelectorAll('body *'))
    for (const { name } of element.attributes)
      if (name.startsWith('on'))
        problems.push(`became a handler: ${element.outerHTML.slice(0, 120)}`);
  return problems;
}

/** Finds elements wider than the window, by their overflowing texts. */
function overflowProblems() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const problems = [`${scrollWidth - clientWidth} px too wide`];
  const isWide = (element: Element | null) =>
    element !== null && element.getBoundingClientRect().right > clientWidth;
  for (const element of document.querySelectorAll('body *'))
    if (isWide(element) && !isWide(element.parentElement))
      problems.push(`wide: ${element.outerHTML.slice(0, 200)}`);
  return problems;
}

/** Finds controls whose centre is covered or cannot be scrolled into view. */
function controlProblems() {
  const scope = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const controls = (scope ?? document).querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, summary',
  );
  const problems: string[] = [];
  for (const control of controls) {
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const { width, height } = control.getBoundingClientRect();
    // At the position of a control for screen readers only there is another element.
    if (!isShown || width < 2 || height < 2 || control.closest('[inert], [aria-hidden="true"]'))
      continue;
    const style = getComputedStyle(control);
    if (style.clipPath !== 'none' || control.closest('[data-visually-hidden]')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The skip link becomes visible when it is focused.
    const isAbove = control.getBoundingClientRect().bottom <= 0;
    if (isAbove) control.focus();
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (isAbove) control.blur();
    const isHit =
      hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
    if (!isHit)
      problems.push(
        `out of reach: ${(control.textContent || control.getAttribute('aria-label') || control.tagName).slice(0, 60)} at ${Math.round(x)}, ${Math.round(y)}, under ${hit?.outerHTML.slice(0, 80)}`,
      );
  }
  return problems;
}

/** The number of texts that the page contains. */
function countShown(texts: readonly string[]) {
  // Spaces may be collapsed, and isolated texts lose their bidirectional control characters.
  const withoutSpace = (text: string) => text.replaceAll(/[\s\p{Bidi_C}]/gu, '');
  const page = withoutSpace(document.body.textContent ?? '');
  // A component may have truncated a long text.
  return texts.filter((text) => page.includes(withoutSpace(text).slice(0, 100))).length;
}

const contentsOf = (texts: readonly HostileText[]) => texts.map(({ text }) => cleanText(text));

/** Waits until the texts are shown; otherwise the checks would prove nothing. */
export function expectShown(page: Page, texts: readonly HostileText[]) {
  // Invisible texts are shown as missing values, so only visible ones are expected.
  const visible = contentsOf(texts)
    .filter(isVisible)
    .filter((text) => /[\p{L}\p{N}]{2}/u.test(text));
  return expect.poll(() => page.evaluate(countShown, visible)).toBe(visible.length);
}

/** Expects that all texts are plain text, cause no overflow, and leave all controls reachable. */
export async function expectTextsOnly(page: Page, texts: readonly HostileText[], where: string) {
  // The place of the last press is covered for a moment.
  await expect(page.locator('body > [data-react-aria-top-layer]:empty')).toHaveCount(0);
  const problems = [
    ...(await page.evaluate(elementProblems)),
    ...(await page.evaluate(overflowProblems)),
    ...(await page.evaluate(controlProblems)),
    ...(await page.evaluate(bidiProblems, contentsOf(texts))),
  ];
  expect(problems, where).toEqual([]);
}
