import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import {
  classesPath,
  dayDialog,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { region, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

/** The week whose dates are named; browsers differ in the spaces between them. */
function week(page: Page, first: string, last: string) {
  return page.getByRole('grid', { name: new RegExp(`^주간 수업, .*${first} ?~ ?${last}$`) });
}

function hour(place: Locator | Page, name: string) {
  return place.getByRole('button', { name, exact: true });
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test(
    'with the keyboard a trainer goes through the week, registers a class in a free hour and comes back to it; a reload keeps the week, and the back button leaves the page',
    { tag: ['@classes:week', '@classes:hour', '@classes:shown'] },
    async ({ page }) => {
      await signIn(page, 'trainer1', '/fitness/review');
      await navigate(page, classesPath);
      const thisWeek = week(page, '11월 15일', '21일');
      await expect(hour(thisWeek, '금요일 23:00 김서준')).toBeVisible();
      await hour(thisWeek, '금요일, 지금 09:00 예약 없음').focus();
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
        await page.keyboard.press(key);
      await expect(hour(thisWeek, '토요일 12:00 비어 있음')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tomorrowDialog(page)).toBeVisible();
      await expect(timeButton(page, '12:00')).toHaveAttribute('aria-pressed', 'true');
      await registerButton(page).press('Enter');
      await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(hour(thisWeek, '토요일 12:00 예약 없음')).toBeFocused();

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
    },
  );

  test('a date that is chosen in the calendar stays shown once its dialog is closed @classes:shown @deep', async ({
    page,
  }) => {
    await signIn(page, 'trainer1', classesPath);
    await page.getByRole('button', { name: '2026년 11월 24일 화요일' }).click();
    await expect(dayDialog(page, '11월 24일 (화)')).toBeVisible();
    await page.goBack();
    await expect(dayDialog(page, '11월 24일 (화)')).toBeHidden();
    await expect(week(page, '11월 22일', '28일')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a trainer turns to the next day, over a reload, registers there and still reads it while offline @classes:day-list @deep', async ({
    page,
  }) => {
    await signIn(page, 'trainer1', classesPath);
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
      '오늘의 수업',
    );
    await expect(region(page, '오늘의 수업')).toContainText('김서준');
    await page.getByRole('button', { name: '다음 날' }).tap();
    const tomorrow = region(page, '11월 21일 (토)');
    await expect(tomorrow.getByRole('listitem')).toHaveCount(8);
    await page.reload();
    await expect(tomorrow).toContainText('강하준');
    await tomorrow.getByRole('button', { name: '수업 등록·삭제' }).tap();
    await timeButton(page, '06:00').tap();
    await registerButton(page).tap();
    await expect(toast(page, '수업이 등록되었습니다.')).toBeVisible();
    await page.goBack();
    await expect(tomorrow.getByRole('listitem').first()).toContainText('06:00');
    await setFaults(page, { kind: 'offline' });
    await page.getByRole('button', { name: '이전 날' }).tap();
    await page.getByRole('button', { name: '다음 날' }).tap();
    await expect(tomorrow.getByRole('listitem')).toHaveCount(9);
    await page.getByRole('button', { name: '오늘 보기' }).tap();
    await expect(page).toHaveURL(classesPath);
  });
});
