import { expect, type Page } from '@playwright/test';
import { recordAnnouncements } from '../accessibility/announcements.ts';
import { signIn } from './authentication.ts';
import { expectLoaded } from './pages.ts';
import { morning, setTime } from './time.ts';

/** The nicknames of demo accounts. */
export const nicknames = {
  customer1: '김서준',
  customer2: '이하린',
  trainer1: '강민준',
  trainer2: '이서연',
  master1: '대표',
};
export type User = keyof typeof nicknames;

/**
 * Signs in as a demo account in another tab of the same browser, or signs out for `visitor`; a different time gives a different
 * token.
 */
export async function signInElsewhere(page: Page, username: User | 'visitor', time = morning) {
  const tab = await page.context().newPage();
  await setTime(tab, time);
  await signIn(tab, username);
  await tab.close();
}

/** The localStorage content of a demo account's session. */
export async function storedSession(page: Page, username: User) {
  await signIn(page, username);
  return page.evaluate(() => ({ ...localStorage }));
}

type StoredSession = Readonly<Record<string, string>>;

/** Stores another session without a storage event, which a frozen tab misses. */
export function replaceSilently(page: Page, session: StoredSession) {
  return page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}

/** Makes the page visible again. */
export function comeIntoView(page: Page) {
  return page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

/** Records the tab's announcements and the requests that the backend rejects; call it before the first `goto`. */
export async function watchTab(page: Page) {
  const announced = await recordAnnouncements(page);
  const refusals: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status()))
      refusals.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return { announced, refusals };
}

export type WatchedTab = Awaited<ReturnType<typeof watchTab>>;

const announcementOf = (user: User) => `polite "${nicknames[user]}님으로 로그인되었습니다."`;

/** Expects that the tab announces the new user once, and neither sends requests for the previous user nor shows their results. */
export async function expectTabOf(page: Page, user: User, { announced, refusals }: WatchedTab) {
  await expect(page.getByText(`${nicknames[user]}님 환영합니다`)).toBeAttached();
  await expect.poll(() => announced).toContain(announcementOf(user));
  await expectLoaded(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '권한이 없습니다.' })).toHaveCount(0);
  expect(announced.filter((text) => text === announcementOf(user))).toHaveLength(1);
  expect(refusals).toEqual([]);
}
