import {
  healthPlans,
  type Plan,
  plans,
  ptPlans,
  singlePass,
} from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { allEntries, entryOf } from '../../../testing/purchase/entries.ts';
import { paths } from '../../shared/paths.ts';
import type { OutboxEntry } from './entry.ts';
import { texts } from './texts.ts';
import { type OwnPass, purchaseWarnings, questionOf } from './warnings.ts';

const now = '2026-11-20T10:30:00';
const pt = ptPlans[0]!;
const [oneMonth, threeMonths, , twelveMonths] = healthPlans as [Plan, Plan, Plan, Plan];

type Given = { entries?: readonly OutboxEntry[]; passes?: readonly OwnPass[]; now?: string };

const warnings = (plan: Plan, { entries = [], passes = [], ...given }: Given) =>
  purchaseWarnings(plan, { entries, passes, now, ...given });
const messages = (plan: Plan, given: Given) => warnings(plan, given).map(({ message }) => message);

const pass = (
  promotionName: string | null,
  expiredDate: string | null,
  remainingSessionCount: number | null = null,
): OwnPass => ({ promotionName, expiredDate, remainingSessionCount });
const recorded = (plan: Plan, startedAt: string) =>
  entryOf('p-1', { state: 'recorded' }, { promotionId: plan.promotionId, startedAt });

describe('a payment that may have been charged (docs/product.md#purchase)', () => {
  it('is asked about while it is not recorded @buy:again', () => {
    const found = allEntries
      .filter((entry) => warnings(pt, { entries: [entry] }).length > 0)
      .map(({ paymentId }) => paymentId);
    expect(found).toEqual([
      'opened',
      'uncertain',
      'evidence',
      'paid',
      'sent',
      'requested',
      'refused',
      'refused-request',
      // A purchase of the same plan half an hour ago.
      'recorded',
    ]);
  });

  it('is not said to be paid where only the user says so', () => {
    const said = (id: string) =>
      messages(pt, { entries: allEntries.filter(({ paymentId }) => paymentId === id) })[0];
    expect(said('requested')).toContain('다시 구매하면 두 번 결제될 수 있습니다.');
    expect(said('sent')).toContain('다시 구매하면 두 번 결제됩니다.');
  });

  it('is asked about where it was for another plan of the same kind only', () => {
    for (const plan of plans)
      if (plan !== pt)
        expect(warnings(plan, { entries: allEntries }).map(({ title }) => title)).toEqual(
          plan.kind === 'pt' ? [texts.unfinishedOtherTitle] : [],
        );
  });

  it('names the newest such payment by time, amount and id, and links to 결제 내역', () => {
    const entries = [
      entryOf('older', { state: 'paid' }),
      entryOf('newer', { state: 'opened' }),
      entryOf('cancelled', { state: 'failed', reason: '' }),
    ];
    const { message, options } = questionOf(warnings(pt, { entries }));
    expect(options).toMatchObject({
      title: texts.unfinishedTitle,
      confirmLabel: '그래도 구매하기',
      cancelLabel: '구매하지 않기',
      link: { label: texts.showRecords, href: paths.payments },
    });
    for (const part of ['2026. 11. 20. 10:00', '840,000원', 'newer'])
      expect(message).toContain(part);
  });

  it('for a health plan is asked about before the 1-day pass is bought', () => {
    const entries = [entryOf('a', { state: 'opened' }, { promotionId: threeMonths.promotionId })];
    expect(warnings(singlePass, { entries })).toMatchObject([
      { title: texts.unfinishedOtherTitle },
    ]);
  });
});

describe('the same plan once more @buy:same-plan', () => {
  it.each([
    ['2026-11-20T10:29:59', true],
    ['2026-11-20T09:31:00', true],
    ['2026-11-20T09:30:00', false],
    // The device's clock was set back.
    ['2026-11-20T10:35:00', true],
  ])('recorded on this device at %s at half past ten is asked about: %s', (startedAt, asks) => {
    for (const plan of [pt, oneMonth])
      expect(
        warnings(plan, { entries: [recorded(plan, startedAt)] }).map(({ title }) => title),
      ).toEqual(asks ? [texts.boughtRecentlyTitle] : []);
  });

  it('recorded before midnight is asked about after it', () => {
    const entries = [recorded(pt, '2026-11-19T23:58:00')];
    expect(warnings(pt, { entries, now: '2026-11-20T00:02:00' })).toHaveLength(1);
  });

  it('bought elsewhere today is asked about while no session of it is used', () => {
    expect(messages(pt, { passes: [pass('PT 12회', '2027-02-18', 12)] })).toEqual([
      expect.stringContaining('2027. 2. 18.'),
    ]);
    for (const other of [
      pass('PT 12회', '2027-02-18', 11),
      pass('PT 12회', '2027-02-17', 12),
      pass('PT 12회', '2027-02-18'),
      pass('PT 24회', '2027-02-18', 12),
      pass(null, null),
    ])
      expect(messages(pt, { passes: [other] })).toEqual([]);
  });
});

