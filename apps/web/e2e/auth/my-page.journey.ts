import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert, expectFieldError } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { forbidden } from '../support/messages.ts';
import { navigate, unfoldPassword } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const myPagePath = '/fitness/mypage';
const attendancePath = '/api/fitness/attendance/me';
const different = '비밀번호가 일치하지 않습니다.';
const missing = '비밀번호를 모두 입력해주세요.';

const password = (page: Page) => page.getByLabel('새 비밀번호', { exact: true });
const check = (page: Page) => page.getByLabel('새 비밀번호 확인', { exact: true });
const change = (page: Page) => page.getByRole('button', { name: '비밀번호 변경' });
const passes = (page: Page) => page.getByRole('region', { name: '내 이용권' });
const attendance = (page: Page) => page.getByRole('region', { name: '출석' });
const figure = (page: Page, name: string) =>
  attendance(page).getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

test('name and phone of a customer are shown read-only', async ({ page }) => {
  await signIn(page, 'customer1', myPagePath);
  for (const [label, value] of [
    ['이름', '김서준'],
    ['전화번호', '010-2000-0001'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(value);
    await expect(field).not.toBeEditable();
  }
});

test('a password change needs both fields and the same value, and sends no request @password:success @password:not-stored', async ({
  page,
}) => {
  await signIn(page, 'customer1', myPagePath);
  await expect(figure(page, '연속 출석')).toBeVisible();
  await expect(passes(page).getByText('다음 수업')).toHaveCount(2);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await unfoldPassword(page);
  for (const field of [password(page), check(page)]) {
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('name', 'one-time');
  }
  await change(page).click();
  await dismissAlert(page, missing);
  await expect(password(page)).toBeFocused();
  await password(page).fill('Fitness2!');
  await change(page).click();
  await dismissAlert(page, missing);
  await expect(check(page)).toBeFocused();
  await check(page).fill('Fitness3!');
  await password(page).focus();
  await expectFieldError(check(page), different);
  await change(page).click();
  await dismissAlert(page, different);
  await expectFieldError(check(page), different);
  await expect(password(page)).toHaveValue('Fitness2!');
  await check(page).fill('Fitness2!');
  await check(page).press('Enter');
  await dismissAlert(page, '비밀번호가 변경되었습니다.');
  await expect(password(page)).toHaveValue('');
  await expect(check(page)).toHaveValue('');
  expect(requests).toEqual([]);
});

test('the calendar marks each day of attendance and counts the shown month', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00+09:00');
  await signIn(page, 'customer1');
  const days = ['2026-11-20T07:03:00', '2026-11-19', '2026-11-19', '2026-11-02', '2026-10-31'];
  await setFaults(page, {
    kind: 'custom',
    operation: 'listMyAttendance',
    status: 200,
    body: days.map((attendDate) => ({ attendDate })),
  });
  await navigate(page, myPagePath);
  await expect(figure(page, '11월 출석')).toHaveText('3일');
  await expect(figure(page, '연속 출석')).toHaveText('2일');
  await expect(page.getByRole('button', { name: /^오늘, 2026년 11월 20일.*출석$/ })).toBeVisible();
  await expect(
    page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: /출석$/ }) }),
  ).toHaveCount(3);
  await page.getByRole('button', { name: '이전 달' }).click();
  await expect(figure(page, '10월 출석')).toHaveText('1일');
  await expect(figure(page, '연속 출석')).toHaveText('2일');
  await expect(page.getByRole('button', { name: /10월 31일.*출석$/ })).toBeVisible();
});

test('a user without attendance is told what to do', async ({ page }) => {
  await signIn(page, 'customer2', myPagePath);
  await expect(figure(page, '연속 출석')).toHaveText('0일');
  await expect(page.getByText('첫 출석은 데스크에서 확인해 드립니다.')).toBeVisible();
});

test.describe('on a device in America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('today is the day in Seoul at 23:59, and the next day at 00:01 without a reload @time:today', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-19T23:59:00+09:00');
    await signIn(page, 'customer1');
    await setFaults(page, {
      kind: 'custom',
      operation: 'listMyAttendance',
      status: 200,
      body: [{ attendDate: '2026-11-19' }, { attendDate: '2026-11-18' }],
    });
    await navigate(page, myPagePath);
    await expect(page.getByRole('button', { name: /^오늘, 2026년 11월 19일/ })).toBeVisible();
    await expect(figure(page, '연속 출석')).toHaveText('2일');
    await expect(page.getByText('오늘 출석을 마쳤습니다.')).toBeVisible();
    await page.clock.setFixedTime('2026-11-20T00:01:00+09:00');
    await expect(page.getByRole('button', { name: /^오늘, 2026년 11월 20일/ })).toBeVisible();
    await expect(figure(page, '연속 출석')).toHaveText('2일');
    await expect(page.getByText('오늘 출석하면 3일 연속입니다.')).toBeVisible();
  });
});

test('a manager has my page too @role:manager.mypage', async ({ page }) => {
  const requests = bodiesOf(page, 'GET', attendancePath);
  await signIn(page, 'trainer1', myPagePath);
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('강민준');
  await expect(figure(page, '연속 출석')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('the page is forbidden for the master', async ({ page }) => {
  await signIn(page, 'master1', myPagePath);
  await expect(page.getByRole('heading', { level: 1, name: forbidden })).toBeVisible();
});

test('a visitor is redirected to sign-in and back', async ({ page }) => {
  await page.goto(myPagePath);
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL(myPagePath);
});
