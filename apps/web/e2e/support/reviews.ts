import { expect, type Page } from '@playwright/test';
import { signIn } from './authentication.ts';

export const reviewPath = '/api/fitness/review';

export function contentField(page: Page) {
  return page.getByLabel('리뷰 내용');
}

export function submitButton(page: Page) {
  return page.getByRole('button', { name: '등록', exact: true });
}

/** Opens the reviews as a demo account and waits for the list. */
export async function openReviewsAs(page: Page, username: string) {
  await signIn(page, username, '/fitness/review');
  await expect(page.getByText('리뷰 23개')).toBeVisible();
}
