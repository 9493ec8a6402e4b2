import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of Tab presses that a page may need to reach an element. */
const maxPresses = 120;

/** The problem of the focus indicator: it is missing, or covered by a fixed element. */
function findFocusProblem(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing is focused';
    // A radio, checkbox or switch is drawn by its label.
    const shown = focused.closest('label') ?? focused;
    const hasRing = (element: Element) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
        // Thinner outlines are used as borders that take no space.
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
    const around: Element[] = [shown, ...shown.querySelectorAll('*')];
    for (let at = shown.parentElement; at && at !== document.body; at = at.parentElement)
      around.push(at);
    const name = focused.getAttribute('aria-label') ?? shown.textContent?.trim().slice(0, 30);
    if (!around.some((element) => hasRing(element))) return `no focus ring: ${name}`;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    return isSeen ? null : `hidden: ${name}`;
  });
}

/** Presses Tab until the element has the focus; checks the focus indicator at every step. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses += 1) {
    expect(presses, 'presses of Tab').toBeLessThan(maxPresses);
    await page.keyboard.press('Tab');
    expect(await findFocusProblem(page)).toBeNull();
  }
}

export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
