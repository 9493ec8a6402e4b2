import { expect, test } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import {
  classesPath,
  classesRequestPath,
  classRequest,
  dayButton,
  dayDialog,
  deleteButton,
  enterDeleteMode,
  openTomorrow,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { answerQuestion, dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { navigateByMenu } from '../support/menu.ts';
import { invalidToken, networkError } from '../support/messages.ts';
import { bodiesOf } from '../support/requests.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
});

test.describe('a PT trainer', () => {
  test.beforeEach(async ({ page }) => signIn(page, 'trainer1'));

  test(
    'comes from the menu to a day and registers several classes in one go; the day counts them',
    {
      tag: [
        '@screen:classes.calendar',
        '@role:manager.classes',
        '@classes:dialog',
        '@classes:slots',
        '@classes:reserve-zero',
        '@operation:createClass',
      ],
    },
    async ({ page }) => {
      const sent = bodiesOf(page, 'POST', classesRequestPath);
      await navigateByMenu(page, '수업 관리');
      await expect(page).toHaveURL(classesPath);
      await dayButton(page, '2026년 11월 21일 토요일, 수업 8개, 예약 1명').click();
      await expect(tomorrowDialog(page)).toBeVisible();
      for (let hour = 6; hour <= 23; hour += 1)
        await expect(timeButton(page, `${String(hour).padStart(2, '0')}:00`)).toBeVisible();
      await expect(timeButton(page, '07:00')).toBeDisabled();
      await expect(timeButton(page, '07:00')).toHaveAccessibleDescription('등록됨');
      await expect(page.getByLabel('최대 인원')).toHaveValue('1');
      await timeButton(page, '06:00').click();
      await timeButton(page, '23:00').click();
      await registerButton(page).dblclick();
      await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
      await expect(timeButton(page, '06:00')).toBeDisabled();
      await expect(timeButton(page, '23:00')).toHaveAccessibleDescription('등록됨');
      expect(sent).toEqual([
        classRequest('2026-11-21T06:00:00', 1),
        classRequest('2026-11-21T23:00:00', 1),
      ]);
      await tomorrowDialog(page).getByRole('button', { name: '닫기' }).click();
      await expect(dayButton(page, '2026년 11월 21일 토요일, 수업 10개, 예약 1명')).toBeVisible();
      await expect(dayButton(page, '2026년 11월 21일 토요일, 수업 10개, 예약 1명')).toBeFocused();
    },
  );

  test('is told what is missing before anything is sent, and loses nothing @classes:max', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', classesRequestPath);
    await openTomorrow(page);
    await registerButton(page).click();
    await dismissAlert(page, '등록할 시간을 선택해주세요.');
    await timeButton(page, '06:00').click();
    for (const typed of ['0', '', '-1', '1.5', '한 명']) {
      await page.getByLabel('최대 인원').fill(typed);
      await registerButton(page).click();
      await dismissAlert(page, '최대 인원은 1명 이상이어야 합니다.');
      await expect(page.getByLabel('최대 인원')).toHaveValue(typed);
    }
    expect(sent).toEqual([]);
    await page.getByLabel('최대 인원').fill('3');
    await page.getByLabel('최대 인원').press('Enter');
    await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
    expect(sent).toEqual([classRequest('2026-11-21T06:00:00', 3)]);
  });

  test('sees for each time what became of it, and tries only those again that failed @classes:stays-deleted @error:classes.register-failed', async ({
    page,
    context,
  }) => {
    const sent = bodiesOf(page, 'POST', classesRequestPath);
    await openTomorrow(page);
    for (const time of ['06:00', '12:00']) await timeButton(page, time).click();
    const other = await context.newPage();
    await setTime(other, morning);
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
    // What turned out to be registered already is not offered again.
    await expect(timeButton(page, '06:00')).toBeDisabled();
    const retry = page.getByRole('button', { name: '실패한 시간 다시 시도' });
    await expect(retry).toBeHidden();
    expect(sent).toHaveLength(2);

    // Nor once it has been deleted: neither another try nor the next 등록 brings it back.
    await enterDeleteMode(page);
    await page.getByRole('checkbox', { name: /^06:00/ }).check();
    await deleteButton(page).click();
    await answerQuestion(
      page,
      '선택한 수업 1개를 삭제하시겠습니까? 예약한 회원은 없습니다.',
      '확인',
    );
    await expect(toast(page, '선택한 수업이 삭제되었습니다.')).toBeVisible();
    await page.getByText('삭제 모드').click();
    await expect(timeButton(page, '06:00')).toBeEnabled();
    await expect(retry).toBeHidden();
    await registerButton(page).click();
    await dismissAlert(page, '등록할 시간을 선택해주세요.');
    expect(sent).toHaveLength(2);
  });

  test('whose connection is gone is told so, nothing is sent again by itself, and another try goes through @mutations:once', async ({
    page,
  }) => {
    await openTomorrow(page);
    for (const time of ['06:00', '12:00']) await timeButton(page, time).click();
    await setFaults(page, { kind: 'offline' });
    await registerButton(page).click();
    await dismissAlert(page, `수업 등록 실패: ${networkError}`);
    await expect(page.getByRole('region', { name: '등록 결과' }).getByRole('listitem')).toHaveText([
      /^06:00 실패/,
      /^12:00 실패/,
    ]);
    await clearFaults(page);
    const sent = bodiesOf(page, 'POST', classesRequestPath);
    await page.getByRole('button', { name: '실패한 시간 다시 시도' }).click();
    await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
    await expect(page.getByRole('region', { name: '등록 결과' }).getByRole('listitem')).toHaveText([
      /^06:00 등록됨/,
      /^12:00 등록됨/,
    ]);
    expect(sent).toEqual([
      classRequest('2026-11-21T06:00:00', 1),
      classRequest('2026-11-21T12:00:00', 1),
    ]);
  });

  test('whose session ends while registering signs in again and finds the day, the maximum and what failed @classes:return', async ({
    page,
  }) => {
    await openTomorrow(page);
    await timeButton(page, '06:00').click();
    await page.getByLabel('최대 인원').fill('3');
    await setFaults(page, { kind: 'answer', name: 'LoginRequired', operation: 'createClass' });
    await registerButton(page).click();
    // The notice follows as soon as the operation's own text has been read.
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

  test('closes the dialog with the back button and stays in the chosen month; a reload keeps the day', async ({
    page,
  }) => {
    await page.goto(classesPath);
    await page.getByRole('button', { name: '다음 달' }).click();
    await expect(page).toHaveURL(`${classesPath}?month=2026-12`);
    await dayButton(page, '2026년 12월 1일 화요일').click();
    const dialog = dayDialog(page, '12월 1일 (화)');
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${classesPath}?month=2026-12`);
    await expect(page.getByRole('heading', { name: '2026년 12월' })).toBeVisible();
    await dayButton(page, '2026년 12월 1일 화요일').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${classesPath}?month=2026-12`);
  });

  test('is told when the registered times cannot be had, and asks for them again @error:classes.times-failed', async ({
    page,
  }) => {
    await page.goto(classesPath);
    await setFaults(page, { kind: 'offline', operation: 'listRegisteredTimes' });
    await dayButton(page, '2026년 11월 21일 토요일').click();
    await expect(page.getByText('시간 정보를 불러오는 데 실패했습니다.')).toBeVisible();
    await expect(timeButton(page, '06:00')).toBeHidden();
    await clearFaults(page);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(timeButton(page, '06:00')).toBeVisible();
  });

  for (const [says, times] of [
    ['seconds', ['06:00:00', '23:00:00']],
    ['dates', ['2026-11-21T06:00:00', '2026-11-21T23:00:00']],
  ] as const) {
    test(`sees times that are registered as such when they come with ${says} @classes:registered`, async ({
      page,
    }) => {
      await page.goto(classesPath);
      await setFaults(page, {
        kind: 'custom',
        operation: 'listRegisteredTimes',
        status: 200,
        body: times,
      });
      await dayButton(page, '2026년 11월 21일 토요일').click();
      await expect(timeButton(page, '06:00')).toBeDisabled();
      await expect(timeButton(page, '23:00')).toBeDisabled();
      await expect(timeButton(page, '07:00')).toBeEnabled();
    });
  }
});

