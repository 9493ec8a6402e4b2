import { expect, type Page } from '@playwright/test';

export function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** A short notification with this text. */
export function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** Checks the text of an alert, presses 확인 and waits until it is closed. */
export async function dismissAlert(page: Page, text: string) {
  const alert = page.getByRole('alertdialog', { name: text, exact: true });
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
}

/** Answers a confirmation with this question and waits until it is closed. */
export async function answerQuestion(page: Page, question: string, answer: string) {
  const dialog = page.getByRole('alertdialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  await expect(dialog).toBeHidden();
}
