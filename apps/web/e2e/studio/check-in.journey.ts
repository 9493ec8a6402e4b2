import type { Page, Request } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { answerQuestion } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { masterMyPagePath, membersPath, signInAsMaster } from '../support/master.ts';
import { invalidToken } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf, searchesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning } from '../support/time.ts';

const recorded = '출석이 정상적으로 처리되었습니다.';
const attendancePath = '/api/fitness/attendance/users/';

function dialog(page: Page) {
  return page.getByRole('dialog', { name: '출석 체크' });
}

function phone(page: Page) {
  return dialog(page).getByLabel('전화번호');
}

/** The result in large type, which is announced. */
function result(page: Page) {
  return dialog(page).getByRole('status');
}

/** The scans in the dialog's list. */
function scans(page: Page) {
  return dialog(page).getByRole('listitem');
}

/** Opens the dialog and resolves to the list of all members. */
async function openCheckIn(page: Page) {
  await navigate(page, masterMyPagePath);
  // Awaited, because the app does not wait long for the members' names.
  const names = page.waitForResponse('**/api/fitness/admin/users');
  await page.getByRole('button', { name: '출석 체크' }).click();
  const users: { ph: string; roleName: string }[] = await (await names).json();
  await expect(phone(page)).toBeFocused();
  return users;
}

/** Types like a barcode reader: the digits, then Enter. */
async function scan(page: Page, digits: string) {
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

const failed = '출석 처리 중 오류가 발생했습니다.';

/** Collects the phones that are sent to be recorded. */
function sentPhones(page: Page) {
  const phones: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().includes(attendancePath))
      phones.push(request.postDataJSON().ph);
  });
  return phones;
}

/** Keeps the first scan pending; it fails when other faults are set. */
const held = { kind: 'hang', operation: 'resolveUserByPhone' } as const;
const loginRequired = {
  kind: 'answer',
  name: 'LoginRequired',
  operation: 'resolveUserByPhone',
} as const;
const broken = {
  kind: 'status',
  operation: 'recordAttendance',
  status: 500,
  message: '점검 중입니다.',
} as const;

test.describe('at the desk', () => {
  signInAsMaster();

  test('a phone is resolved and recorded with the name, and the next can follow at once @attendance:steps @operation:resolveUserByPhone @operation:recordAttendance', async ({
    page,
  }) => {
    const searches = searchesOf(page, '/api/fitness/attendance/resolve-user');
    const bodies = bodiesOf(page, 'POST', `${attendancePath}101`);
    await openCheckIn(page);
    await phone(page).fill('010-2000-0001');
    await dialog(page).getByRole('button', { name: '출석' }).click();
    await expect(result(page)).toContainText(recorded);
    await expect(result(page)).toContainText('김서준');
    expect(searches).toEqual(['?ph=01020000001']);
    expect(bodies).toEqual([{ username: '대표', ph: '01020000001' }]);
    await expect(phone(page)).toBeFocused();
    await scan(page, '01020000002');
    await expect(result(page)).toContainText('이하린');
  });

  test('digits go to the field wherever the focus is @check-in:queue @deep', async ({ page }) => {
    await openCheckIn(page);
    await dialog(page).getByRole('button', { name: '닫기' }).focus();
    await scan(page, '01020000001');
    await expect(result(page)).toContainText('김서준 회원님');
  });

  test('what fails after the dialog was closed is an alert that names the phone, with a way back @check-in:elsewhere @check-in:failed @deep', async ({
    page,
  }) => {
    await openCheckIn(page);
    await setFaults(page, held);
    await scan(page, '01020000001');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await navigate(page, membersPath);
    await setFaults(page, broken);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveAccessibleName(`전화번호 뒷자리 0001: ${failed}`);
    await clearFaults(page);
    await alert.getByRole('link', { name: '출석 체크 열기' }).click();
    await dialog(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(scans(page).getByText('출석', { exact: true })).toHaveCount(1);
    // Closing the dialog needs no confirmation.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: '출석 체크' })).toBeVisible();
    await expect(page.getByRole('list', { name: '최근 출석' })).toBeHidden();
  });

  test('when the session ends, what failed is tried again after signing in @check-in:session @deep', async ({
    page,
  }) => {
    await openCheckIn(page);
    await setFaults(page, held);
    const endings = ['0001', '0002', '0003'];
    for (const digits of endings) await scan(page, `0102000${digits}`);
    await setFaults(page, loginRequired);
    await answerQuestion(page, invalidToken, '로그인하기');
    await expect(page).toHaveURL('/auth/signin');
    await clearFaults(page);
    await submitSignIn(page, 'master1');
    await expect(scans(page)).toHaveText(endings.map((digits) => new RegExp(`뒷자리 ${digits}`)));
    await dialog(page).getByRole('button', { name: '모두 다시 시도' }).click();
    await expect(scans(page).getByText('출석', { exact: true })).toHaveCount(3);
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
});

test.describe('while time stands still', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: `${morning}+09:00` });
    await signIn(page, 'master1');
    await openCheckIn(page);
    await page.clock.pauseAt('2026-11-20T09:10:00+09:00');
  });

  test('a device clock that goes back swallows no scan, and one that jumps ahead lets no duplicate through @check-in:duplicate', async ({
    page,
  }) => {
    const sent = sentPhones(page);
    await scan(page, '01020000001');
    await page.clock.setSystemTime('2026-11-20T10:10:00+09:00');
    await scan(page, '01020000001');
    await expect(result(page)).toContainText(recorded);
    expect(sent).toHaveLength(1);
    await page.clock.fastForward(1_500);
    await page.clock.setSystemTime('2026-11-20T09:00:00+09:00');
    await scan(page, '01020000001');
    await expect(result(page)).toContainText('이미 오늘 출석한 회원입니다.');
    expect(sent).toHaveLength(2);
  });
});
