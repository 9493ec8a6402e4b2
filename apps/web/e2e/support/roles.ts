import { expect, type Locator, type Page } from '@playwright/test';
import { membersPath } from './master.ts';

export const accountsPath = `${membersPath}?grouped=1&q=00000`;

export function rowOf(page: Page, name: string) {
  return page.getByRole('row', { name });
}

export function roleIn(row: Locator) {
  return row.getByLabel('권한');
}

/** On a phone the editor is in the collapsed part of the row. */
export function unfold(row: Locator) {
  return row.getByRole('button', { name: '자세히' }).click();
}

/** Chooses a role for a user without saving it. */
export async function chooseRole(page: Page, name: string, role: string) {
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  if (!(await roleIn(row).isVisible())) await unfold(row);
  await roleIn(row).selectOption(role);
}
