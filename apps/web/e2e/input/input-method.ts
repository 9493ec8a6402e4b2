import type { Page } from '@playwright/test';

type KeyEvent = 'rawKeyDown' | 'keyDown' | 'keyUp';

/** Types with an input method (IME), which only Chromium's DevTools protocol can simulate. */
export async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);
  const enter = (type: KeyEvent, code: Record<string, unknown>) =>
    session.send('Input.dispatchKeyEvent', { type, code: 'Enter', key: 'Enter', ...code });
  return {
    /** The text that is being composed; an empty one cancels the composition. */
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Ends the composition with a text. */
    commit: (text: string) => session.send('Input.insertText', { text }),
    /** Presses Enter, handled by the input method; on Windows the key is `Process`. */
    pressHandledEnter: (key = 'Enter') => enter('rawKeyDown', { key, windowsVirtualKeyCode: 229 }),
    /** Presses Enter, or repeats it after the composition that it has ended. */
    pressEnter: (autoRepeat = false) =>
      enter('keyDown', { windowsVirtualKeyCode: 13, text: '\r', autoRepeat }),
    releaseEnter: () => enter('keyUp', { windowsVirtualKeyCode: 13 }),
  };
}

export type InputMethod = Awaited<ReturnType<typeof inputMethod>>;

/** A journey with an input method runs in Chromium only. */
export const inChromium = {
  tag: '@chromium',
  annotation: { type: 'chromium', description: 'only its DevTools protocol composes a text' },
};
