import { expect, type Page } from '@playwright/test';

type Reported = { kind: string; id?: string; name: string; route: string; release: string };

/** Collects the page's error and metric reports from now on. */
export function reportsOf(page: Page) {
  const reports: Reported[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports')
      reports.push(JSON.parse(request.postData() ?? '{}'));
  });
  return reports;
}

/** The error reports, once there are this many. */
export async function errorsIn(reports: readonly Reported[], count: number) {
  const errors = () => reports.filter(({ kind }) => kind === 'error');
  await expect.poll(() => errors().length).toBe(count);
  return errors();
}
