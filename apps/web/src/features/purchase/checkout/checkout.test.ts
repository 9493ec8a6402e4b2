import { healthPlans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../shared/session/session.ts';
import { roles } from '../../../shared/session/token.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { createTestCheckout } from '../../../../testing/purchase/checkout.ts';
import { entryOf } from '../../../../testing/purchase/entries.ts';
import { texts } from '../texts.ts';

const plan = healthPlans[0]!;
const paid = { txId: 'tx-1', paymentId: 'pay-1' };

describe('who may buy (docs/product.md#purchase)', () => {
  it.each(roles.filter((role) => role !== 'customer'))(
    'not somebody who is signed in as %s: nothing is checked, stored or charged @buy:customers-only',
    async (role) => {
      const test = createTestCheckout({ role });
      await test.buy(plan);
      expect(test.told).toEqual([texts.customersOnly]);
      expect(test.steps).toEqual([]);
    },
  );

  it('a customer: the session is checked, the intent stored, the window opened, the answer stored, in this order', async () => {
    const test = createTestCheckout({ answer: async () => paid });
    await test.buy(ptPlans[0]!, 3);
    expect(test.steps).toEqual([
      'check',
      'load',
      'prepared',
      'opened',
      'window',
      'paid',
      'sent',
      'recorded',
    ]);
    expect(test.told).toEqual(['passes']);
  });

  it('somebody who is signed out is asked to sign in', async () => {
    const test = createTestCheckout();
    test.session = { status: 'signedOut', role: 'anonymous' };
    await test.buy(plan);
    expect(test.told).toEqual([texts.loginRequired, 'sign in']);
    expect(test.steps).toEqual([]);
  });
});

describe('a session that is not good @buy:session-check', () => {
  it.each([
    ['login', [texts.loginRequired, 'notice']],
    ['permission', ['notice']],
    ['offline', [shared.networkDown, 'notice']],
    ['later', [texts.tryLater, 'notice']],
  ] as const)('%s: it is told, and nothing is stored or charged', async (obstacle, told) => {
    const test = createTestCheckout({
      check: async () => ({ kind: 'bad', obstacle, error: new Error(obstacle) }),
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await test.buy(plan);
    expect(test.told).toEqual(told);
    expect(test.steps).toEqual(['check']);
  });

  it('that ends while the check runs opens no window', async () => {
    const signedOut: Session = { status: 'invalid', role: 'anonymous' };
    const test = createTestCheckout({
      check: async () => {
        test.session = signedOut;
        return { kind: 'good', passes: [] };
      },
    });
    await test.buy(plan);
    expect(test.told).toEqual([texts.loginRequired, 'sign in']);
    expect(test.steps).toEqual(['check', 'load']);
  });
});

describe('one press', () => {
  it('opens one window, however often it is repeated while the check runs or the window is open @buy:one-window', async () => {
    let letCheckEnd = () => {};
    const checked = new Promise<void>((resolve) => {
      letCheckEnd = resolve;
    });
    let closeWindow = () => {};
    const test = createTestCheckout({
      check: () => checked.then(() => ({ kind: 'good', passes: [] })),
      answer: () =>
        new Promise((resolve) => {
          closeWindow = () => resolve(paid);
        }),
    });
    const presses = [test.buy(plan), test.buy(plan)];
    letCheckEnd();
    await vi.waitFor(() => expect(test.steps).toContain('window'));
    presses.push(test.buy(plan));
    closeWindow();
    await Promise.all(presses);
    expect(test.steps.filter((step) => step === 'window' || step === 'check')).toEqual([
      'check',
      'window',
    ]);
  });

  it('opens a window again after the one before was closed', async () => {
    const test = createTestCheckout({ answer: async () => ({ pgCode: 'CANCEL' }) });
    await test.buy(plan);
    await test.buy(plan);
    expect(test.steps.filter((step) => step === 'window')).toHaveLength(2);
  });

  it('opens none once the page was left', async () => {
    const test = createTestCheckout();
    test.isHere = false;
    await test.buy(plan);
    expect(test.steps).toEqual(['check']);
  });
});

describe('a payment that may have been made before', () => {
  const uncertain = entryOf(
    'earlier',
    { state: 'uncertain', txId: '' },
    { promotionId: plan.promotionId },
  );

  it('is asked about first, and refusing buys nothing', async () => {
    const test = createTestCheckout({ kept: [uncertain], confirms: false });
    await test.buy(plan);
    expect(test.told).toEqual([expect.stringContaining('earlier')]);
    expect(test.steps).toEqual(['check']);
  });

  it('does not keep anybody from buying who confirms it', async () => {
    const test = createTestCheckout({
      kept: [uncertain],
      confirms: true,
      answer: async () => paid,
    });
    await test.buy(plan);
    expect(test.told).toEqual([expect.stringContaining('earlier'), 'passes']);
  });

  it('is asked about for the 1-day pass when the check has just found one for today @buy:second-pass', async () => {
    const passes = [{ promotionName: singlePass.name, expiredDate: '2026-11-20' }];
    const test = createTestCheckout({
      check: async () => ({ kind: 'good', passes }),
      confirms: false,
    });
    await test.buy(singlePass);
    expect(test.told).toEqual([texts.validToday]);
  });
});

describe('a device that keeps nothing @buy:not-stored', () => {
  it.each(['read', 'change'] as const)(
    '(%s fails) is told so, and nothing is charged',
    async (broken) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const test = createTestCheckout({ broken });
      await test.buy(plan);
      expect(test.told).toEqual([texts.storageFailed]);
      expect(test.steps).not.toContain('window');
    },
  );

  it('and does not even answer is not waited for', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const test = createTestCheckout({ broken: 'unanswered' });
    const buying = test.buy(plan);
    await vi.advanceTimersByTimeAsync(5000);
    await buying;
    vi.useRealTimers();
    expect(test.told).toEqual([texts.storageFailed]);
  });

  it('once the window is open does not tell to pay again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const test = createTestCheckout({
      answer: async () => {
        test.broken = 'change';
        return paid;
      },
    });
    await test.buy(plan);
    expect(test.told).toEqual([texts.uncertain({ txId: 'tx-1' })]);
  });
});

