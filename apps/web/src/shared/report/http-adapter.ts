import type { SendReport } from './report.ts';

/**
 * Posts each report as JSON to a URL, with the type text/plain, which needs no CORS preflight. Reports that cannot be delivered
 * are dropped.
 */
export function createHttpAdapter(url: string): SendReport {
  return (report) => {
    const body = JSON.stringify(report);
    try {
      // A beacon is sent even after the page is closed; it is refused when too much data is queued.
      if (navigator.sendBeacon(url, body)) return;
    } catch {
      // Some browser extensions remove `sendBeacon`.
    }
    const options = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
    fetch(url, options).catch(() => undefined);
  };
}
