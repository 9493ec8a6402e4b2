import { signIn, submitSignIn } from '../support/authentication.ts';
import {
  classesRequestPath,
  classRequest,
  deleteButton,
  enterDeleteMode,
  openTomorrow,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { answerQuestion, dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { invalidToken } from '../support/messages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'trainer1');
});

test('each time shows its result, and only failed ones can be retried @classes:stays-deleted @error:classes.register-failed', async ({
  page,
  context,
}) => {
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await openTomorrow(page);
  for (const time of ['06:00', '12:00']) await timeButton(page, time).click();
  const other = await context.newPage();
  await setTime(other, morning);
  await other.goto('/');
  await openTomorrow(other);
  await timeButton(other, '06:00').click();
  await registerButton(other).click();
  await expect(toast(other, '수업이 등록되었습니다.')).toBeVisible();
  await other.close();

  await registerButton(page).click();
  await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
  await dismissAlert(page, '수업 등록 실패: 이미 등록된 시간입니다.');
  const results = page.getByRole('region', { name: '등록 결과' });
  await expect(results.getByRole('listitem')).toHaveText([
    '06:00 실패 이미 등록된 시간입니다.',
    /^12:00 등록됨/,
  ]);
  // A time that turned out to be registered is no longer offered.
  await expect(timeButton(page, '06:00')).toBeDisabled();
  const retry = page.getByRole('button', { name: '실패한 시간 다시 시도' });
  await expect(retry).toBeHidden();
  expect(sent).toHaveLength(2);

  // After its deletion neither a retry nor the next 등록 registers it again.
  await enterDeleteMode(page);
  await page.getByRole('checkbox', { name: /^06:00/ }).check();
  await deleteButton(page).click();
  await answerQuestion(
    page,
    '선택한 수업 1개를 삭제하시겠습니까? 예약한 회원은 없습니다.',
    '수업 삭제',
  );
  await expect(toast(page, '선택한 수업이 삭제되었습니다.')).toBeVisible();
  await page.getByText('삭제 모드').click();
  await expect(timeButton(page, '06:00')).toBeEnabled();
  await expect(retry).toBeHidden();
  await registerButton(page).click();
  await dismissAlert(page, '등록할 시간을 선택해주세요.');
  expect(sent).toHaveLength(2);
});

test('a session that expires while registering keeps the day, the maximum and the failed times over sign-in @classes:return', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: '실패한 시간 다시 시도' }).click();
  await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
  expect(sent).toEqual([classRequest('2026-11-21T06:00:00', 3)]);
});
