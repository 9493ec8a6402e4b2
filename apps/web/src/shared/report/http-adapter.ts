import type { SendReport } from './report.ts';

/**
 * The example of an adapter: posts each report as JSON to a URL, as plain text, which needs no preflight from another origin. What
 * cannot be delivered is lost.
 */
export function createHttpAdapter(url: string): SendReport {
  return (report) => {
    const body = JSON.stringify(report);
    try {
      // A beacon outlives the page; it is refused when too much is waiting.
      if (navigator.sendBeacon(url, body)) return;
    } catch {
      // Some extensions take the function away.
    }
    const options = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
    fetch(url, options).catch(() => undefined);
  };
}
