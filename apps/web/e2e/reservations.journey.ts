import { expect, type Locator, type Page, test } from '@playwright/test';
import { interfere, standBetween } from './support/backend.ts';
import { acknowledge, demoPassword, sendSignIn, signIn } from './support/person.ts';

const dayManagement = '/fitness/reservations/daymanagement';
const question = '정말 이 예약을 취소하시겠습니까?';

/** The studio's time in a journey that depends on it; the mock backend tells it from the same clock. */
const setTime = (page: Page, time: string) => page.clock.setFixedTime(new Date(`${time}+09:00`));

const morning = '2026-11-20T09:00:00';
/** customer1's PT pass with trainer 강민준. */
const pt = `${dayManagement}?membershipId=1`;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const classes = (page: Page) => region(page, '예약 가능한 수업');
const past = (page: Page) => region(page, '예약 내역');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The first class of the chosen day that can be reserved: its button by name, and its time. */
const firstOpen = async (page: Page) => {
  const buttons = classes(page).getByRole('button', { name: /^예약하기/ });
  await expect(buttons.first()).toBeVisible();
  const name = (await buttons.and(page.locator(':not([aria-disabled])')).first().textContent()) ?? '';
  return { name, time: name.split(' ')[1] ?? '', button: classes(page).getByRole('button', { name, exact: true }) };
};

const sessionsLeft = (page: Page) => page.getByRole('main').getByText(/^\d+회$/);

const answer = async (page: Page, name: '확인' | '취소') => {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName(question);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
};

const expectRefused = async (button: Locator, reason: string) => {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(reason);
};