describe('what became of a payment', () => {
  it.each([
    [
      { code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: '취소' },
      texts.failure({ reason: '취소' }),
      { state: 'failed', reason: '취소', isTold: true },
    ],
    [
      { code: 'UNKNOWN', txId: 'tx-1' },
      texts.uncertain({ txId: 'tx-1' }),
      { state: 'uncertain', txId: 'tx-1' },
    ],
    [undefined, texts.uncertain({ txId: '없음' }), { state: 'uncertain', txId: '' }],
  ])('(%j) is told and kept', async (answer, told, progress) => {
    const test = createTestCheckout({ answer: async () => answer });
    await test.buy(plan);
    expect(test.told[0]).toBe(told);
    expect((await test.entries()).map((entry) => entry.progress)).toEqual([progress]);
  });

  it.each([
    [true, { state: 'failed', reason: '', isTold: true }],
    [false, { state: 'uncertain', txId: '' }],
  ])(
    'when the window throws (before it opened: %s) is told and kept',
    async (neverOpened, progress) => {
      const test = createTestCheckout({
        answer: () => Promise.reject(new Error('window')),
        neverOpened,
      });
      await test.buy(plan);
      expect(test.told).toEqual([texts.exception]);
      expect((await test.entries()).map((entry) => entry.progress)).toEqual([progress]);
    },
  );

  it('whose record is refused is told, and then what it says of the session', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const test = createTestCheckout({
      answer: async () => paid,
      server: { kind: 'refused', message: '로그인이 필요합니다.', error: new Error('401') },
    });
    await test.buy(plan);
    expect(test.told).toEqual([texts.delayed, 'notice', 'records']);
  });
});
