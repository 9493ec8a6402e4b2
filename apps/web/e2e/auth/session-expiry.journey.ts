import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { membersPath } from '../support/master.ts';
import { forbidden, invalidToken } from '../support/messages.ts';
import { buy, selectRadio } from '../support/payment.ts';
import { fitnessPath } from '../support/purchase.ts';
import { contentField, openReviewsAs, submitButton } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';

test('a review that fails with 401 shows its error, then asks to sign in again, and its text is kept @session:return-state @session:action', async ({
  page,
}) => {
  await openReviewsAs(page, 'customer1');
  await page.getByRole('radio', { name: '4점', exact: true }).click();
  await contentField(page).fill('수건도 넉넉합니다.');
  await setFaults(page, { kind: 'answer', name: 'LoginRequired', operation: 'createReview' });
  await submitButton(page).click();
  await dismissAlert(page, '리뷰 등록 중 문제가 발생했습니다.');
  const notice = page.getByRole('alertdialog', { name: invalidToken });
  await expect(notice.getByRole('button', { name: '닫기' })).toBeVisible();
  await clearFaults(page);
  await notice.getByRole('button', { name: '로그인하기' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByText(/^로그인하면 .+ 화면으로 이어집니다\.$/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/review');
  await expect(contentField(page)).toHaveValue('수건도 넉넉합니다.');
  await expect(page.getByRole('radio', { name: '4점', exact: true })).toBeChecked();
});

test.describe('a token that expires while a page is open', () => {
  // Twelve hours later the date in Seoul has changed, which renders pages again before they are left.
  test.beforeEach(async ({ page }) => page.clock.install({ time: '2026-11-20T15:00:00+09:00' }));

  test('keeps the selected plan: buying leads to sign-in and back @session:return-state', async ({
    page,
  }) => {
    const plan = 'STANDARD 3개월 240,000원';
    await signIn(page, 'customer2', fitnessPath('hmembership'));
    await selectRadio(page, plan);
    await page.clock.fastForward('12:00:01');
    await expect(page.getByText('이하린님 환영합니다')).toBeHidden();
    await buy(page);
    await dismissAlert(page, '로그인이 필요합니다.');
    await submitSignIn(page, 'customer2');
    await expect(page).toHaveURL(fitnessPath('hmembership'));
    await expect(page.getByRole('radio', { name: plan, exact: true })).toBeChecked();
  });

  test('keeps unsaved roles, for the same user only @session:return-state @guard:return-role', async ({
    page,
  }) => {
    const row = page.getByRole('row', { name: /이하린/ });
    const role = row.getByLabel('권한');
    await signIn(page, 'master1', `${membersPath}?q=01020000002`);
    await row.getByRole('button', { name: '자세히' }).click();
    await role.selectOption('매니저');
    await page.clock.fastForward('12:00:01');
    await expect(page.getByText(invalidToken)).toBeVisible();
    await page.getByRole('button', { name: '로그인하기' }).click();
    await submitSignIn(page, 'master1');
    await expect(page).toHaveURL(`${membersPath}?q=01020000002`);
    await expect(role).toBeVisible();
    await expect(role).toHaveValue('manager');
    await page.clock.fastForward('12:00:01');
    await page.getByRole('button', { name: '로그인하기' }).click();
    await submitSignIn(page, 'trainer1');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: forbidden })).toBeHidden();
  });
});