test.describe('with a PT pass', () => {
  test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await standBetween(page);
    await signIn(page, 'customer1');
  });

  test('a customer comes from the passes to the classes, reserves one, and cancels it after being asked; all lists follow', async ({ page }) => {
    await page.getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('link', { name: '수업 예약' }).click();
    await page.getByRole('row', { name: /PT 12회/ }).getByRole('link', { name: /^예약하기/ }).click();
    await expect(page).toHaveURL(/daymanagement\?membershipId=1&date=2026-11-20$/);
    await expect(sessionsLeft(page)).toHaveText('7회');

    await page.getByRole('button', { name: /년 11월 21일/ }).click();
    await expect(page).toHaveURL(`${pt}&date=2026-11-21`);
    const { button, time } = await firstOpen(page);
    await button.click();
    await expect(toast(page, '예약 성공!')).toBeVisible();
    await expectRefused(button, '예약한 수업');
    await expect(sessionsLeft(page)).toHaveText('6회');
    await expect(page.getByRole('button', { name: new RegExp(`년 11월 21일.*내 예약 ${time}`) })).toBeVisible();

    const cancel = past(page).getByRole('button', { name: `예약 취소 11월 21일 (토) ${time}` });
    await cancel.click();
    await answer(page, '취소');
    await expect(cancel).toBeVisible();
    await cancel.click();
    await answer(page, '확인');
    await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(cancel).toBeHidden();
    await expect(past(page).getByText('취소됨')).toHaveCount(2);
    await expect(sessionsLeft(page)).toHaveText('7회');
    await expect(page).toHaveURL(`${pt}&date=2026-11-21`);
  });

  test("today's reservation can be cancelled where it stands, and the focus stays near", async ({ page }) => {
    await page.goto(pt);
    const today = region(page, '오늘의 예약');
    await today.getByRole('button', { name: '예약 취소 23:00' }).click();
    await answer(page, '확인');
    await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
    await expect(today.getByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect(past(page).getByRole('button', { name: /^예약 취소/ })).toHaveCount(0);
    await expect(today).toBeFocused();
  });

  test('a full class says 마감 and cannot be reserved', async ({ page }) => {
    await page.goto(`${pt}&date=2026-11-21`);
    const full = classes(page).getByRole('button', { name: '예약하기 10:00 강민준' });
    await expectRefused(full, '마감');
    await full.click({ force: true });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(sessionsLeft(page)).toHaveText('7회');
  });

  test('a class that has begun since the lists came cannot be reserved', async ({ page }) => {
    await page.goto(`${pt}&date=2026-11-20`);
    const lastClass = classes(page).getByRole('button', { name: /^예약하기 20:00/ });
    await expect(lastClass).not.toHaveAttribute('aria-disabled');
    await setTime(page, '2026-11-20T23:00:00');
    await expectRefused(lastClass, '지난 수업');
    await expectRefused(region(page, '오늘의 예약').getByRole('button', { name: '예약 취소 23:00' }), '지난 수업');
  });

  test('a seat that somebody else took in between is refused in words; the lists follow and the day stays', async ({ page, context }) => {
    await page.goto(`${pt}&date=2026-11-23`);
    const { button, time } = await firstOpen(page);
    await takeSeat(await context.newPage(), `2026-11-23T${time}:00`);
    await button.click();
    await page.bringToFront();
    await acknowledge(page, '예약 실패: 마감된 수업입니다.');
    await expectRefused(button, '마감');
    await expect(classes(page)).toBeFocused();
    await expect(page).toHaveURL(`${pt}&date=2026-11-23`);
    await expect(page.getByRole('button', { name: /년 11월 23일.*선택됨/ })).toBeVisible();
    await expect(sessionsLeft(page)).toHaveText('7회');
  });

  test('a reservation that another tab has cancelled is refused in words, and the lists follow', async ({ page, context }) => {
    await page.goto(pt);
    const cancel = region(page, '오늘의 예약').getByRole('button', { name: '예약 취소 23:00' });
    await expect(cancel).toBeVisible();
    const other = await context.newPage();
    await setTime(other, morning);
    await other.goto(pt);
    await region(other, '오늘의 예약').getByRole('button', { name: /^예약 취소/ }).click();
    await answer(other, '확인');
    await expect(toast(other, '예약이 취소되었습니다.')).toBeVisible();
    await cancel.click();
    await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: '확인' }).click();
    await acknowledge(page, '예약 취소 실패: 예약을 찾을 수 없습니다.');
    await expect(cancel).toBeHidden();
  });

  test('a hasty double press reserves once', async ({ page }) => {
    await page.goto(`${pt}&date=2026-11-21`);
    const { button } = await firstOpen(page);
    await button.dblclick();
    await expect(toast(page, '예약 성공!')).toHaveCount(1);
    await expectRefused(button, '예약한 수업');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(sessionsLeft(page)).toHaveText('6회');
  });

  test('without a connection the refusal says so and the page stays as it was', async ({ page }) => {
    await page.goto(`${pt}&date=2026-11-21`);
    const { button } = await firstOpen(page);
    await interfere(page, '/api/', 'unreachable');
    await button.click();
    await acknowledge(page, '예약 실패: 서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.');
    await expect(button).toBeVisible();
    await expect(past(page).getByText('출석')).toHaveCount(4);
    await interfere(page, '/api/', undefined);
    await button.click();
    await expect(toast(page, '예약 성공!')).toBeVisible();
  });

  test('a failed list is empty and can be asked for again, while the others stand', async ({ page }) => {
    await page.goto('/');
    await interfere(page, '/api/fitness/reservation/history', { status: 500 });
    await openInside(page, `${pt}&date=2026-11-21`);
    await expect(past(page).getByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect(classes(page).getByRole('button', { name: /^예약하기/ }).first()).toBeVisible();
    await interfere(page, '/api/fitness/reservation/history', undefined);
    await past(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(past(page).getByText('출석')).toHaveCount(4);
  });

  test('a history of which only numbers and times are known can still be cancelled', async ({ page }) => {
    await page.goto('/');
    const rows = [
      { reservationId: 9001, classTime: '2026-11-25T10:00:00' },
      { reservationId: 9002, classTime: '2026-11-02T10:00:00' },
    ];
    await interfere(page, '/api/fitness/reservation/history', { status: 200, body: rows });
    await interfere(page, '/api/fitness/reservation/today', { status: 200, body: null });
    await openInside(page, pt);
    await expect(past(page).getByRole('button', { name: /^예약 취소/ })).toHaveAccessibleName('예약 취소 11월 25일 (수) 10:00');
    await expect(region(page, '오늘의 예약').getByText('조회된 데이터가 없습니다.')).toBeVisible();
  });

  test('a reload and a deep link keep the membership and the day, and the way back leads to the passes', async ({ page }) => {
    await page.goto('/fitness/reservations');
    await page.getByRole('row', { name: /필라테스 24회/ }).getByRole('link', { name: /^예약하기/ }).click();
    await page.getByRole('button', { name: /년 11월 24일/ }).click();
    await page.reload();
    await expect(page).toHaveURL(`${dayManagement}?membershipId=2&date=2026-11-24`);
    await expect(page.getByRole('button', { name: /년 11월 24일.*선택됨/ })).toBeVisible();
    await expect(classes(page).getByText('정유나').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/fitness/reservations');
  });

  test('the way back closes the question first and leaves the page only afterwards', async ({ page }) => {
    await page.goto('/fitness/reservations');
    await page.getByRole('row', { name: /PT 12회/ }).getByRole('link', { name: /^예약하기/ }).click();
    const cancel = region(page, '오늘의 예약').getByRole('button', { name: '예약 취소 23:00' });
    await cancel.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // There is no navigation to wait for: the page stays.
    void page.goBack().catch(() => null);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(cancel).toBeVisible();
    await expect(page).toHaveURL(/daymanagement\?membershipId=1&date=/);
  });

  test('an address without a pass, or with a pass of somebody else, says so and leads back', async ({ page }) => {
    await page.goto(dayManagement);
    await expect(page.getByText('이용권이 선택되지 않았습니다.')).toBeVisible();
    await page.goto(`${dayManagement}?membershipId=4`);
    await expect(page.getByText('이용권을 찾을 수 없습니다.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '이용권 목록' }).last().click();
    await expect(page).toHaveURL('/fitness/reservations');
  });

  test('a day can be chosen, a class reserved and cancelled with the keyboard alone', async ({ page }) => {
    await page.goto(`${pt}&date=2026-11-20`);
    const day = page.getByRole('button', { name: /년 11월 20일/ });
    await expect(day).toBeVisible();
    await day.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${pt}&date=2026-11-21`);
    const { button } = await firstOpen(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expectRefused(button, '예약한 수업');
    await expect(classes(page)).toBeFocused();
    const cancel = past(page).getByRole('button', { name: /^예약 취소 11월 21일/ });
    await cancel.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName(question);
    await page.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
  });
});

test('an expired and a used-up pass stay visible, say why they cannot be used and still show their history', async ({ page }) => {
  await signIn(page, 'customer3');
  await page.goto('/fitness/reservations');
  await expectRefused(page.getByRole('row', { name: /필라테스 12회/ }).getByRole('button', { name: /^예약하기/ }), '이용권 만료');
  const usedUp = page.getByRole('row', { name: /PT 12회/ });
  await expectRefused(usedUp.getByRole('button', { name: /^예약하기/ }), '잔여 0회');
  await usedUp.getByRole('link', { name: /^예약 내역/ }).click();
  await expect(past(page).getByText('출석')).toHaveCount(12);
  const reserve = classes(page).getByRole('button', { name: /^예약하기/ }).first();
  await expect(reserve).toHaveAccessibleDescription(/잔여 0회|마감/);
});

test('a customer without a pass is led to the memberships; a health pass says that it needs no reservation', async ({ page }) => {
  await signIn(page, 'customer2');
  await page.goto('/fitness/reservations');
  await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible();
  await page.getByRole('link', { name: '회원권 보러 가기' }).click();
  await expect(page).toHaveURL('/fitness/membership');
});

test('a health pass says that it is used without a reservation', async ({ page }) => {
  await signIn(page, 'customer1');
  await page.goto('/fitness/reservations');
  await expectRefused(page.getByRole('row', { name: /헬스 3개월/ }).getByRole('button', { name: /^예약하기/ }), '예약 없이 이용');
});

test('signed out, a deep link leads over sign-in to the same pass and day', async ({ page }) => {
  await setTime(page, morning);
  await page.goto(`${pt}&date=2026-11-24`);
  await expect(page).toHaveURL('/auth/signin');
  await sendSignIn(page, 'customer1');
  await expect(page).toHaveURL(`${pt}&date=2026-11-24`);
});

test('a token shorter than 20 characters is not used: the page says so and offers a way to sign in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('accessToken', 'nineteen-characters'));
  await page.goto('/fitness/reservations');
  await expect(page.getByText('유효하지 않은 토큰입니다. 다시 로그인해주세요.')).toBeVisible();
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

    test(`today is ${today} and the day before cannot be chosen`, async ({ page }) => {
      await setTime(page, time);
      await signIn(page, 'customer1');
      await page.goto(`${dayManagement}?membershipId=2`);
      await expect(page.getByRole('button', { name: new RegExp(`^오늘.*${today}`) })).toHaveAttribute('aria-current', 'date');
      await expect(page.getByRole('button', { name: new RegExp(`${yesterday}.*지난 날짜`) })).toHaveAttribute('aria-disabled', 'true');
      await expect(region(page, '오늘의 예약').getByText(new RegExp(`^${today}`))).toBeVisible();
    });
  });
}

/** Signs up somebody who buys the same PT with 강민준 and takes his class at this time, all over the backend's own calls. */
const takeSeat = async (page: Page, classTime: string) => {
  await setTime(page, morning);
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(
    async ([password, time]) => {
      const base = 'http://localhost:8080/api';
      const call = async (method: string, path: string, token: string, body?: object) => {
        const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
        const response = await fetch(`${base}${path}`, { method, headers, body: body && JSON.stringify(body) });
        const text = await response.text();
        if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
        return text === '' ? null : JSON.parse(text);
      };
      const rival = { nickname: '한경쟁', gender: 'male', username: 'rival01', password, passwordCheck: password, ph: '01099998888', email: 'rival@makefit.kr' };
      await call('POST', '/auth/signup', '', rival);
      const { token } = await call('POST', '/auth/signin', '', { username: rival.username, password });
      const userId = Number(JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).jti);
      await call('POST', '/fitness/pay', token, {
        reqMembershipDto: { userId, promotionId: 1 },
        reqPayDto: { uuid: 'rival-payment', userId, managerId: 1, promotionId: 1, paymentMethod: 'KAKAOPAY' },
      });
      const [pass] = await call('GET', '/fitness/reservations/available-promotions', token);
      const open = await call('GET', `/fitness/classes/reservable?membershipId=${pass.membershipId}`, token);
      const wanted = open.find((one: { classTime: string }) => one.classTime === time);
      await call('POST', '/fitness/reservation', token, { classId: wanted.classId, membershipId: pass.membershipId });
    },
    [demoPassword, classTime] as const,
  );
  await page.close();
};

/** Opens an address inside the running app, as a link would. */
const openInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
