import { expect, test } from '@playwright/test';

test('a component is found by its Korean name, and its page has its properties, code and screens', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('./?path=/docs/시작하기-소개--문서');
  await page.locator('#storybook-explorer-searchfield').fill('테이블');
  await page.locator('.search-result-item').filter({ hasText: '컴포넌트Table' }).first().click();
  const docs = page.locator('#storybook-preview-iframe').contentFrame();
  await expect(docs.getByRole('heading', { level: 1, name: 'Table' })).toBeVisible();
  const phone = docs.getByRole('row', { name: /^phone/ });
  await expect(phone).toContainText('카드 또는 접힌 행');
  await expect(phone.getByRole('radio')).toHaveCount(2);
  await docs.getByRole('switch', { name: 'Show code' }).first().click();
  await expect(docs.locator('pre').filter({ hasText: '<Table' }).first()).toBeVisible();
  await docs.getByRole('link', { name: '마스터/매출' }).click();
  await expect(docs.getByRole('heading', { level: 1, name: '매출' })).toBeVisible();
  expect(errors).toEqual([]);
});
