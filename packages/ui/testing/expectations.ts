import { expect } from 'storybook/test';

/** Both sides of an element are long enough for a finger: 44px, or `least`. */
export async function expectTouchTarget(element: Element, least = 44) {
  const { width, height } = element.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
}

/** The page does not scroll sideways. */
export async function expectNoOverflow() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
