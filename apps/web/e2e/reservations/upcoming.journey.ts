import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { signIn } from '../support/authentication.ts';
import { region } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { answerCancellation, cancelledStates } from './reservations.ts';
import { storedLists } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const path = '/fitness/reservations';

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'customer1', path);
  await expect(rows(page)).toHaveCount(2);
});

const upcoming = (page: Page) => region(page, '내 예약');
const rows = (page: Page) => upcoming(page).getByRole('listitem');
const cancelButton = (page: Page, time: string) =>
  upcoming(page).getByRole('button', { name: `예약 취소 ${time}` });

const today = '11월 20일 (금) 23:00';
const monday = '11월 23일 (월) 10:00';

/** The names of the events of the file with all reservations. */
async function download(page: Page) {
  const waiting = page.waitForEvent('download');
  await upcoming(page).getByRole('button', { name: '캘린더에 추가' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('MAKE_FIT_내_예약.ics');
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown[],
  );
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary);
}

test('a reservation over all passes is cancelled in place; a reload, the pass and its history agree', async ({
  page,
}) => {
  await cancelButton(page, monday).click();
  await answerCancellation(page, '예약 유지');
  await expect(rows(page)).toHaveCount(2);
  await cancelButton(page, monday).click();
  await answerCancellation(page, '예약 취소');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('cell', { name: '21 / 24회' })).toBeAttached();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(today);
  await page.getByRole('link', { name: '예약하기 필라테스 24회 정유나' }).click();
  await expect(cancelledStates(page)).toHaveCount(1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
});

test('while the server cannot be reached the last reservations are shown over a reload, can be put into the calendar and not cancelled', async ({
  page,
}) => {
  for (const list of [
    '/listMyPromotions ',
    '/listReservationHistory/1 ',
    '/listReservationHistory/2 ',
  ])
    await expect.poll(() => storedLists(page)).toContain(list);
  await setFaults(page, { kind: 'offline' });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('에 마지막으로 확인한 내용입니다.', { exact: false })).toHaveCount(1);
  await expect(cancelButton(page, today)).toBeHidden();
  expect(await download(page)).toEqual(['MAKE FIT PT 강민준', 'MAKE FIT 필라테스 정유나']);

  await clearFaults(page);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(cancelButton(page, today)).toBeVisible();
});
