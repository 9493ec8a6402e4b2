import type { Phone } from './phone.ts';

declare global {
  interface Window {
    benchAnsweredAt?: number;
    benchAnsweredByPageAt?: number;
  }
}

/** Runs in the page before its own scripts: records the first frame with both the typed letter and a validation message. */
function recordAnswer(typed: string) {
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('form input');
    const ofPage = document.querySelector('form [role="alert"]')?.textContent;
    if (field?.value === typed) {
      if (ofBrowser || ofPage) window.benchAnsweredAt ??= performance.now();
      if (ofPage) window.benchAnsweredByPageAt = performance.now();
    }
    if (!ofPage) requestAnimationFrame(look);
  };
  let ofBrowser = false;
  addEventListener('invalid', () => (ofBrowser = true), true);
  requestAnimationFrame(look);
}

/** Times from the start of the navigation, in milliseconds. */
export type FirstInteraction = { answered: number; answeredByPage: number };

/**
 * Types a letter into the ID of a sign-in form and presses its button as soon as they are visible. Measures when both the letter and a
 * validation message are shown: the first one, which may be the browser's, and the page's own, which needs its scripts.
 */
export async function measureFirstInteraction(
  { page }: Phone,
  url: string,
): Promise<FirstInteraction> {
  const typed = 'a';
  await page.addInitScript(recordAnswer, typed);
  await page.goto(url, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: '로그인' });
  await form.getByLabel('아이디').pressSequentially(typed);
  await form.getByRole('button', { name: '로그인' }).click();
  await page.waitForFunction(() => window.benchAnsweredByPageAt);
  return page.evaluate(() => ({
    answered: window.benchAnsweredAt!,
    answeredByPage: window.benchAnsweredByPageAt!,
  }));
}
