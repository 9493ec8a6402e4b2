import { signIn, submitSignIn } from '../support/authentication.ts';
import { expectDisabled, region } from '../support/elements.ts';
import { invalidToken, noData } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import {
  dayManagement,
  firstCancellableClass,
  ptDayManagement,
  reservableClasses,
  reservationHistory,
} from './reservations.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.describe('the URL', () => {
  test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await signIn(page, 'customer1');
  });

  test('a reload and a deep link keep the membership and the day, and the back button leads to the passes @extra:deep-link', async ({
    page,
  }) => {
    await navigate(page, '/fitness/reservations');
    await page
      .getByRole('row', { name: /필라테스 24회/ })
      .getByRole('link', { name: /^예약하기/ })
      .click();
    await page.getByRole('button', { name: /년 11월 24일/ }).click();
    await expect(page).toHaveURL(`${dayManagement}?membershipId=2&date=2026-11-24`);
    await page.reload();
    await expect(page.getByRole('button', { name: /년 11월 24일.*선택됨/ })).toBeVisible();
    await expect(reservableClasses(page).getByText('정유나').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/fitness/reservations');
  });

  test('the back button closes the confirmation first and leaves the page only afterwards', async ({
    page,
  }) => {
    await navigate(page, '/fitness/reservations');
    await page
      .getByRole('row', { name: /PT 12회/ })
      .getByRole('link', { name: /^예약하기/ })
      .click();
    const cancel = firstCancellableClass(page);
    await cancel.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // Not awaited, because the page stays and no navigation happens.
    void page.goBack().catch(() => null);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(cancel).toBeVisible();
    await expect(page).toHaveURL(/daymanagement\?membershipId=1&date=/);
  });

  test('a URL without a pass, or with a pass of another user, shows a message and links back', async ({
    page,
  }) => {
    await navigate(page, dayManagement);
    await expect(page.getByText('선택한 이용권이 없습니다.')).toBeVisible();
    await navigate(page, `${dayManagement}?membershipId=4`);
    await expect(page.getByText('이용권을 찾을 수 없습니다.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '이용권 목록' }).last().click();
    await expect(page).toHaveURL('/fitness/reservations');
  });
});

test("at midnight in Seoul an open page shows the new day's reservations without a reload", async ({
  page,
}) => {
  await setTime(page, '2026-11-20T22:58:00');
  await signIn(page, 'customer1', `${ptDayManagement}&date=2026-11-21`);
  const today = region(page, '오늘의 예약');
  await expect(today.getByRole('button', { name: '예약 취소 23:00' })).toBeVisible();
  await setTime(page, '2026-11-21T00:01:00');
  await expect(today.getByText(noData)).toBeVisible();
  await expect(today.getByText('11월 21일 (토)')).toBeVisible();
  await expect(page.getByRole('button', { name: /년 11월 20일.*지난 날짜/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an expired and a used-up pass are listed with the reason, offer no day and show their history @reserve:unusable @mock:history-status', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'customer3', '/fitness/reservations');
  await expectDisabled(
    page.getByRole('row', { name: /필라테스 12회/ }).getByRole('button', { name: /^예약하기/ }),
    '이용권 만료',
  );
  const usedUp = page.getByRole('row', { name: /PT 12회/ });
  await expectDisabled(usedUp.getByRole('button', { name: /^예약하기/ }), '잔여 0회');
  await usedUp.getByRole('link', { name: /^예약 내역/ }).click();
  await expect(reservationHistory(page).getByText('출석')).toHaveCount(11);
  await expect(reservationHistory(page).getByText('불참')).toHaveCount(1);
  await expect(
    page.getByText('횟수를 모두 사용한 이용권입니다. 계속 예약하려면 새 이용권을 구매해주세요.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /예약 가능 \d+개/ })).toHaveCount(0);
  await page.getByRole('button', { name: /년 11월 21일/ }).click();
  const reserve = reservableClasses(page)
    .getByRole('button', { name: /^예약하기/ })
    .first();
  await expect(reserve).toHaveAccessibleDescription(/잔여 0회|마감/);
});

test('a customer without a pass gets a link to the plans', async ({ page }) => {
  await signIn(page, 'customer2', '/fitness/reservations');
  await expect(page.getByText(noData)).toBeVisible();
  await page.getByRole('link', { name: '이용권 보러 가기' }).click();
  await expect(page).toHaveURL('/fitness/membership');
});

test('a health pass states that it needs no reservation', async ({ page }) => {
  await signIn(page, 'customer1', '/fitness/reservations');
  await expectDisabled(
    page.getByRole('row', { name: /헬스 3개월/ }).getByRole('button', { name: /^예약하기/ }),
    '예약 없이 이용',
  );
});

test('signed out, a deep link leads over sign-in to its pass and day', async ({ page }) => {
  await setTime(page, morning);
  await page.goto(`${ptDayManagement}&date=2026-11-24`);
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL(`${ptDayManagement}&date=2026-11-24`);
});

test('a token shorter than 20 characters is not used: the page shows a message and a link to sign-in @guard:short-token @reserve:token', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('accessToken', 'nineteen-characters'));
  await page.goto('/fitness/reservations');
  await expect(page.getByText(invalidToken)).toBeVisible();
  await page.getByRole('button', { name: '로그인하기' }).click();
  await expect(page).toHaveURL('/auth/signin');
});

for (const [zone, time, today, yesterday] of [
  ['America/Los_Angeles', '2026-11-20T23:59:00', '11월 20일', '11월 19일'],
  ['America/Los_Angeles', '2026-11-21T00:01:00', '11월 21일', '11월 20일'],
  ['Pacific/Kiritimati', '2026-11-20T23:59:00', '11월 20일', '11월 19일'],
] as const) {
  test.describe(`on a device in ${zone} at ${time.slice(11, 16)} in Seoul`, () => {
    test.use({ timezoneId: zone });

    test(`today is ${today} and the day before cannot be selected @reserve:past @time:today`, async ({
      page,
    }) => {
      await setTime(page, time);
      await signIn(page, 'customer1', `${dayManagement}?membershipId=2`);
      await expect(
        page.getByRole('button', { name: new RegExp(`^오늘.*${today}`) }),
      ).toHaveAttribute('aria-current', 'date');
      await expect(
        page.getByRole('button', { name: new RegExp(`${yesterday}.*지난 날짜`) }),
      ).toHaveAttribute('aria-disabled', 'true');
      await expect(region(page, '오늘의 예약').getByText(new RegExp(`^${today}`))).toBeVisible();
    });
  });
}
