import type { Page } from 'playwright';

/** Waits for the next frame and the idle callback after it, by which its performance entries are reported. */
export function untilIdle(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        );
      }),
  );
}
