import type { Page } from '@playwright/test';
import { dismissAlert, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { invalidToken } from '../support/messages.ts';
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
const created = '리뷰가 등록되었습니다.';

async function chooseStars(page: Page, stars: number) {
  await star(page, stars).click();
  await expect(star(page, stars)).toBeChecked();
}

test.describe('the review form', () => {
  test('works by keyboard: arrows select stars, Shift+Enter adds a line, Enter submits', async ({
    page,
  }) => {
    const requests = bodiesOf(page, 'POST', reviewPath);
    await openReviewsAs(page, 'customer1');
    await star(page, 1).focus();
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(star(page, 4)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(contentField(page)).toBeFocused();
    await page.keyboard.type('시설이 깨끗합니다.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('수건도 넉넉합니다.');
    await page.keyboard.press('Enter');
    await expect(toast(page, created)).toBeVisible();
    await expect(reviewItems(page).first()).toContainText(
      '시설이 깨끗합니다.\n수건도 넉넉합니다.',
      {
        useInnerText: true,
      },
    );
    await expect(page.getByText('24개 중 1~5번째')).toBeVisible();
    expect(requests).toEqual([{ content: '시설이 깨끗합니다.\n수건도 넉넉합니다.', likeStar: 4 }]);
  });

  test('is submitted once by a double click', async ({ page }) => {
    const requests = bodiesOf(page, 'POST', reviewPath);
    await openReviewsAs(page, 'customer1');
    await chooseStars(page, 5);
    await contentField(page).fill('한 번만 보냅니다.');
    // Delays the response, so that the second click comes before it even on a busy machine.
    await setFaults(page, { kind: 'latency', ms: 2000, operation: 'createReview' });
    await submitButton(page).dblclick();
    await expect(toast(page, created)).toBeVisible();
    await expect(page.getByText('24개 중 1~5번째')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('restores a draft after a reload and after signing in again, for this user only @extra:review-draft', async ({
    page,
  }) => {
    await openReviewsAs(page, 'customer1');
    await chooseStars(page, 2);
    await contentField(page).fill('쓰다 만 리뷰');
    await expect
      .poll(() => readIndexedDb(page))
      .toContainEqual({ version: 2, likeStar: 2, content: '쓰다 만 리뷰' });
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
    await submitButton(page).click();
    await expect(toast(page, created)).toBeVisible();
    await page.reload();
    await expect(page.getByText('24개 중 1~5번째')).toBeVisible();
    await expect(contentField(page)).toHaveValue('');
    await expect(star(page, 2)).not.toBeChecked();
  });

  test('asks to sign in again with a token of two parts, and sends no request @review:token', async ({
    page,
  }) => {
    const requests = bodiesOf(page, 'POST', reviewPath);
    const bearers = authorizationsOf(page);
    await openReviewsAs(page, 'customer1');
    await page.evaluate(() =>
      localStorage.setItem(
        'accessToken',
        (localStorage.getItem('accessToken') ?? '').split('.').slice(0, 2).join('.'),
      ),
    );
    await page.reload();
    await chooseStars(page, 5);
    await contentField(page).fill('토큰이 이상합니다.');
    await submitButton(page).click();
    await dismissAlert(page, invalidToken);
    expect(requests).toEqual([]);
    expect(bearers.map((bearer) => bearer !== null)).toEqual([true, false]);
  });

  test('shows markup as text, and long words wrap at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const hostile = `<img src=x onerror="document.title='hacked'"><script>1</script>${'가'.repeat(200)}${'w'.repeat(200)}`;
    await openReviewsAs(page, 'customer1');
    await chooseStars(page, 1);
    await contentField(page).fill(hostile);
    await submitButton(page).click();
    await expect(reviewItems(page).first().locator('p')).toHaveText(hostile);
    await expect(page).toHaveTitle(/^리뷰/);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
