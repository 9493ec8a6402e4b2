import { submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { masterMyPagePath, signInAsMaster } from '../support/master.ts';
import { dialog, openCheckIn, phone, result, scan } from '../support/check-in.ts';
import { navigate, unfoldPassword } from '../support/pages.ts';
import { bodiesOf, searchesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

test('a phone number is resolved and recorded with a masked name, and the next can follow at once @attendance:steps @operation:resolveUserByPhone @operation:recordAttendance', async ({
  page,
}) => {
  const searches = searchesOf(page, '/api/fitness/attendance/resolve-user');
  const bodies = bodiesOf(page, 'POST', '/api/fitness/attendance/users/101');
  await openCheckIn(page);
  await phone(page).fill('010-2000-0001');
  await expect(phone(page)).toHaveValue('01020000001');
  await dialog(page).getByRole('button', { name: '출석' }).click();
  await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
  await expect(result(page)).toContainText('김*준');
  await expect(page.getByText('김서준')).toHaveCount(0);
  expect(searches).toEqual(['?ph=01020000001']);
  expect(bodies).toEqual([{ username: '대표', ph: '01020000001' }]);
  await expect(phone(page)).toHaveValue('');
  await expect(phone(page)).toBeFocused();
  await scan(page, '01020000002');
  await expect(result(page)).toContainText('이*린');
});

test(
  'an empty field, an unknown phone, a second check-in and any other error are shown in the dialog',
  {
    tag: [
      '@attendance:phone',
      '@error:attendance.unknown',
      '@error:attendance.twice',
      '@error:attendance.other',
    ],
  },
  async ({ page }) => {
    await openCheckIn(page);
    await dialog(page).getByRole('button', { name: '출석' }).click();
    await expect(result(page)).toHaveText('전화번호를 입력해주세요.');
    await scan(page, '01099990000');
    await expect(result(page)).toContainText('해당 전화번호의 회원을 찾을 수 없습니다.');
    await expect(phone(page)).toHaveValue('01099990000');
    await scan(page, '01020000003');
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
    await scan(page, '01020000001');
    await expect(result(page)).toContainText('김*준');
    await scan(page, '01020000003');
    await expect(result(page)).toContainText('이미 오늘 출석한 회원입니다.');
    await setFaults(page, {
      kind: 'status',
      operation: 'recordAttendance',
      status: 500,
      message: '점검 중입니다.',
    });
    await scan(page, '01020000002');
    await expect(result(page)).toContainText('출석 처리 중 오류가 발생했습니다.');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await clearFaults(page);
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
  },
);

test('a second scan of a phone within three seconds is ignored, and so is a double press @extra:check-in', async ({
  page,
}) => {
  const bodies = bodiesOf(page, 'POST', '/api/fitness/attendance/users/101');
  await openCheckIn(page);
  await scan(page, '01020000001');
  await scan(page, '01020000001');
  await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
  await phone(page).fill('01020000002');
  await dialog(page).getByRole('button', { name: '출석' }).dblclick();
  await expect(result(page)).toContainText('이*린');
  await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
  expect(bodies).toHaveLength(1);
});

test('the back button closes the dialog, and the focus returns', async ({ page }) => {
  await openCheckIn(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(masterMyPagePath);
  await page.getByRole('button', { name: '출석 체크' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '출석 체크' })).toBeFocused();
  await expect(page).toHaveURL(masterMyPagePath);
});

test('the attendance is on the calendar of the member', async ({ page }) => {
  await openCheckIn(page);
  await scan(page, '01020000002');
  await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
  await page.goto('/auth/signin');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/fitness/mypage');
  await submitSignIn(page, 'customer2');
  await expect(
    page.getByRole('button', { name: '오늘, 2026년 11월 20일 금요일, 출석' }),
  ).toBeVisible();
});

test('name and phone are read-only, and the password is validated @phone:change', async ({
  page,
}) => {
  await page.goto(masterMyPagePath);
  await expect(page.getByLabel('이름')).toHaveAttribute('readonly');
  await expect(page.getByLabel('전화번호')).toHaveValue('010-4000-0001');
  await page.getByRole('button', { name: '전화번호 변경' }).click();
  await dismissAlert(page, '전화번호 변경은 데스크에 문의해주세요.');
  await unfoldPassword(page);
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await dismissAlert(page, '비밀번호를 모두 입력해주세요.');
  await page.getByLabel('새 비밀번호', { exact: true }).fill('Fitness2!');
  await page.getByLabel('새 비밀번호 확인').fill('Fitness2!');
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await dismissAlert(page, '비밀번호가 변경되었습니다.');
});

test('the number pad fits the dialog at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await navigate(page, `${masterMyPagePath}?dialog=checkin`);
  await dialog(page).getByText('화면 숫자판').click();
  await expect(dialog(page).getByRole('button', { name: '0', exact: true })).toBeVisible();
  expect(
    await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0);
});
