import type { Page } from '@playwright/test';
import { signIn } from './authentication.ts';
import { morning, setTime } from './time.ts';

/** Signs in as a demo account in another tab of the same browser, or signs out for `visitor`. */
export async function signInElsewhere(page: Page, username: string, time = morning) {
  const tab = await page.context().newPage();
  await setTime(tab, time);
  await signIn(tab, username);
  await tab.close();
}
