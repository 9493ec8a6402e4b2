import { plans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { type OwnPass, questionBefore } from './earlier-payment.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { entryOf, everyEntry } from '../../../../testing/purchase/entries.ts';
import { texts } from '../texts.ts';

const today = '2026-11-20';
const pt = ptPlans[0]!;
const ask = (
  plan: (typeof plans)[number],
  entries: readonly OutboxEntry[],
  passes: readonly OwnPass[] = [],
) => questionBefore(plan, { entries, passes, today });

describe('buying the same plan again (docs/product.md#purchase)', () => {
  it('asks first wherever an earlier payment may have been charged @buy:again', () => {
    const asking = everyEntry
      .filter((entry) => ask(pt, [entry]) !== null)
      .map(({ paymentId }) => paymentId);
    expect(asking).toEqual([
      'opened',
      'uncertain',
      'evidence',
      'paid',
      'sent',
      'requested',
      'refused',
      'refused-request',
    ]);
  });

  it('does not ask for another plan', () => {
    for (const plan of plans) if (plan !== pt) expect(ask(plan, everyEntry)).toBeNull();
  });

  it('names the newest such payment by time, amount and id, and leads to 결제 기록', () => {
    const entries = [
      entryOf('older', { state: 'paid' }),
      entryOf('newer', { state: 'opened' }),
      entryOf('cancelled', { state: 'prepared' }),
    ];
    const question = ask(pt, entries);
    expect(question?.options).toMatchObject({
      confirmLabel: '그래도 구매하기',
      cancelLabel: '구매하지 않기',
      link: { label: texts.showRecords, href: paths.reservations },
    });
    for (const part of ['2026. 11. 20. 10:00', '840,000원', 'newer'])
      expect(question?.message).toContain(part);
  });
});

describe('a second 1-day pass for the same day @buy:second-pass', () => {
  const bought = (startedAt: string) =>
    entryOf('p-1', { state: 'recorded' }, { promotionId: singlePass.promotionId, startedAt });
  const pass = (expiredDate: string | null, promotionName = singlePass.name) => ({
    promotionName,
    expiredDate,
  });

  it('asks first when this device recorded one today, and leads to the passes', () => {
    const question = ask(singlePass, [bought('2026-11-20T00:00:00')]);
    expect(question?.options.link).toEqual({ label: texts.showPasses, href: paths.reservations });
    for (const part of ['2026. 11. 20. 00:00', '15,000원', 'p-1'])
      expect(question?.message).toContain(part);
    expect(ask(singlePass, [bought('2026-11-19T23:59:59')])).toBeNull();
  });

  it('asks first when one is among the passes, wherever it was bought', () => {
    expect(ask(singlePass, [], [pass(today)])).not.toBeNull();
    expect(
      ask(
        singlePass,
        [],
        [
          pass('2026-11-19'),
          pass(null),
          pass(today, 'PT 12회'),
          { promotionName: null, expiredDate: null },
        ],
      ),
    ).toBeNull();
  });

  it('does not keep anybody from any other plan, also one that was recorded today', () => {
    expect(ask(pt, [entryOf('a', { state: 'recorded' })], [pass(today)])).toBeNull();
  });
});
