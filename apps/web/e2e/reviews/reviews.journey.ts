import type { Page } from '@playwright/test';
import { submitSignIn } from '../support/authentication.ts';
import { toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { bodiesOf } from '../support/requests.ts';
import {
  authorizationsOf,
  contentField,
  openReviewsAs,
  reviewItems,
  reviewPath,
  submitButton,
} from '../support/reviews.ts';
import { readIndexedDb } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const star = (page: Page, stars: number) =>
  page.getByRole('radio', { name: `${stars}점`, exact: true });

test('a visitor reads the reviews in the order of the response, without a token; a reload keeps the page, the back button returns, and sign-in leads back to it @role:anonymous.browse @operation:listReviews @deep', async ({
  page,
}) => {
  const bearers = authorizationsOf(page);
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === reviewPath,
  );
  await page.goto('/fitness/review');
  const all: { content: string }[] = await (await answer).json();
  const read: string[] = [];
  const turn = page.getByRole('navigation', { name: '페이지' });
  for (let first = 0; first < all.length; first += 5) {
    if (first > 0) await turn.getByRole('button', { name: '다음' }).click();
    await expect(page.getByText(`${first + 1}~`)).toBeVisible();
    read.push(...(await reviewItems(page).locator('p').allTextContents()));
  }
  expect(read).toEqual(all.map((review) => review.content));
  expect(bearers).toEqual([null]);

  await turn.getByRole('button', { name: '4', exact: true }).click();
  await expect(page.getByText('16~20번째')).toBeVisible();
  await page.reload();
  await expect(page.getByText('16~20번째')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('21~23번째')).toBeVisible();
  await page.getByRole('button', { name: '로그인하기' }).click();
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/review?page=5');
  await expect(contentField(page)).toBeVisible();
  await expect.poll(() => bearers.at(-1)).toMatch(/^Bearer .+\..+\..+$/);
});

test('a draft is restored after a reload and after signing in again, for this user only, and a double click submits it once @extra:review-draft', async ({
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
  // Delays the response, so that the second click comes before it even on a busy machine.
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'createReview' });
  await submitButton(page).dblclick();
  await expect(toast(page, '리뷰가 등록되었습니다.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('리뷰 24개')).toBeVisible();
  expect(requests).toEqual([{ content: '쓰다 만 리뷰', likeStar: 2 }]);
  await expect(contentField(page)).toHaveValue('');
  await expect(star(page, 2)).not.toBeChecked();
});
