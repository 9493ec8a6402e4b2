import { expect, type Page } from '@playwright/test';
import { timeButton } from './classes.ts';

const repeatTitle = '반복 수업 등록';

/** The dialog of repeated classes. */
export function repeatDialog(page: Page) {
  return page.getByRole('dialog', { name: repeatTitle });
}

/** A button of the dialog. */
export function repeatAction(page: Page, name: string) {
  return repeatDialog(page).getByRole('button', { name, exact: true });
}

type Pattern = Record<'weekdays' | 'hours', readonly string[]> & { weeks: number };

/** Opens the dialog and chooses weekdays and hours for some weeks. */
export async function chooseClasses(page: Page, { weekdays, hours, weeks }: Pattern) {
  await page.getByRole('button', { name: repeatTitle, exact: true }).click();
  for (const weekday of weekdays) await repeatAction(page, weekday).click();
  for (const hour of hours) await timeButton(page, hour).click();
  await repeatDialog(page).getByLabel('기간').selectOption(String(weeks));
}

/** Waits until the sending has ended with these counts. */
export async function expectCounts(page: Page, counts: string) {
  await expect(repeatDialog(page).getByText(counts, { exact: true })).toBeVisible();
}