test('an hour of today can be registered until it begins, a past date cannot, not even when midnight passes meanwhile @classes:past @classes:begun', async ({
  page,
}) => {
  await setTime(page, '2026-11-20T20:50:00');
  await signIn(page, 'trainer1');
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await page.goto(classesPath);
  await dayButton(page, '오늘, 2026년 11월 20일 금요일').click();
  await timeButton(page, '21:00').click();
  await registerButton(page).click();
  await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
  expect(sent).toEqual([classRequest('2026-11-20T21:00:00', 1)]);
  await expect(timeButton(page, '20:00')).toHaveAccessibleDescription('등록됨');
  await timeButton(page, '22:00').click();
  await setTime(page, '2026-11-20T22:00:00');
  await expect(timeButton(page, '22:00')).toBeDisabled();
  await expect(timeButton(page, '22:00')).toHaveAccessibleDescription('지난 시간');
  await expect(page.getByText('시간을 골라주세요')).toBeVisible();
  await setTime(page, '2026-11-21T00:01:00');
  await registerButton(page).click();
  await dismissAlert(page, '과거 날짜에는 수업을 등록할 수 없습니다.');
  await page.goBack();
  await dayButton(page, '2026년 11월 19일 목요일').click();
  await expect(page.getByText('지난 날짜입니다.')).toBeVisible();
  await timeButton(page, '06:00').click();
  await registerButton(page).click();
  await dismissAlert(page, '과거 날짜에는 수업을 등록할 수 없습니다.');
  expect(sent).toHaveLength(1);
});

test('a pilates instructor registers for six unless told otherwise, and sees everybody who reserved', async ({
  page,
}) => {
  await signIn(page, 'pilates5');
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await openTomorrow(page);
  await expect(page.getByLabel('최대 인원')).toHaveValue('6');
  await timeButton(page, '09:00').click();
  await registerButton(page).click();
  await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
  expect(sent).toEqual([classRequest('2026-11-21T09:00:00', 6, 2)]);
  await enterDeleteMode(page);
  await expect(
    page.getByRole('checkbox', {
      name: '14:00 신예린, 김진호, 김서준, 민준서, 송채원, 오예은 예약 6명',
    }),
  ).toBeVisible();
});
