import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { openMenu } from '../support/menu.ts';
import { invalidToken } from '../support/messages.ts';
import { selectRadio } from '../support/payment.ts';
import { fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

/** The device's time; a token is valid for twelve hours. */
const time = '2026-11-20T15:00:00';

/** Sets the clock of the server only, which then differs from the device's. */
async function setServerTime(page: Page, next: string) {
  const mocks = await page.waitForFunction(() => window.mockControls);
  await mocks.evaluate(
    (controls, clock) => controls?.setTime(clock as Parameters<typeof controls.setTime>[0]),
    next,
  );
}

test.beforeEach(({ page }) => page.clock.install({ time: `${time}+09:00` }));

test('a device clock that is ahead signs nobody out whom the server accepts, and what was chosen stays @session:device-clock', async ({
  page,
}) => {
  const plan = 'STANDARD 3개월 240,000원';
  await signIn(page, 'customer2', fitnessPath('hmembership'));
  await selectRadio(page, plan);
  await setServerTime(page, time);
  const asked = page.waitForResponse(/attendance\/me/);
  await page.clock.fastForward('12:00:01');
  expect((await asked).status()).toBe(200);
  await expect(page.getByText('이하린님 환영합니다')).toBeVisible();
  await expect(page.getByRole('radio', { name: plan, exact: true })).toBeChecked();
});

test('dates that were typed stay with a device clock that is set ahead @session:device-clock @time:kept @deep', async ({
  page,
}) => {
  await signIn(page, 'master1', fitnessPath('sales'));
  const [start, end] = [page.getByLabel('시작일'), page.getByLabel('종료일')];
  await start.fill('2026-11-01');
  await end.fill('2026-11-10');
  await setServerTime(page, time);
  const asked = page.waitForResponse(/sales\/reports\?startDate=2026-11-21/);
  await page.clock.fastForward('12:00:01');
  expect((await asked).status()).toBe(200);
  await expect(start).toHaveValue('2026. 11. 1.');
  await expect(end).toHaveValue('2026. 11. 10.');
});

test('a user can sign in with a device clock that is a day ahead @session:device-clock @deep', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  await setServerTime(page, '2026-11-19T15:00:00');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
});

test('with a device clock that is behind, the server says when the session has ended @session:device-clock @deep', async ({
  page,
}) => {
  await signIn(page, 'customer1');
  await setServerTime(page, '2026-11-21T15:00:00');
  await (await openMenu(page, '마이페이지')).click();
  await expect(page.getByRole('alertdialog', { name: invalidToken })).toBeVisible();
});
