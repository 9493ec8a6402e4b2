import type { Page } from '@playwright/test';
import { urlsOf } from '../../faults/requests.ts';
import {
  demoPassword,
  fillSignUp,
  signIn,
  submitSignIn,
  submitSignUp,
} from '../../support/authentication.ts';
import { openTomorrow, registerButton, timeButton } from '../../support/classes.ts';
import { answerQuestion, region } from '../../support/elements.ts';
import { clearFaults, holdResponses, setFaults } from '../../support/faults.ts';
import { masterMyPagePath } from '../../support/master.ts';
import { logOut } from '../../support/menu.ts';
import {
  comeIntoView,
  expectTabOf,
  nicknames,
  replaceSilently,
  signInElsewhere,
  storedSession,
  type User,
  watchTab,
  type WatchedTab,
} from '../../support/other-tab.ts';
import { noData } from '../../support/messages.ts';
import { expectLoaded, navigate } from '../../support/pages.ts';
import { firstCancellableClass } from '../../reservations/reservations.ts';
import { contentField, submitButton } from '../../support/reviews.ts';
import { expect, test } from '../../support/test.ts';

const dayPath = '/fitness/reservations/daymanagement?membershipId=1&date=2026-11-23';

let tab: WatchedTab;
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T09:00:00+09:00' });
  tab = await watchTab(page);
});

/** Delivers the held responses, and waits until the page has processed them. */
async function respond(page: Page, url: RegExp) {
  const response = page.waitForResponse(url);
  await clearFaults(page);
  await response;
  await navigate(page, '/fitness/trainerpage');
  await expect(page).toHaveTitle(/^트레이너/);
  await navigate(page, '/fitness/review');
  await expectLoaded(page);
}

/** Another user signs in in another tab; this tab misses the storage event and becomes visible again. */
async function becomeTabOf(page: Page, user: User, session: Record<string, string>) {
  await replaceSilently(page, session);
  await comeIntoView(page);
  await expect(page.getByText(`${nicknames[user]}님 환영합니다`)).toBeAttached();
}

test('what succeeds after another user came is done, and said to nobody else @session:other-user', async ({
  page,
}) => {
  const next = await storedSession(page, 'customer2');
  const former = await storedSession(page, 'customer1');
  await navigate(page, dayPath);
  await expectLoaded(page);
  const today = region(page, '오늘의 예약');
  await holdResponses(page, 'cancelReservation');
  const sent = urlsOf(page, 'cancelReservation');
  await firstCancellableClass(page).click();
  await answerQuestion(page, '정말 이 예약을 취소하시겠습니까?', '예약 취소');
  // Not yet sent, it would not be sent with the token of the next user.
  await expect.poll(() => sent).toHaveLength(1);
  await becomeTabOf(page, 'customer2', next);
  await respond(page, /reservations\/\d+$/);
  await expectTabOf(page, 'customer2', tab);
  expect(tab.announced).not.toContain('polite "예약이 취소되었습니다."');
  await becomeTabOf(page, 'customer1', former);
  await navigate(page, dayPath);
  await expectLoaded(page);
  await expect(today.getByText(noData)).toBeVisible();
});

