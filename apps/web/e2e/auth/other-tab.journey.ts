import { firstCancellableClass } from '../reservations/reservations.ts';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { signInElsewhere } from '../support/other-tab.ts';
import { expectLoaded } from '../support/pages.ts';
import { fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

const dayPath = fitnessPath('reservations/daymanagement');

test('a tab becomes the page of the user who has signed in in another tab, at once or, where it missed the event, when it is seen again @session:other-user', async ({
  page,
}) => {
  await signIn(page, 'customer1', `${dayPath}?membershipId=1&date=2026-11-23`);
  await firstCancellableClass(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const former = await page.evaluate(() => ({ ...localStorage }));
  await signInElsewhere(page, 'customer2');
  await expect(page.getByText('이하린님 환영합니다')).toBeVisible();
  await expect(page).toHaveURL(dayPath);
  await expectLoaded(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('김서준');
  await page.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, former);
  await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
});

test('a sign-out in another tab leads to sign-in, and the user who signs in again back to the page @session:other-user', async ({
  page,
}) => {
  const path = `${dayPath}?membershipId=1&date=2026-11-23`;
  await signIn(page, 'customer1', path);
  await firstCancellableClass(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await signInElsewhere(page, 'visitor');
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.locator('body')).not.toContainText('김서준');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL(path);
  await expectLoaded(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
