import type { Phone } from './phone.ts';

declare global {
  interface Window {
    benchAnsweredAt?: number;
  }
}

/** Runs in the page before its own scripts: records the first frame with both the typed letter and a validation message. */
function recordAnswer(typed: string) {
  let isAnsweredByBrowser = false;
  addEventListener('invalid', () => (isAnsweredByBrowser = true), true);
  const look = () => {
    const isTyped = document.querySelector<HTMLInputElement>('form input')?.value === typed;
    const alert = document.querySelector('form [role="alert"]')?.textContent;
    if (isTyped && (isAnsweredByBrowser || alert)) window.benchAnsweredAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Types a letter into the ID of a sign-in form and presses its button as soon as they are visible; returns when both the letter and
 * a validation message, the browser's or the page's, are shown, in milliseconds from the start of the navigation.
 */
export async function measureFirstInteraction({ page }: Phone, url: string): Promise<number> {
  const typed = 'a';
  await page.addInitScript(recordAnswer, typed);
  await page.goto(url, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: '로그인' });
  await form.getByLabel('아이디').pressSequentially(typed);
  await form.getByRole('button', { name: '로그인' }).click();
  await page.waitForFunction(() => window.benchAnsweredAt);
  return page.evaluate(() => window.benchAnsweredAt!);
}
