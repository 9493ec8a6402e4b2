import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { signIn } from '../support/authentication.ts';
import { dismissAlert, region, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { layoutShiftOf, recordLayoutShift } from '../pages/page-metrics.ts';
import { answerCancellation, cancelledStates } from './reservations.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const path = '/fitness/reservations';

test.beforeEach(({ page }) => setTime(page, morning));

const upcoming = (page: Page) => region(page, '내 예약');
const rows = (page: Page) => upcoming(page).getByRole('listitem');
const cancelButton = (page: Page, time: string) =>
  upcoming(page).getByRole('button', { name: `예약 취소 ${time}` });

const today = '11월 20일 (금) 23:00';
const monday = '11월 23일 (월) 10:00';

/** The file with all reservations, and its events. */
async function download(page: Page) {
  const waiting = page.waitForEvent('download');
  await upcoming(page).getByRole('button', { name: '캘린더에 추가' }).tap();
  const file = await waiting;
  const content = await readFile(await file.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { name: file.suggestedFilename(), events };
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test(
    'a customer sees what is reserved over all passes, puts it into the calendar, and cancels it in place; nothing else moves, and a reload and the history agree',
    {
      tag: [
        '@upcoming:list',
        '@upcoming:calendar',
        '@upcoming:cancel',
        '@operation:cancelReservation',
      ],
    },
    async ({ page }) => {
      await recordLayoutShift(page);
      await signIn(page, 'customer1', path);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).nth(0)).toContainText(today);
      await expect(rows(page).nth(1)).toContainText(monday);

      const { name, events } = await download(page);
      expect(name).toBe('MAKE_FIT_내_예약.ics');
      expect(events.map(({ summary }) => summary)).toEqual([
        'MAKE FIT PT 강민준',
        'MAKE FIT 필라테스 정유나',
      ]);
      expect(await layoutShiftOf(page)).toBeLessThan(0.001);

      // Slow, so that a second press comes while the first is pending.
      await setFaults(page, { kind: 'latency', ms: 1000, operation: 'cancelReservation' });
      const cancel = cancelButton(page, monday);
      await cancel.tap();
      await answerCancellation(page, '예약 유지');
      await expect(rows(page)).toHaveCount(2);
      await cancel.tap();
      await answerCancellation(page, '예약 취소');
      const place = await cancel.boundingBox();
      await cancel.tap({ force: true });
      expect(await cancel.boundingBox()).toEqual(place);
      await expect(toast(page, '예약이 취소되었습니다.')).toHaveCount(1);
      await expect(rows(page)).toHaveCount(1);
      await expect(upcoming(page)).toBeFocused();
      await expect(page.getByRole('cell', { name: '21 / 24회' })).toBeAttached();

      await clearFaults(page);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(today);
      await page.getByRole('link', { name: '예약하기 필라테스 24회 정유나' }).tap();
      await expect(cancelledStates(page)).toHaveCount(1);
      await page.goBack();
      await expect(rows(page)).toHaveCount(1);
    },
  );
});

test('without a mouse a reservation is kept, refused and cancelled; what another tab cancelled leaves the list @upcoming:cancel @error:cancel.failed @deep', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer1', path);
  await expect(rows(page)).toHaveCount(2);
  const other = await context.newPage();
  await setTime(other, morning);
  await other.goto(path);
  await cancelButton(other, today).click();
  await answerCancellation(other, '예약 취소');
  await expect(rows(other)).toHaveCount(1);

  await other.close();

  const cancel = cancelButton(page, today);
  const question = page.getByRole('alertdialog');
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: '예약 유지' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: '예약 취소' }).press('Enter');
  await dismissAlert(page, '예약 취소 실패: 예약을 찾을 수 없습니다.');
  await expect(rows(page)).toHaveCount(1);
  await expect(upcoming(page)).toBeFocused();
});

test('while the server cannot be reached the last reservations are shown, can be put into the calendar and not cancelled @upcoming:stored-lists @stored-lists:read-only', async ({
  page,
}) => {
  await signIn(page, 'customer1', path);
  await expect(rows(page)).toHaveCount(2);
  await setFaults(page, { kind: 'offline' });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('에 마지막으로 확인한 내용입니다.', { exact: false })).toHaveCount(1);
  await expect(cancelButton(page, today)).toBeHidden();
  const waiting = page.waitForEvent('download');
  await upcoming(page).getByRole('button', { name: '캘린더에 추가' }).click();
  expect((await waiting).suggestedFilename()).toBe('MAKE_FIT_내_예약.ics');

  await clearFaults(page);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(cancelButton(page, today)).toBeVisible();
});

test('a customer with nothing reserved is led to the passes, and one without a usable pass to buying the same again @upcoming:none @passes:buy-again', async ({
  page,
}) => {
  await signIn(page, 'customer3', path);
  await expect(upcoming(page)).toContainText('예정된 예약이 없습니다.');
  await page.getByRole('link', { name: /^다시 구매 PT 12회 이서연/ }).click();
  await expect(page).toHaveURL('/fitness/pt?plan=1&trainer=2');
  await expect(page.getByRole('radio', { name: /BASIC 12회/ })).toBeChecked();
});

test.describe('in an in-app browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 KAKAOTALK 10.9.0',
  });

  test('a customer is told where the calendar file can be downloaded @extra:in-app-export', async ({
    page,
  }) => {
    await signIn(page, 'customer1', path);
    await upcoming(page).getByRole('button', { name: '캘린더에 추가' }).click();
    await dismissAlert(
      page,
      '지금 쓰는 앱에서는 파일을 받을 수 없습니다. Safari나 Chrome에서 열어 다시 시도해주세요.',
    );
  });
});
