import { expect, type Page } from '@playwright/test';
import { expectLoaded } from './pages.ts';

/** Opens the menu and returns one of its links. */
async function openMenu(page: Page, label: string) {
  await expectLoaded(page);
  const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  if (!(await link.isVisible())) await page.getByRole('button', { name: '메뉴' }).click();
  await expect(link).toBeVisible();
  return link;
}

export async function navigateByMenu(page: Page, label: string) {
  const link = await openMenu(page, label);
  const title = await page.title();
  await link.click();
  await expect(page).not.toHaveTitle(title);
  // Waits for the focus, because moving it to the new heading would close an open menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Presses 로그아웃, on a phone in the menu. */
export async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: '메뉴' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: '로그아웃' }).click();
}
