import { expect, type Page } from '@playwright/test';

type Reported = { kind: string; id?: string; name: string; route: string; release: string };

/** Collects what the page reports from now on. */
export function reportsOf(page: Page) {
  const reports: Reported[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports')
      reports.push(JSON.parse(request.postData() ?? '{}'));
  });
  return reports;
}

/** The errors among them, once there are this many. */
export async function errorsIn(reports: readonly Reported[], count: number) {
  const errors = () => reports.filter(({ kind }) => kind === 'error');
  await expect.poll(() => errors().length).toBe(count);
  return errors();
}
