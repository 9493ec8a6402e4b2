import { authForm, signIn } from '../../support/authentication.ts';
import { openTomorrow, timeButton } from '../../support/classes.ts';
import { clearFaults, setFaults } from '../../support/faults.ts';
import {
  expectTabOf,
  nicknames,
  replaceSilently,
  signInElsewhere,
  storedSession,
  type User,
  watchTab,
  type WatchedTab,
} from '../../support/other-tab.ts';
import { expectLoaded } from '../../support/pages.ts';
import { fitnessPath } from '../../support/purchase.ts';
import { deepFrom } from '../../support/deep.ts';
import { expect, test } from '../../support/test.ts';
import { morning, setTime } from '../../support/time.ts';

let tab: WatchedTab;
test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
  tab = await watchTab(page);
});

/** The user and the page, the user who signs in instead, and the page that this user then sees. */
const changes: [from: User, path: string, to: User, shown: string][] = [
  [
    'customer1',
    'reservations/daymanagement?membershipId=1&date=2026-11-23',
    'customer2',
    'reservations/daymanagement',
  ],
  ['customer1', 'reservations', 'trainer1', ''],
  ['customer1', 'membership', 'master1', 'membership'],
  ['trainer1', 'manager/membermanagement?name=김', 'trainer2', 'manager/membermanagement'],
  ['trainer1', 'manager/classes?date=2026-11-21', 'master1', ''],
  ['trainer1', 'mypage', 'customer2', 'mypage'],
  ['master1', 'member?q=01020000002', 'customer1', ''],
  ['master1', 'sales?start=2026-11-01&end=2026-11-20', 'trainer1', ''],
];

for (const [index, [from, path, to, shown]] of changes.entries())
  test(
    `${to} signs in in another tab while ${from} still reads ${path}: this tab is of ${to} @session:other-user @session:other-page`,
    deepFrom(1, index),
    async ({ page }) => {
      await signIn(page, from);
      await setFaults(page, { kind: 'hang' });
      await page.goto(fitnessPath(path));
      await signInElsewhere(page, to);
      await expect(page).toHaveURL(shown === '' ? '/' : fitnessPath(shown));
      await clearFaults(page);
      await expectTabOf(page, to, tab);
      await expect(page.locator('body')).not.toContainText(nicknames[from]);
    },
  );

test('a dialog of the former user closes, and what was chosen in it is kept for that user only @session:other-user @session:return-state', async ({
  page,
}) => {
  await signIn(page, 'trainer1');
  await openTomorrow(page);
  await timeButton(page, '06:00').click();
  await expect(timeButton(page, '06:00')).toHaveAttribute('aria-pressed', 'true');
  await signInElsewhere(page, 'trainer2');
  await expectTabOf(page, 'trainer2', tab);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openTomorrow(page);
  await expect(timeButton(page, '06:00')).toHaveAttribute('aria-pressed', 'false');
  await signInElsewhere(page, 'trainer1');
  await expect(page.getByText('강민준님 환영합니다')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openTomorrow(page);
  await expect(timeButton(page, '06:00')).toHaveAttribute('aria-pressed', 'true');
});

for (const [from, path] of [
  ['master1', 'member?q=01020000002'],
  ['trainer1', 'manager/classes'],
  ['customer1', 'mypage'],
] as const)
  test(`a sign-out in another tab leads ${from} from ${path} to sign-in as before, and what hangs says nothing @session:other-user @session:announced @deep`, async ({
    page,
  }) => {
    await signIn(page, from);
    await setFaults(page, { kind: 'hang' });
    await page.goto(fitnessPath(path));
    await signInElsewhere(page, 'visitor');
    await expect(page).toHaveURL('/auth/signin');
    await clearFaults(page);
    await expect(authForm(page, '로그인')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(nicknames[from]);
  });

test('a user who signs in in this tab is told by the sign-in alone @session:announced @deep', async ({
  page,
}) => {
  await page.goto('/fitness/mypage');
  const form = authForm(page, '로그인');
  await form.getByLabel('아이디').fill('customer1');
  await form.getByLabel('비밀번호').fill('Fitness1!');
  await form.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/fitness/mypage');
  await expectLoaded(page);
  const messages = tab.announced.filter((text) => text.includes('로그인'));
  expect(messages).toEqual(['polite "로그인 성공"']);
});

test('no request of a page carries the token of another user, whose page it becomes @session:own-token', async ({
  page,
}) => {
  const session = await storedSession(page, 'trainer1');
  await signIn(page, 'customer1');
  await setFaults(page, { kind: 'status', status: 500 });
  await page.goto('/fitness/reservations');
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await clearFaults(page);
  await replaceSilently(page, session);
  await retry.click();
  await expect(page).toHaveURL('/');
  await expectTabOf(page, 'trainer1', tab);
});

test('the button of a notice signs out nobody who has signed in since @session:notice-token', async ({
  page,
}) => {
  const session = await storedSession(page, 'trainer1');
  await signIn(page, 'customer1');
  await setFaults(page, { kind: 'status', status: 401 });
  await page.goto('/fitness/reservations');
  const button = page.getByRole('alertdialog').getByRole('button', { name: '로그인하기' });
  await expect(button).toBeVisible();
  await clearFaults(page);
  tab.refusals.splice(0);
  await replaceSilently(page, session);
  await button.click();
  await expect(page).toHaveURL('/');
  await expectTabOf(page, 'trainer1', tab);
});

test('a visitor who signs in in another tab stays on the page, which says so @session:announced @deep', async ({
  page,
}) => {
  await page.goto('/fitness/review?page=2');
  await expectLoaded(page);
  await signInElsewhere(page, 'customer1');
  await expectTabOf(page, 'customer1', tab);
  await expect(page).toHaveURL('/fitness/review?page=2');
});

test('users who change while the tab is hidden are told of once, when it is seen @session:announced', async ({
  page,
}) => {
  await signIn(page, 'customer1', '/fitness/mypage');
  await expectLoaded(page);
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await setVisibility('hidden');
  await signInElsewhere(page, 'trainer1');
  await signInElsewhere(page, 'customer2');
  await expect(page.getByText('이하린님 환영합니다')).toBeAttached();
  expect(tab.announced).toEqual([]);
  await setVisibility('visible');
  await expectTabOf(page, 'customer2', tab);
  expect(tab.announced).toHaveLength(1);
});
