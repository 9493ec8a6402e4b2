import { signIn } from '../support/authentication.ts';
import {
  classesPath,
  classesRequestPath,
  classRequest,
  dayButton,
  dayDialog,
  enterDeleteMode,
  openTomorrow,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { navigateByMenu } from '../support/menu.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
});

test.describe('a PT trainer', () => {
  test.beforeEach(async ({ page }) => signIn(page, 'trainer1'));

  test(
    'opens a day from the menu and registers several classes at once; the day counts them',
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
      // Delays the response, so that the second click comes before it even on a busy machine.
      await setFaults(page, { kind: 'latency', ms: 2000, operation: 'createClass' });
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

  test('gets validation errors before any request, and the input is kept @classes:max @input:whole-number', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', classesRequestPath);
    await openTomorrow(page);
    await registerButton(page).click();
    await dismissAlert(page, '등록할 시간을 선택해주세요.');
    await timeButton(page, '06:00').click();
    const tooFew = '최대 인원은 1명 이상이어야 합니다.';
    const noWholeNumber = '최대 인원은 6처럼 정수로 입력해주세요.';
    for (const [typed, message] of [
      ['0', tooFew],
      ['', tooFew],
      ['-1', tooFew],
      ['1.5', noWholeNumber],
      ['1e1', noWholeNumber],
      ['한 명', noWholeNumber],
    ] as const) {
      await page.getByLabel('최대 인원').fill(typed);
      await registerButton(page).click();
      await dismissAlert(page, message);
      await expect(page.getByLabel('최대 인원')).toHaveValue(typed);
    }
    expect(sent).toEqual([]);
    await page.getByLabel('최대 인원').fill(' ３명 ');
    await page.getByLabel('최대 인원').press('Enter');
    await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
    expect(sent).toEqual([classRequest('2026-11-21T06:00:00', 3)]);
  });

  test('closes the dialog with the back button and stays in the selected month; a reload keeps the day', async ({
    page,
  }) => {
    await navigate(page, classesPath);
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
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${classesPath}?month=2026-12`);
  });
});

test('a time of today can be registered until it begins; a past date cannot, even when midnight passes meanwhile @classes:past @classes:begun', async ({
  page,
}) => {
  await setTime(page, '2026-11-20T20:50:00');
  await signIn(page, 'trainer1');
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await navigate(page, classesPath);
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
  await expect(page.getByText('시간을 선택해주세요')).toBeVisible();
  await setTime(page, '2026-11-21T00:01:00');
  await registerButton(page).click();
  await dismissAlert(page, '과거 날짜에는 수업을 등록할 수 없습니다.');
  await page.goBack();
  await dayButton(page, '2026년 11월 19일 목요일').click();
  await expect(page.getByText('지난 날짜에는 수업을 등록하거나 삭제할 수 없습니다.')).toBeVisible();
  await timeButton(page, '06:00').click();
  await registerButton(page).click();
  await dismissAlert(page, '과거 날짜에는 수업을 등록할 수 없습니다.');
  expect(sent).toHaveLength(1);
});

test('a pilates instructor registers for six by default and sees every reservation', async ({
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
