import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

describe('errors that users see (docs/product.md#error-reports)', () => {
  it('reach the adapter, also those from before it was loaded @report:sources', async () => {
    vi.stubEnv('VITE_REPORT_URL', '/reports');
    const { reportError, onReportedError } = await import('./report-error.ts');
    const seen: unknown[] = [];
    reportError('early');
    onReportedError((error) => seen.push(error));
    reportError('late');
    expect(seen).toEqual(['early', 'late']);
  });

  it('are not sent in a build without error reporting @report:off', async () => {
    vi.stubEnv('VITE_REPORT_URL', '');
    const { reportError, onReportedError } = await import('./report-error.ts');
    const seen: unknown[] = [];
    reportError('early');
    onReportedError((error) => seen.push(error));
    reportError('late');
    expect(seen).toEqual([]);
  });
});
