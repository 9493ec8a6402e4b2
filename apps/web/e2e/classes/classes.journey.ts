import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
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
import { dismissAlert } from '../support/elements.ts';
import { navigateByMenu } from '../support/menu.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

test('an instructor opens a day from the menu and registers several classes at once; one that another tab registered is shown as such, and the day counts them', async ({
  page,
  context,
}) => {
  await signIn(page, 'pilates5');
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await navigateByMenu(page, '수업 관리');
  await dayButton(page, '2026년 11월 21일 토요일, 수업 5개').click();
  await timeButton(page, '06:00').click();
  await timeButton(page, '12:00').click();
  const other = await context.newPage();
  await setTime(other, morning);
  await other.goto('/');
  await openTomorrow(other);
  await timeButton(other, '12:00').click();
  await registerButton(other).click();
  await expect(timeButton(other, '12:00')).toHaveAccessibleDescription('등록됨');
  await other.close();
  await registerButton(page).click();
  await dismissAlert(page, '수업 등록 실패: 이미 등록된 시간입니다.');
  await expect(timeButton(page, '06:00')).toBeDisabled();
  await expect(timeButton(page, '12:00')).toHaveAccessibleDescription('등록됨');
  expect(sent).toEqual([
    classRequest('2026-11-21T06:00:00', 6, 2),
    classRequest('2026-11-21T12:00:00', 6, 2),
  ]);
  await tomorrowDialog(page).getByRole('button', { name: '닫기' }).click();
  await expect(dayButton(page, '2026년 11월 21일 토요일, 수업 7개')).toBeFocused();
});

test('a trainer closes the dialog with the back button and stays in the selected month; a reload keeps the day and the classes that are chosen for deletion', async ({
  page,
}) => {
  await signIn(page, 'trainer1', classesPath);
  await page.getByRole('button', { name: '다음 달' }).click();
  await expect(page).toHaveURL(`${classesPath}?day=2026-12-01`);
  await dayButton(page, '2026년 12월 1일 화요일').click();
  const dialog = dayDialog(page, '12월 1일 (화)');
  await enterDeleteMode(page);
  await dialog.getByRole('checkbox', { name: '모두 선택' }).check();
  await page.reload();
  await expect(dialog.getByRole('checkbox', { name: '모두 선택' })).toBeChecked();
  await expect(deleteButton(page)).not.toHaveAttribute('aria-disabled');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${classesPath}?day=2026-12-01`);
  await expect(page.getByRole('heading', { name: '2026년 12월' })).toBeVisible();
});

/** The week whose dates are named; browsers differ in the spaces between them. */
function week(page: Page, first: string, last: string) {
  return page.getByRole('grid', { name: new RegExp(`^주간 수업, .*${first} ?~ ?${last}$`) });
}

function hour(place: Locator, name: string) {
  return place.getByRole('button', { name, exact: true });
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('with the keyboard a trainer goes through the weeks; a reload keeps the week, and the back button leaves the page', async ({
    page,
  }) => {
    await signIn(page, 'trainer1', '/fitness/review');
    await navigate(page, classesPath);
    const thisWeek = week(page, '11월 15일', '21일');
    await hour(thisWeek, '금요일, 지금 09:00 예약 없음').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key);
    await expect(hour(thisWeek, '토요일 12:00 비어 있음')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const nextWeek = week(page, '11월 22일', '28일');
    await expect(hour(nextWeek, '일요일 12:00 비어 있음')).toBeFocused();
    await expect(page).toHaveURL(`${classesPath}?day=2026-11-22`);
    await page.reload();
    await expect(hour(nextWeek, '월요일 10:00 예약 없음')).toBeVisible();
    for (const name of ['다음 주', '다음 주']) await page.getByRole('button', { name }).click();
    await expect(week(page, '12월 6일', '12일')).toBeVisible();
    await expect(page.getByRole('grid', { name: '수업 달력, 2026년 12월' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/fitness/review');
  });
});
