import { expect, waitFor, within } from 'storybook/test';

/** Both sides of an element are long enough for a finger: 44px, or `least`. */
export async function expectTouchTarget(element: Element, least = 44) {
  const { width, height } = element.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
}

/** The page does not scroll sideways. */
export async function expectNoOverflow() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Waits for the sheet of a phone to have risen. */
export function expectButtonsInView(dialog: HTMLElement, names: readonly string[]) {
  return waitFor(async () => {
    for (const name of names) {
      const { top, bottom, left, right } = within(dialog)
        .getByRole('button', { name })
        .getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  });
}
