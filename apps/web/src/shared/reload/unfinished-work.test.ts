import { describe, expect, it } from 'vitest';
import { keepFromReload, untilWorkHasEnded } from './unfinished-work.ts';

describe('work that a reload would interrupt (docs/product.md#deployments)', () => {
  it('is waited for, also when it fails or leads to more work @deployment:payment', async () => {
    const ended: string[] = [];
    const payment = Promise.withResolvers<void>();
    const record = Promise.withResolvers<void>();
    const paying = keepFromReload(payment.promise).catch(() => keepFromReload(record.promise));
    const waiting = untilWorkHasEnded().then((wasWaiting) => ended.push(`waited: ${wasWaiting}`));
    payment.reject(new Error('결제 취소'));
    await Promise.resolve();
    expect(ended).toEqual([]);
    record.resolve();
    await Promise.all([paying, waiting]);
    expect(ended).toEqual(['waited: true']);
  });

  it('is not waited for where there is none', async () => {
    expect(await untilWorkHasEnded()).toBe(false);
  });
});
