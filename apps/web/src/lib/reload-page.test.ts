import { beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();

let reloadForMissingChunk: () => boolean;
let keepFromReload: <Result>(task: Promise<Result>) => Promise<Result>;

/** Opens this page in a tab with this storage. */
function open(pathname: string, tab = new Map<string, string>()) {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { location: { pathname, reload } });
  vi.stubGlobal('history', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
  });
  return tab;
}

beforeEach(async () => {
  vi.clearAllMocks();
  // Tests of other files leave work behind that never ends.
  vi.resetModules();
  ({ keepFromReload, reloadForMissingChunk } = await import('./reload-page.ts'));
});

describe('a page of which a chunk is missing (docs/product.md#deployments)', () => {
  it('is loaded again once', () => {
    const tab = open('/fitness/trainers');
    expect(reloadForMissingChunk()).toBe(true);
    expect(reloadForMissingChunk()).toBe(false);
    open('/fitness/sales', tab);
    expect(reloadForMissingChunk()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not loaded again without a connection', () => {
    open('/fitness/trainers');
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadForMissingChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not loaded again before the last of all tasks has ended, also when one fails', async () => {
    open('/fitness/trainers');
    const payment = Promise.withResolvers<void>();
    const record = Promise.withResolvers<void>();
    const paying = keepFromReload(payment.promise).catch(() => keepFromReload(record.promise));
    expect(reloadForMissingChunk()).toBe(false);
    payment.reject(new Error('결제 취소'));
    await Promise.allSettled([payment.promise]);
    await Promise.resolve();
    expect(reloadForMissingChunk()).toBe(false);
    record.resolve();
    await paying;
    expect(reloadForMissingChunk()).toBe(true);
  });

  it('is not loaded again where that could not be remembered', () => {
    open('/fitness/trainers');
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    expect(reloadForMissingChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
