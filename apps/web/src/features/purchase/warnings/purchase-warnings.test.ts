import { plans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { type OwnPass, duplicateWarning } from './duplicate-purchase.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { entryOf, allEntries } from '../../../../testing/purchase/entries.ts';
import { texts } from '../texts.ts';

const today = '2026-11-20';
const pt = ptPlans[0]!;
const warn = (
  plan: (typeof plans)[number],
  entries: readonly OutboxEntry[],
  passes: readonly OwnPass[] = [],
) => duplicateWarning(plan, { entries, passes, today });

describe('buying the same plan again (docs/product.md#purchase)', () => {
  it('warns when an earlier payment may have been charged @buy:again', () => {
    const warned = allEntries
      .filter((entry) => warn(pt, [entry]) !== null)
      .map(({ paymentId }) => paymentId);
    expect(warned).toEqual([
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

  it('does not warn of another plan', () => {
    for (const plan of plans) if (plan !== pt) expect(warn(plan, allEntries)).toBeNull();
  });

  it('names the newest such payment by time, amount and id, and links to 결제 기록', () => {
    const entries = [
      entryOf('older', { state: 'paid' }),
      entryOf('newer', { state: 'opened' }),
      entryOf('cancelled', { state: 'prepared' }),
    ];
    const warning = warn(pt, entries);
    expect(warning?.options).toMatchObject({
      confirmLabel: '그래도 구매하기',
      cancelLabel: '구매하지 않기',
      link: { label: texts.showRecords, href: paths.reservations },
    });
    for (const part of ['2026. 11. 20. 10:00', '840,000원', 'newer'])
      expect(warning?.message).toContain(part);
  });
});

describe('a second 1-day pass for the same day @buy:second-pass', () => {
  const bought = (startedAt: string) =>
    entryOf('p-1', { state: 'recorded' }, { promotionId: singlePass.promotionId, startedAt });
  const pass = (expiredDate: string | null, promotionName = singlePass.name) => ({
    promotionName,
    expiredDate,
  });

  it('warns when this browser recorded one today, and links to the passes', () => {
    const warning = warn(singlePass, [bought('2026-11-20T00:00:00')]);
    expect(warning?.options.link).toEqual({ label: texts.showPasses, href: paths.reservations });
    for (const part of ['2026. 11. 20. 00:00', '15,000원', 'p-1'])
      expect(warning?.message).toContain(part);
    expect(warn(singlePass, [bought('2026-11-19T23:59:59')])).toBeNull();
  });

  it('warns when one is among the passes, wherever it was bought', () => {
    expect(warn(singlePass, [], [pass(today)])).not.toBeNull();
    expect(
      warn(
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

  it('does not warn of any other plan, even if it was recorded today', () => {
    expect(warn(pt, [entryOf('a', { state: 'recorded' })], [pass(today)])).toBeNull();
  });
});
