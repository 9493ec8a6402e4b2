import type { Page } from '@playwright/test';

/** Everything that the page writes to the console as an error or a warning. */
export function consoleProblemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}
