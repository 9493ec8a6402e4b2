import type { Page } from '@playwright/test';
import { readIndexedDb } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: '데모 설정' });
const section = (page: Page, name: string) => panel(page).getByRole('region', { name });
const reviews = (page: Page) => page.getByRole('region', { name: '전체 리뷰' });
const noReviews = '등록된 리뷰가 없습니다.';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: '데모 설정', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

test('a fault affects the next request, survives a reload and can be removed @menu:footer', async ({
  page,
}) => {
  await page.goto('/fitness/review');
  await expect(
    reviews(page)
      .getByRole('img', { name: /^별점 5점 만점에/ })
      .first(),
  ).toBeVisible();
  await openPanel(page);
  const faults = section(page, '지연과 오류');
  await faults.getByLabel('오류가 날 호출').selectOption({ label: 'GET {product}/review' });
  await faults.getByLabel('오류의 종류').selectOption('상태 코드 500');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect
    .poll(async () => JSON.stringify(await readIndexedDb(page)))
    .toContain('listReviews.status-500');
  await page.reload();
  await expect(page.getByText(noReviews)).toBeVisible();
  await openPanel(page);
  await expect(faults.getByLabel('오류의 종류')).toHaveValue('status-500');
  await faults.getByLabel('오류의 종류').selectOption('없음');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(
    reviews(page)
      .getByRole('img', { name: /^별점 5점 만점에/ })
      .first(),
  ).toBeVisible();
});

test('a link sets another browser to the same data, time, faults and user @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/fitness/review');
  await openPanel(page);
  await section(page, '데이터와 시각').getByLabel('스튜디오의 시각').fill('2026-12-24T08:00:00');
  await section(page, '데이터와 시각').getByRole('button', { name: '시각 변경' }).click();
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await section(page, '데이터와 시각').getByLabel('시나리오').selectOption('empty');
  await section(page, '데이터와 시각')
    .getByRole('button', { name: '이 데이터로 다시 시작' })
    .click();
  await expect(page.getByText(noReviews)).toBeVisible();
  await openPanel(page);
  await section(page, '사용자').getByLabel('로그인할 사용자').selectOption('customer1');
  await openPanel(page);
  await section(page, '지연과 오류').getByLabel('모든 답의 지연').selectOption('300ms');
  const link = await section(page, '링크').getByLabel('이 상태로 여는 링크').inputValue();
  expect(link).toContain('mock=empty_at-20261224T080000_late-300-0&mock-as=customer1');

  const other = await browser.newPage({ baseURL: baseURL! });
  await other.goto(link);
  await expect(other.getByText(noReviews)).toBeVisible();
  await expect(other).toHaveURL('/fitness/review');
  await openPanel(other);
  await expect(section(other, '링크').getByLabel('이 상태로 여는 링크')).toHaveValue(link);
  await other.close();
});