describe('a health plan while a health pass is valid @buy:covered-period', () => {
  it('that ends inside it says both last days', () => {
    const [message] = messages(oneMonth, { passes: [pass('헬스 12개월', '2027-10-01')] });
    expect(message).toContain('헬스 12개월 이용권을 2027. 10. 1.까지');
    expect(message).toContain('2027. 1. 20.에 끝나므로, 이용할 수 있는 날이 늘어나지 않습니다');
  });

  it('that ends on the same day adds nothing either', () => {
    expect(messages(oneMonth, { passes: [pass('헬스 3개월', '2027-01-20T00:00:00')] })).toEqual([
      expect.stringContaining('늘어나지 않습니다'),
    ]);
  });

  it('that ends later says until when both are valid', () => {
    const [message] = messages(twelveMonths, { passes: [pass('헬스 1개월', '2026-12-24')] });
    expect(message).toContain('2026. 12. 24.까지 기간이 겹칩니다');
  });

  it('is what the passes say, whatever was recorded here before that day', () => {
    const entries = [recorded(threeMonths, '2026-11-18T10:29:00')];
    expect(warnings(threeMonths, { entries })).toEqual([]);
  });

  it('takes the one that ends last', () => {
    const passes = [pass('헬스 1개월', '2026-12-24'), pass('헬스 3개월', '2027-04-20')];
    expect(messages(oneMonth, { passes })).toEqual([
      expect.stringContaining('헬스 3개월 이용권을 2027. 4. 20.까지'),
    ]);
  });

  it.each([
    ['has ended', pass('헬스 12개월', '2026-11-19')],
    ['ends today', pass('헬스 12개월', '2026-11-20')],
    ['has no known last day', pass('헬스 12개월', null)],
    ['is of sessions', pass('PT 50회', '2027-10-01', 3)],
    ['is of an unknown plan', pass('VIP', '2027-10-01')],
  ])('asks nothing where the pass %s', (_what, other) => {
    expect(messages(oneMonth, { passes: [other] })).toEqual([]);
  });
});

describe('a 1-day pass', () => {
  it('is asked about when this browser recorded one today, with a link to the passes @buy:second-pass', () => {
    const entries = [recorded(singlePass, '2026-11-20T00:00:00')];
    const { message, options } = questionOf(warnings(singlePass, { entries }));
    expect(options.link).toEqual({ label: texts.showPasses, href: paths.reservations });
    expect(message).toContain('오늘 쓸 수 있는 이용권이 등록되어 있습니다.');
    const before = [recorded(singlePass, '2026-11-19T23:59:59')];
    expect(warnings(singlePass, { entries: before })).toEqual([]);
  });

  it('is asked about when one is among the passes, wherever it was bought @buy:second-pass', () => {
    expect(warnings(singlePass, { passes: [pass(singlePass.name, '2026-11-20')] })).toHaveLength(1);
    const passes = [
      pass(singlePass.name, '2026-11-19'),
      pass(singlePass.name, null),
      pass('PT 12회', '2026-11-20', 3),
      pass(null, null),
    ];
    expect(warnings(singlePass, { passes })).toEqual([]);
  });

  it('is asked about while a health pass is valid today, its last day included @buy:covered-day', () => {
    for (const last of ['2026-11-20', '2027-01-02'])
      expect(warnings(singlePass, { passes: [pass('헬스 3개월', last)] })).toMatchObject([
        { title: texts.passOfTodayTitle },
      ]);
    expect(warnings(singlePass, { passes: [pass('헬스 3개월', '2026-11-19')] })).toEqual([]);
  });

  it.each([
    ['2026-11-20T22:59:00', false],
    ['2026-11-20T23:00:00', true],
    ['2026-11-20T23:59:59', true],
    ['2026-11-21T00:00:00', false],
  ])('at %s says until when it is good: %s @buy:closing', (at, says) => {
    expect(messages(singlePass, { now: at })).toEqual(
      says ? [expect.stringContaining('오늘은 24:00까지 이용할 수 있습니다')] : [],
    );
    expect(messages(pt, { now: at })).toEqual([]);
  });

  it('with two reasons to ask is asked about once, with both', () => {
    const found = warnings(singlePass, {
      passes: [pass('헬스 3개월', '2027-01-02')],
      now: '2026-11-20T23:30:00',
    });
    const { message } = questionOf(found);
    expect(message).toContain('2027. 1. 2.');
    expect(message).toContain('24:00까지');
  });
});
