import { expect, type Page } from '@playwright/test';

/** Opens the menu and returns one of its links; a navigation closes the menu, so that it may have to be opened again. */
export async function openMenu(page: Page, label: string) {
  const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: '메뉴' }).click();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return link;
}

/** Navigates by a link of the menu. */
export async function navigateByMenu(page: Page, label: string) {
  const title = await page.title();
  await expect(async () => {
    await (await openMenu(page, label)).click({ timeout: 1_000 });
    await expect(page).not.toHaveTitle(title, { timeout: 1_000 });
  }).toPass();
}
