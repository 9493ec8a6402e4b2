import { healthPlans } from '@fitness/api-contract/catalogue';
import { describe, expect, it, vi } from 'vitest';
import { createTestCheckout } from '../../../../testing/purchase/checkout.ts';
import { texts } from '../texts.ts';

const plan = healthPlans[0]!;
const paid = { txId: 'tx-1', paymentId: 'pay-1' };

describe('a browser without storage @buy:not-stored', () => {
  it.each(['read', 'change'] as const)(
    '(%s fails) shows an error, and nothing is charged',
    async (storageFailure) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const test = createTestCheckout({ storageFailure });
      await test.buy(plan);
      expect(test.shown).toEqual([texts.storageFailed]);
      expect(test.steps).not.toContain('window');
    },
  );

  it('that never responds times out', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const test = createTestCheckout({ storageFailure: 'hangs' });
    const buying = test.buy(plan);
    await vi.advanceTimersByTimeAsync(5000);
    await buying;
    vi.useRealTimers();
    expect(test.shown).toEqual([texts.storageFailed]);
  });

  it('that fails after the window opened does not ask to pay again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const test = createTestCheckout({
      response: async () => {
        test.storageFailure = 'change';
        return paid;
      },
    });
    await test.buy(plan);
    expect(test.shown).toEqual([texts.uncertain({ txId: 'tx-1' })]);
  });
});

describe('the outcome of a payment', () => {
  it.each([
    [
      { code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: '취소' },
      texts.failure({ reason: '취소' }),
      { state: 'failed', reason: '취소', isTold: true },
    ],
    [
      { pgCode: 'CANCEL' },
      texts.failure({ reason: '알 수 없는 오류' }),
      { state: 'failed', reason: '', isTold: true },
    ],
    [
      { code: 'UNKNOWN', txId: 'tx-1' },
      texts.uncertain({ txId: 'tx-1' }),
      { state: 'uncertain', txId: 'tx-1' },
    ],
    [undefined, texts.uncertain({ txId: '없음' }), { state: 'uncertain', txId: '' }],
  ])(
    '(%j) is shown and stored @text:pay.failure @text:pay.failure-default @text:pay.uncertain',
    async (response, text, progress) => {
      const test = createTestCheckout({ response: async () => response });
      await test.buy(plan);
      expect(test.shown[0]).toBe(text);
      expect((await test.entries()).map((entry) => entry.progress)).toEqual([progress]);
    },
  );

  it.each([
    [true, { state: 'failed', reason: '', isTold: true }],
    [false, { state: 'uncertain', txId: '' }],
  ])(
    'of a window that throws (before it opened: %s) is shown and stored @text:pay.exception',
    async (failedToOpen, progress) => {
      const test = createTestCheckout({
        response: () => Promise.reject(new Error('window')),
        failedToOpen,
      });
      await test.buy(plan);
      expect(test.shown).toEqual([texts.exception]);
      expect((await test.entries()).map((entry) => entry.progress)).toEqual([progress]);
    },
  );

  it('whose record is refused is shown before the session notice', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const test = createTestCheckout({
      response: async () => paid,
      sendResult: { kind: 'refused', message: '로그인이 필요합니다.', error: new Error('401') },
    });
    await test.buy(plan);
    expect(test.shown).toEqual([texts.delayed, 'notice', 'records']);
  });
});