test('a failure that arrives after another user came is said to nobody else, whatever was asked first @session:other-user @deep', async ({
  page,
}) => {
  await signIn(page, 'master1', '/fitness/member?q=01020000002');
  const row = page.getByRole('row', { name: /이하린/ });
  await row.getByRole('button', { name: '자세히' }).click();
  await row.getByLabel('권한').selectOption('매니저');
  await setFaults(page, { kind: 'hang', operation: 'changeUserRole' });
  const sent = urlsOf(page, 'changeUserRole');
  await row.getByRole('button', { name: '저장' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await signInElsewhere(page, 'trainer1');
  await expect(page).toHaveURL('/');
  const failed = page.waitForEvent('requestfailed');
  await clearFaults(page);
  await failed;
  await navigate(page, '/fitness/manager/classes');
  await expectTabOf(page, 'trainer1', tab);
});

test('in one tab too: what fails after the next user has signed in says nothing @session:other-user @session:next-user @deep', async ({
  page,
}) => {
  await signIn(page, 'customer1', dayPath);
  await setFaults(page, { kind: 'hang', operation: 'createReservation' });
  const sent = urlsOf(page, 'createReservation');
  await region(page, '예약 가능한 수업')
    .getByRole('button', { name: /^예약하기 15:00/ })
    .click();
  await expect.poll(() => sent).toHaveLength(1);
  await logOut(page);
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL('/');
  const failed = page.waitForEvent('requestfailed');
  await clearFaults(page);
  await failed;
  await navigate(page, '/fitness/reservations');
  await expectLoaded(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('of several classes only the one that is being registered is, and none for another trainer @session:own-token @deep', async ({
  page,
}) => {
  const next = await storedSession(page, 'trainer2');
  await signIn(page, 'trainer1');
  await openTomorrow(page);
  for (const time of ['06:00', '12:00']) await timeButton(page, time).click();
  const sent = urlsOf(page, 'createClass');
  await holdResponses(page, 'createClass');
  await registerButton(page).click();
  await expect.poll(() => sent).toHaveLength(1);
  await becomeTabOf(page, 'trainer2', next);
  await respond(page, /\/classes$/);
  await expectTabOf(page, 'trainer2', tab);
  expect(sent).toHaveLength(1);
  await navigate(page, '/fitness/manager/classes');
  await expectLoaded(page);
  await openTomorrow(page);
  await expect(timeButton(page, '06:00')).toBeEnabled();
});

test('a member who is only being looked up is not checked in by another user @session:own-token @deep', async ({
  page,
}) => {
  const next = await storedSession(page, 'customer1');
  await signIn(page, 'master1', `${masterMyPagePath}?dialog=checkin`);
  const phone = page.getByRole('dialog').getByLabel('전화번호');
  await phone.fill('01020000002');
  const lookedUp = urlsOf(page, 'resolveUserByPhone');
  const recorded = urlsOf(page, 'recordAttendance');
  await holdResponses(page, 'resolveUserByPhone');
  await phone.press('Enter');
  await expect.poll(() => lookedUp).toHaveLength(1);
  await becomeTabOf(page, 'customer1', next);
  await respond(page, /resolve-user/);
  await expectTabOf(page, 'customer1', tab);
  expect(recorded).toEqual([]);
});

test('a review that is sent meanwhile is not kept as a draft, and its next user sees none @session:other-user @deep', async ({
  page,
}) => {
  const next = await storedSession(page, 'customer2');
  const former = await storedSession(page, 'customer1');
  await navigate(page, '/fitness/review');
  await page.getByRole('radio', { name: '4점', exact: true }).click();
  await contentField(page).fill('수건도 넉넉합니다.');
  await holdResponses(page, 'createReview');
  const sent = urlsOf(page, 'createReview');
  await submitButton(page).click();
  await expect.poll(() => sent).toHaveLength(1);
  await becomeTabOf(page, 'customer2', next);
  await expect(contentField(page)).toHaveValue('');
  await respond(page, /review$/);
  await expectTabOf(page, 'customer2', tab);
  await becomeTabOf(page, 'customer1', former);
  await expectLoaded(page);
  await expect(page.getByText('수건도 넉넉합니다.')).toBeVisible();
  await expect(contentField(page)).toHaveValue('');
});

test('a sign-up that succeeds after somebody signed in neither says so nor leads away @session:other-user @deep', async ({
  page,
}) => {
  const next = await storedSession(page, 'customer1');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/signup');
  await fillSignUp(page);
  await holdResponses(page, 'signUp');
  const sent = urlsOf(page, 'signUp');
  await submitSignUp(page);
  await expect.poll(() => sent).toHaveLength(1);
  await becomeTabOf(page, 'customer1', next);
  const response = page.waitForResponse(/signup/);
  await clearFaults(page);
  await response;
  await expect(page.getByText('지금 김서준님으로 로그인되어 있습니다.')).toBeVisible();
  await expect(page).toHaveURL('/auth/signup');
  expect(tab.announced.filter((text) => text.includes('가입'))).toEqual([]);
});

test('a sign-in that succeeds after somebody signed in elsewhere does not take that session @session:other-user @deep', async ({
  page,
}) => {
  const next = await storedSession(page, 'customer1');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/signin');
  await holdResponses(page, 'signIn');
  const sent = urlsOf(page, 'signIn');
  await submitSignIn(page, 'trainer1', demoPassword);
  await expect.poll(() => sent).toHaveLength(1);
  await becomeTabOf(page, 'customer1', next);
  const response = page.waitForResponse(/signin/);
  await clearFaults(page);
  await response;
  await expect(page.getByText('지금 김서준님으로 로그인되어 있습니다.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('nickname'))).toBe('김서준');
});
