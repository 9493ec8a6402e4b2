import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { toast } from '../support/elements.ts';
import { navigate } from '../support/pages.ts';
import { choosePaymentResult, paymentDialog } from '../support/payment.ts';
import { preventPrefetch } from '../support/requests.ts';
import { contentField, openReviewsAs } from '../support/reviews.ts';
import { expect, test, untilStarted } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

/**
 * Simulates a deployment: the server no longer has the files that the page has not loaded yet, until the page is reloaded, or
 * permanently. Returns the loaded documents and a function that restores the files.
 */
async function removeFiles(page: Page, { forEver = false } = {}) {
  const documents: string[] = [];
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.context().route('**/assets/*', (route) => {
    const url = route.request().url();
    if (documents.length === 0) asked.add(url);
    const isGone = documents.length === 0 || (forEver && asked.has(url));
    return isGone ? route.fulfill({ status: 404 }) : route.fallback();
  });
  return { documents, restore: () => page.context().unroute('**/assets/*') };
}

type Reported = { id: string; name: string; route: string; release: string };

function reportsOf(page: Page) {
  const reports: Reported[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports')
      reports.push(JSON.parse(request.postData() ?? '{}'));
  });
  return reports;
}

const expectMap = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: '오시는 길' })).toBeVisible();
const problem = (page: Page) => page.getByRole('heading', { name: '화면을 불러오지 못했습니다.' });
const tryAgain = (page: Page) => page.getByRole('button', { name: '다시 시도' }).click();

// A file that was loaded in advance could not be missing.
test.beforeEach(({ page }) => preventPrefetch(page));

test('a page of the former release is loaded again once and keeps a review that was typed @deployment:reload', async ({
  page,
}) => {
  await openReviewsAs(page, 'customer1');
  await contentField(page).fill('수건도 넉넉합니다.');
  const { documents } = await removeFiles(page);
  await navigate(page, '/fitness/map');
  await expectMap(page);
  expect(documents).toHaveLength(1);
  await untilStarted(page);
  await page.goBack();
  await expect(contentField(page)).toHaveValue('수건도 넉넉합니다.');
  expect(documents).toHaveLength(1);
});

test('what went wrong reaches the studio under the id of the error page, without what it said about a member; 다시 시도 opens the page once its file is there', async ({
  page,
}) => {
  const reports = reportsOf(page);
  await openReviewsAs(page, 'customer1');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('No pass of 김서준, 010-2000-0001.');
    });
    void Promise.reject(new TypeError('odd'));
  });
  await expect
    .poll(() => reports.map(({ name }) => name).toSorted())
    .toEqual(['RangeError', 'TypeError']);
  expect(reports[0]).toMatchObject({
    route: '/{product}/review',
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });

  const { documents, restore } = await removeFiles(page, { forEver: true });
  await navigate(page, '/fitness/map');
  await expect(problem(page)).toBeVisible();
  expect(documents).toHaveLength(1);
  const number = await page.getByText('오류 번호').textContent();
  await expect.poll(() => reports.map(({ id }) => `오류 번호 ${id}`)).toContain(number);
  expect(JSON.stringify(reports)).not.toMatch(/김서준|2000|customer1/);
  await restore();
  await tryAgain(page);
  await expectMap(page);
});

test('a question is asked without the script of its modal @deployment:alert', async ({ page }) => {
  await setTime(page, morning);
  await signIn(page, 'customer1', '/fitness/reservations');
  const cancel = page.getByRole('button', { name: '예약 취소 11월 23일 (월) 10:00' });
  await expect(cancel).toBeVisible();
  await removeFiles(page);
  await cancel.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: '예약 유지' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await question.getByRole('button', { name: '예약 취소' }).click();
  await expect(cancel).toBeHidden();
});

test('a page of the former release is not loaded again by itself while a payment is open', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'customer2', '/fitness/membership');
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await expect(paymentDialog(page)).toBeVisible();
  const { documents } = await removeFiles(page);
  await navigate(page, '/fitness/map');
  await expect(problem(page)).toBeAttached();
  expect(documents).toEqual([]);
  await choosePaymentResult(page, '결제 승인');
  await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
  await tryAgain(page);
  await expectMap(page);
});
