import { submitSignIn } from '../support/authentication.ts';
import { invalidToken } from '../support/messages.ts';
import {
  authorizationsOf,
  contentField,
  customersOnly,
  openReviewsAs,
  reviewItems,
  reviewPath,
  submitButton,
} from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';

test.describe('a visitor', () => {
  test('reads five reviews a page in the order of the response, without a token @role:anonymous.browse', async ({
    page,
  }) => {
    const bearers = authorizationsOf(page);
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).pathname === reviewPath,
    );
    await page.goto('/fitness/review');
    const all: { content: string; likeStar: number }[] = await (await answer).json();
    const read: string[] = [];
    for (let first = 0; first < all.length; first += 5) {
      if (first > 0)
        await page
          .getByRole('navigation', { name: '페이지' })
          .getByRole('button', { name: '다음' })
          .click();
      await expect(reviewItems(page)).toHaveCount(Math.min(5, all.length - first));
      await expect(page.getByText(`${all.length}개 중 ${first + 1}~`)).toBeVisible();
      read.push(...(await reviewItems(page).locator('p').allTextContents()));
    }
    expect(read).toEqual(all.map((review) => review.content));
    expect(bearers).toEqual([null]);
  });

  test('sees the average and the distribution over all reviews @extra:review-summary', async ({
    page,
  }) => {
    await page.goto('/fitness/review?page=3');
    const summary = page.getByRole('region', { name: '평균 별점' });
    await expect(summary.getByRole('img', { name: '평균 별점 5점 만점에 4.4점' })).toBeVisible();
    await expect(summary.getByRole('listitem')).toHaveText([
      /5점.*14개/,
      /4점.*6개/,
      /3점.*2개/,
      /2점.*1개/,
      /1점.*0개/,
    ]);
  });

  test('finds the page in the search params: a reload keeps it, the back button returns', async ({
    page,
  }) => {
    await page.goto('/fitness/review');
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect(page).toHaveURL('/fitness/review?page=2');
    await page.getByRole('button', { name: '4', exact: true }).click();
    await expect(page.getByText('23개 중 16~20번째')).toBeVisible();
    await page.reload();
    await expect(page.getByText('23개 중 16~20번째')).toBeVisible();
    await expect(page.getByRole('button', { name: '4', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page.getByText('23개 중 6~10번째')).toBeVisible();
  });

  test('gets a link to sign-in and returns to the open page', async ({ page }) => {
    await page.goto('/fitness/review?page=2');
    await expect(page.getByText(customersOnly)).toBeVisible();
    await expect(contentField(page)).toBeHidden();
    await page.getByRole('button', { name: '로그인하기' }).click();
    await submitSignIn(page, 'customer1');
    await expect(page).toHaveURL('/fitness/review?page=2');
    await expect(contentField(page)).toBeVisible();
  });
});

for (const username of ['trainer1', 'master1']) {
  test(`${username} reads reviews with a token and without a form @role:master.reviews @operation:listReviews`, async ({
    page,
  }) => {
    const bearers = authorizationsOf(page);
    await openReviewsAs(page, username);
    await expect(reviewItems(page)).toHaveCount(5);
    await expect(page.getByText(customersOnly)).toBeVisible();
    await expect(contentField(page)).toBeHidden();
    await expect(submitButton(page)).toBeHidden();
    expect(bearers[0]).toMatch(/^Bearer .+\..+\..+$/);
  });
}

test('an unreadable token is not sent; the reviews and a link to sign-in are shown @operation:listReviews', async ({
  page,
}) => {
  const bearers = authorizationsOf(page);
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem('accessToken', 'this-token-cannot-be-read-by-anybody'),
  );
  await page.goto('/fitness/review');
  await expect(reviewItems(page)).toHaveCount(5);
  await expect(page.getByText(invalidToken)).toBeVisible();
  await page.getByRole('button', { name: '로그인하기' }).click();
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/review');
  expect(bearers[0]).toBeNull();
});
