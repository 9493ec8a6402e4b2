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
    'not a user with role %s: nothing is checked, stored or charged @buy:customers-only',
    async (role) => {
      const test = createTestCheckout({ role });
      await test.buy(plan);
      expect(test.shown).toEqual([texts.customersOnly]);
      expect(test.steps).toEqual([]);
    },
  );

  it('a customer: the session is checked, the entry stored, the window opened, the response stored, in this order', async () => {
    const test = createTestCheckout({ response: async () => paid });
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
    expect(test.shown).toEqual(['passes']);
  });

  it('a signed-out user is asked to sign in', async () => {
    const test = createTestCheckout();
    test.session = { status: 'signedOut', role: 'anonymous' };
    await test.buy(plan);
    expect(test.shown).toEqual([texts.loginRequired, 'sign in']);
    expect(test.steps).toEqual([]);
  });
});

describe('a blocked session @buy:session-check', () => {
  it.each([
    ['login', [texts.loginRequired, 'notice']],
    ['permission', ['notice']],
    ['offline', [shared.networkDown, 'notice']],
    ['later', [texts.tryLater, 'notice']],
  ] as const)('%s: is shown, and nothing is stored or charged', async (obstacle, shown) => {
    const test = createTestCheckout({
      check: async () => ({ kind: 'blocked', obstacle, error: new Error(obstacle) }),
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await test.buy(plan);
    expect(test.shown).toEqual(shown);
    expect(test.steps).toEqual(['check']);
  });

  it('that ends while the check runs opens no window', async () => {
    const signedOut: Session = { status: 'invalid', role: 'anonymous' };
    const test = createTestCheckout({
      check: async () => {
        test.session = signedOut;
        return { kind: 'passed', passes: [] };
      },
    });
    await test.buy(plan);
    expect(test.shown).toEqual([texts.loginRequired, 'sign in']);
    expect(test.steps).toEqual(['check', 'load']);
  });
});

describe('one press', () => {
  it('opens one window, however often it is repeated during the check and while the window is open @buy:one-window', async () => {
    let letCheckEnd = () => {};
    const checked = new Promise<void>((resolve) => {
      letCheckEnd = resolve;
    });
    let closeWindow = () => {};
    const test = createTestCheckout({
      check: () => checked.then(() => ({ kind: 'passed', passes: [] })),
      response: () =>
        new Promise((resolve) => {
          closeWindow = () => resolve(paid);
        }),
    });
    const presses = [test.buy(plan), test.buy(plan)];
    letCheckEnd();
    // The default of a second is too short on a busy machine.
    await vi.waitFor(() => expect(test.steps).toContain('window'), { timeout: 30_000 });
    presses.push(test.buy(plan));
    closeWindow();
    await Promise.all(presses);
    expect(test.steps.filter((step) => step === 'window' || step === 'check')).toEqual([
      'check',
      'window',
    ]);
  });

  it('opens a window again after the one before was closed', async () => {
    const test = createTestCheckout({ response: async () => ({ pgCode: 'CANCEL' }) });
    await test.buy(plan);
    await test.buy(plan);
    expect(test.steps.filter((step) => step === 'window')).toHaveLength(2);
  });

  it('opens none after the page was left', async () => {
    const test = createTestCheckout();
    test.isMounted = false;
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

  it('has to be confirmed, and cancelling buys nothing', async () => {
    const test = createTestCheckout({ entries: [uncertain], confirms: false });
    await test.buy(plan);
    expect(test.shown).toEqual([expect.stringContaining('earlier')]);
    expect(test.steps).toEqual(['check']);
  });

  it('can be bought after confirming', async () => {
    const test = createTestCheckout({
      entries: [uncertain],
      confirms: true,
      response: async () => paid,
    });
    await test.buy(plan);
    expect(test.shown).toEqual([expect.stringContaining('earlier'), 'passes']);
  });

  it('is asked about once, however often the check is repeated', async () => {
    const test = createTestCheckout({ entries: [uncertain], confirms: true });
    await test.buy(plan);
    expect(test.shown.filter((text) => text.includes('earlier'))).toHaveLength(1);
  });

  it('in another tab, after the first check, has to be confirmed before anything is stored or charged @buy:other-tab', async () => {
    const opened = entryOf('other-tab', { state: 'opened' }, { promotionId: plan.promotionId });
    const test = createTestCheckout({ entriesOfOtherTab: [opened], confirms: false });
    await test.buy(plan);
    expect(test.shown).toEqual([expect.stringContaining('other-tab')]);
    expect(test.steps).toEqual(['check', 'load']);
    expect(await test.entries()).toEqual([opened]);
  });

  it('in another tab can be bought after confirming @buy:other-tab', async () => {
    const opened = entryOf('other-tab', { state: 'opened' }, { promotionId: plan.promotionId });
    const test = createTestCheckout({
      entriesOfOtherTab: [opened],
      confirms: true,
      response: async () => paid,
    });
    await test.buy(plan);
    expect(test.shown).toEqual([expect.stringContaining('other-tab'), 'passes']);
  });

  it('has to be confirmed for the 1-day pass when the check found one for today @buy:second-pass', async () => {
    const passes = [
      { promotionName: singlePass.name, expiredDate: '2026-11-20', remainingSessionCount: null },
    ];
    const test = createTestCheckout({
      check: async () => ({ kind: 'passed', passes }),
      confirms: false,
    });
    await test.buy(singlePass);
    expect(test.shown).toEqual([texts.validToday]);
  });
});
