import { expect, type Page } from '@playwright/test';

type Reported = { id: string; name: string; route: string; release: string };

/** Collects the page's error reports from now on. */
export function reportsOf(page: Page) {
  const reports: Reported[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports')
      reports.push(JSON.parse(request.postData() ?? '{}'));
  });
  return reports;
}

/** The reports, once there are this many. */
export async function errorsIn(reports: readonly Reported[], count: number) {
  await expect.poll(() => reports.length).toBe(count);
  return reports;
}
