import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';
import { setTime } from '../support/time.ts';

const today = (page: Page, month: number, day: number) =>
  expect(
    page.getByRole('button', { name: new RegExp(`^오늘, 2026년 ${month}월 ${day}일`) }),
  ).toHaveAttribute('aria-current', 'date');

/** What shows the day on each page that depends on it, by a demo account that may open the page. */
const days: Record<string, Record<string, (page: Page, month: number, day: number) => unknown>> = {
  customer1: {
    'reservations/daymanagement?membershipId=2': today,
    mypage: today,
  },
  trainer1: { 'manager/classes': today },
  master1: {
    sales: (page, month, day) =>
      expect(page.getByLabel('시작일')).toHaveValue(`2026. ${month}. ${day}.`),
    worker: (page, month) => expect(page.getByLabel('월')).toHaveValue(String(month)),
  },
};

for (const [index, zone] of ['America/Los_Angeles', 'Pacific/Kiritimati'].entries())
  test.describe(`on a device in ${zone}`, () => {
    test.use({ timezoneId: zone });

    for (const [user, pages] of Object.entries(days))
      test(
        `today is the day in Seoul, and the next day after midnight without a reload, for ${user} @reserve:past @time:today`,
        deepFrom(1, Number(index > 0 || user !== 'customer1')),
        async ({ page }) => {
          for (const [path, expectDay] of Object.entries(pages)) {
            await setTime(page, '2026-11-30T23:59:00');
            await signIn(page, user, `/fitness/${path}`);
            await expectDay(page, 11, 30);
            await setTime(page, '2026-12-01T00:01:00');
            await expectDay(page, 12, 1);
          }
        },
      );
  });
