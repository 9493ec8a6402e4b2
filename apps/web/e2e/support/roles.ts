import { expect, type Locator, type Page } from '@playwright/test';
import { membersPath } from './master.ts';

/** The list of the demo accounts. */
export const accountsPath = `${membersPath}?grouped=1&q=00000`;

/** In the order of the list; all but 이하린 lose sight of passes or members. */
const changes = { 박지호: '매니저', 이하린: '매니저', 정유나: '고객', 최하은: '고객' };

/** The question before the roles of several users are saved. */
export const saveAllQuestion = '변경한 권한을 모두 저장하시겠습니까?';

/** The first row of a user. */
export function rowOf(page: Page, name: string) {
  return page.getByRole('row', { name });
}

/** The role editor in a row. */
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

/** Chooses the four roles of the demo accounts on the open list. */
export async function chooseRoles(page: Page) {
  for (const [name, role] of Object.entries(changes)) await chooseRole(page, name, role);
}

/** The button that saves the roles of all changed users. */
export function saveAllRoles(page: Page) {
  return page.getByRole('button', { name: '모두 저장' });
}

/** How many users have a role that is not saved. */
export function changedRoles(page: Page, count: number) {
  return page.getByText(`변경한 회원 ${count}명`);
}
