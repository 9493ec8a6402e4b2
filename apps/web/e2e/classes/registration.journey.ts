import { signIn, submitSignIn } from '../support/authentication.ts';
import {
  classesPath,
  classesRequestPath,
  classRequest,
  dayButton,
  dayDialog,
  openTomorrow,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { navigateByMenu } from '../support/menu.ts';
import { invalidToken } from '../support/messages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

test(
  'an instructor opens a day from the menu and registers several classes at once; one that another tab registered is shown as such, and the day counts them',
  {
    tag: [
      '@screen:classes.calendar',
      '@role:manager.classes',
      '@classes:dialog',
      '@classes:slots',
      '@classes:reserve-zero',
      '@classes:stays-deleted',
      '@operation:createClass',
    ],
  },
  async ({ page, context }) => {
    await signIn(page, 'pilates5');
    const sent = bodiesOf(page, 'POST', classesRequestPath);
    await navigateByMenu(page, '수업 관리');
    await expect(page).toHaveURL(classesPath);
    await dayButton(page, '2026년 11월 21일 토요일, 수업 5개').click();
    await expect(tomorrowDialog(page)).toBeVisible();
    for (let hour = 6; hour <= 23; hour += 1)
      await expect(timeButton(page, `${String(hour).padStart(2, '0')}:00`)).toBeVisible();
    await expect(timeButton(page, '14:00')).toBeDisabled();
    await expect(timeButton(page, '14:00')).toHaveAccessibleDescription('등록됨');
    await expect(page.getByLabel('최대 인원')).toHaveValue('6');
    await timeButton(page, '06:00').click();
    await timeButton(page, '12:00').click();
    const other = await context.newPage();
    await setTime(other, morning);
    await other.goto('/');
    await openTomorrow(other);
    await timeButton(other, '12:00').click();
    await registerButton(other).click();
    await expect(toast(other, '수업이 등록되었습니다.')).toBeVisible();
    await other.close();
    // Delays the response, so that the second click comes before it even on a busy machine.
    await setFaults(page, { kind: 'latency', ms: 1000, operation: 'createClass' });
    await registerButton(page).dblclick();
    await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
    await dismissAlert(page, '수업 등록 실패: 이미 등록된 시간입니다.');
    await expect(timeButton(page, '06:00')).toBeDisabled();
    await expect(timeButton(page, '12:00')).toHaveAccessibleDescription('등록됨');
    await expect(page.getByText('시간을 선택해주세요')).toBeVisible();
    expect(sent).toEqual([
      classRequest('2026-11-21T06:00:00', 6, 2),
      classRequest('2026-11-21T12:00:00', 6, 2),
    ]);
    await tomorrowDialog(page).getByRole('button', { name: '닫기' }).click();
    await expect(dayButton(page, '2026년 11월 21일 토요일, 수업 7개')).toBeFocused();
  },
);

test('a trainer closes the dialog with the back button and stays in the selected month; a reload keeps the day', async ({
  page,
}) => {
  await signIn(page, 'trainer1', classesPath);
  await page.getByRole('button', { name: '다음 달' }).click();
  await expect(page).toHaveURL(`${classesPath}?day=2026-12-01`);
  await dayButton(page, '2026년 12월 1일 화요일').click();
  const dialog = dayDialog(page, '12월 1일 (화)');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${classesPath}?day=2026-12-01`);
  await expect(page.getByRole('heading', { name: '2026년 12월' })).toBeVisible();
  await dayButton(page, '2026년 12월 1일 화요일').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${classesPath}?day=2026-12-01`);
});

test('a session that expires while registering keeps the day, the maximum and the failed times over sign-in @classes:return @deep', async ({
  page,
}) => {
  await signIn(page, 'trainer1');
  await openTomorrow(page);
  await timeButton(page, '06:00').click();
  await page.getByLabel('최대 인원').fill('3');
  await setFaults(page, { kind: 'answer', name: 'LoginRequired', operation: 'createClass' });
  await registerButton(page).click();
  // The session notice follows once the alert of the operation is closed.
  await page
    .getByRole('alertdialog', { name: '수업 등록 실패: 로그인이 필요합니다.' })
    .getByRole('button', { name: '확인' })
    .click();
  await clearFaults(page);
  await page
    .getByRole('alertdialog', { name: invalidToken })
    .getByRole('button', { name: '로그인하기' })
    .click();
  await submitSignIn(page, 'trainer1');
  await expect(tomorrowDialog(page)).toBeVisible();
  await expect(page.getByLabel('최대 인원')).toHaveValue('3');
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await registerButton(page).click();
  await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
  expect(sent).toEqual([classRequest('2026-11-21T06:00:00', 3)]);
});
