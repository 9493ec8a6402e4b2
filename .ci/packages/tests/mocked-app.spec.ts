import { readFileSync } from 'node:fs';
import { demoAccounts, DEMO_PASSWORD } from '@fitness/mocks/demo-accounts';
import { expect, test } from '@playwright/test';
import { appFolder } from './app-folder.ts';
import { consoleProblemsOf } from './console-problems.ts';

const customer = demoAccounts.find(({ username }) => username === 'customer1')!;

/** The background of the main button by the installed design tokens. */
function accentColor(): string {
  const { color } = JSON.parse(
    readFileSync(`${appFolder}/node_modules/@fitness/ui/dist/tokens.json`, 'utf8'),
  ) as { color: { accent: { base: { $value: { components: number[] } } } } };
  const bytes = color.accent.base.$value.components.map((share) => Math.round(share * 255));
  return `rgb(${bytes.join(', ')})`;
}

test('an app outside the workspace signs in, picks a day and lists passes', async ({ page }) => {
  const problems = consoleProblemsOf(page);
  await page.goto('/');

  const submit = page.getByRole('button', { name: '로그인' });
  await expect(submit).toHaveCSS('background-color', accentColor());
  await expect(page.locator('body')).toHaveCSS('margin', '0px');

  await page.getByRole('textbox', { name: '아이디' }).fill(customer.username);
  await page.getByLabel('비밀번호').first().fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.nickname);

  const table = page.getByRole('table', { name: '내 이용권' });
  await expect(table.getByRole('rowheader', { name: /PT/ }).first()).toBeVisible();

  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /11월 20일/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2026-11-28에 방문합니다.');

  expect(problems).toEqual([]);
});

test('a wrong password is answered by the mock backend', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: '아이디' }).fill(customer.username);
  await page.getByLabel('비밀번호').first().fill('Wrong-password1!');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert')).toContainText(
    '401 아이디 또는 비밀번호가 올바르지 않습니다.',
  );
});
