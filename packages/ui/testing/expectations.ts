import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Both sides of an element are long enough for a finger: 44px, or `least`. */
export async function expectTouchTarget(element: Element, least = 44) {
  const { width, height } = element.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
}

/** Waits for an element to end where another begins, or above it. */
export function expectAbove(upper: Element, lower: Element) {
  return waitFor(() =>
    expect(upper.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      lower.getBoundingClientRect().top,
    ),
  );
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

/** Presses Enter, or holds it: whether nothing keeps the browser from pressing a button or submitting a form by it. */
export function pressesByEnter(element: Element, { isHeld }: { isHeld: boolean }) {
  return element.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: isHeld,
      bubbles: true,
      cancelable: true,
    }),
  );
}

/** Presses the browser's back button while an overlay is open: whether it closes the overlay instead of leaving the page. */
export function pressBack() {
  const event = new Event('navigate', { cancelable: true });
  window.navigation.dispatchEvent(
    Object.assign(event, { navigationType: 'traverse', userInitiated: true }),
  );
  return event.defaultPrevented;
}

/** The place in the window of the middle of an element. */
export function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
}

/** Presses a place twice, each time what is there by then, and waits until an element or a part of it is there. */
export async function pressTwice([clientX, clientY]: readonly [number, number], last: Element) {
  const there = () => document.elementFromPoint(clientX, clientY) as HTMLElement;
  // Without a delay between them, because a machine that is slow would make them two separate presses.
  const user = userEvent.setup({ delay: null });
  for (const keys of ['[TouchA]', '[TouchA]'])
    await user.pointer({ keys, target: there(), coords: { clientX, clientY } });
  await waitFor(() => expect(last).toContainElement(there()));
}

/** Waits for an overlay to have left the page. */
export function expectClosed(role: 'alertdialog' | 'dialog' | 'listbox' | 'menu') {
  return waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
}

/** Waits for an overlay to have the focus, so that it hears the keyboard. */
export function expectFocusInside(overlay: HTMLElement) {
  return waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
}

/** Waits for an overlay to be a sheet at the lower edge of a phone. */
export function expectSheet(overlay: Element) {
  return waitFor(() => {
    const { left, width, bottom } = overlay.getBoundingClientRect();
    return expect([left, width, bottom].map(Math.round)).toEqual([
      0,
      window.innerWidth,
      window.innerHeight,
    ]);
  });
}
