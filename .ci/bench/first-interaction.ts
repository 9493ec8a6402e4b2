import type { Phone } from './phone.ts';

declare global {
  interface Window {
    benchAnsweredAt?: number;
  }
}

/** Runs in the page before its own scripts: notes the first frame with both the typed letter and the answer to the button. */
function recordAnswer(typed: string) {
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('form input');
    const answer = document.querySelector('form [role="alert"]')?.textContent;
    if (field?.value === typed && answer) window.benchAnsweredAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * The time from the start of the navigation until a sign-in form has echoed the first letter of the ID and answered its button, which
 * are typed and pressed as soon as the page shows them.
 */
export async function measureFirstInteraction({ page }: Phone, url: string): Promise<number> {
  const typed = 'a';
  await page.addInitScript(recordAnswer, typed);
  await page.goto(url, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: '로그인' });
  await form.getByLabel('아이디').pressSequentially(typed);
  await form.getByRole('button', { name: '로그인' }).click();
  const answered = await page.waitForFunction(() => window.benchAnsweredAt);
  return (await answered.jsonValue())!;
}
