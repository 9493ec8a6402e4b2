import { expect, type Page } from '@playwright/test';
import { signIn } from './user.ts';

/** The path of the calls that list and write reviews. */
export const path = '/api/fitness/review';
/** What those who may not write are told in place of the form. */
export const onlyCustomers = '리뷰 작성은 고객만 가능합니다.';
/** What is said of a token that cannot be used. */
export const invalidToken = '유효하지 않은 토큰입니다. 다시 로그인해주세요.';

/** The field of the review's words. */
export function content(page: Page) {
  return page.getByLabel('리뷰 내용');
}

/** 등록. */
export function send(page: Page) {
  return page.getByRole('button', { name: '등록', exact: true });
}

/** The reviews of the page that is shown. */
export function reviews(page: Page) {
  return page
    .getByRole('region', { name: '전체 리뷰' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /^별점/ }) });
}

/** Arrives at the reviews as a demo account, with the list there. */
export async function openAs(page: Page, username: string) {
  await signIn(page, username, '/fitness/review');
  await expect(page.getByText('23개 중 1~5번째')).toBeVisible();
}

/** The bearer headers of the list's calls so far; null where there was none. */
export function bearersOf(page: Page) {
  const bearers: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path)
      bearers.push(request.headers()['authorization'] ?? null);
  });
  return bearers;
}
