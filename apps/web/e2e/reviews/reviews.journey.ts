import type { Page } from '@playwright/test';
import { bodiesOf } from '../support/requests.ts';
import { contentField, openReviewsAs, reviewPath, submitButton } from '../support/reviews.ts';
import { readIndexedDb } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const star = (page: Page, stars: number) =>
  page.getByRole('radio', { name: `${stars}점`, exact: true });

test('a draft is restored after a reload and after signing in again, for this user only, and is gone once it was sent @review:draft', async ({
  page,
}) => {
  await openReviewsAs(page, 'customer1');
  await star(page, 2).click();
  await contentField(page).fill('쓰다 만 리뷰');
  await expect
    .poll(() => readIndexedDb(page))
    .toContainEqual({ likeStar: 2, content: '쓰다 만 리뷰' });
  await page.reload();
  await expect(contentField(page)).toHaveValue('쓰다 만 리뷰');
  await expect(star(page, 2)).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await openReviewsAs(page, 'customer2');
  await expect(contentField(page)).toHaveValue('');
  await page.evaluate(() => localStorage.clear());
  await openReviewsAs(page, 'customer1');
  await expect(contentField(page)).toHaveValue('쓰다 만 리뷰');
  await expect(star(page, 2)).toBeChecked();
  const requests = bodiesOf(page, 'POST', reviewPath);
  await submitButton(page).click();
  await expect(page.getByText('리뷰 24개')).toBeVisible();
  expect(requests).toEqual([{ content: '쓰다 만 리뷰', likeStar: 2 }]);
  await page.reload();
  await expect(page.getByText('리뷰 24개')).toBeVisible();
  await expect(contentField(page)).toHaveValue('');
  await expect(star(page, 2)).not.toBeChecked();
});
