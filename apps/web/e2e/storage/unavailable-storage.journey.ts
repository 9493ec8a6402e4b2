import { submitSignIn } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { logOut, openMenu } from '../support/menu.ts';
import { contentField, submitButton } from '../support/reviews.ts';
import { fillStorage } from './storage-faults.ts';
import { expect, test } from '../support/test.ts';

const notStored =
  '로그인했지만 이 기기에 로그인 상태를 저장하지 못했습니다. 이 탭에서는 이용할 수 있지만, 새로고침하거나 탭을 닫으면 다시 로그인해야 합니다.';

test('with full storage a user is told, signed in for this tab, writes a review and signs out @session:not-stored', async ({
  page,
}) => {
  await fillStorage(page);
  await page.goto('/fitness/reservations');
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await dismissAlert(page, notStored);
  await expect(page).toHaveURL('/fitness/reservations');
  await (await openMenu(page, '리뷰')).click();
  await page.getByRole('radio', { name: '4점', exact: true }).click();
  await contentField(page).fill('저장 공간이 없어도 씁니다.');
  await submitButton(page).click();
  await expect(toast(page, '리뷰가 등록되었습니다.')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByText('김서준님 환영합니다')).toBeHidden();
});
