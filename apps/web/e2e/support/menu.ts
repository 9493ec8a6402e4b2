import { expect, type Page } from '@playwright/test';

/** Opens the menu and finds a link in it; arriving at a page closes the menu, and then it is opened again. */
export async function openMenu(page: Page, label: string) {
  const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: '메뉴' }).click();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return link;
}

/** Goes to a page over the menu. */
export async function goByMenu(page: Page, label: string) {
  const title = await page.title();
  await expect(async () => {
    await (await openMenu(page, label)).click({ timeout: 1_000 });
    await expect(page).not.toHaveTitle(title, { timeout: 1_000 });
  }).toPass();
}
