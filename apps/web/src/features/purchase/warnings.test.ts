import {
  healthPlans,
  type Plan,
  plans,
  ptPlans,
  singlePass,
} from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { allEntries, entryOf } from '../../../testing/purchase/entries.ts';
import type { OutboxEntry } from './entry.ts';
import { type OwnPass, purchaseWarnings } from './warnings.ts';

const now = '2026-11-20T10:30:00';
const pt = ptPlans[0]!;
const [oneMonth, threeMonths] = healthPlans as [Plan, Plan];

type Given = { entries?: readonly OutboxEntry[]; passes?: readonly OwnPass[]; now?: string };

const warnings = (plan: Plan, { entries = [], passes = [], ...given }: Given) =>
  purchaseWarnings(plan, { entries, passes, now, ...given });
const titles = (plan: Plan, given: Given) => warnings(plan, given).map(({ title }) => title);

const pass = (promotionName: string | null, expiredDate: string | null): OwnPass => ({
  promotionName,
  expiredDate,
});
const recorded = (plan: Plan, startedAt: string) =>
  entryOf('p-1', { state: 'recorded' }, { promotionId: plan.promotionId, startedAt });

describe('a payment that may have been charged (docs/product.md#purchase)', () => {
  it('is asked about while it is not recorded @buy:questions', () => {
    const found = allEntries
      .filter((entry) => titles(pt, { entries: [entry] }).length > 0)
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
      warnings(pt, { entries: allEntries.filter(({ paymentId }) => paymentId === id) })[0]?.message;
    expect(said('requested')).toContain('다시 구매하면 두 번 결제될 수 있습니다.');
    expect(said('sent')).toContain('다시 구매하면 두 번 결제됩니다.');
  });

  it('is asked about before plans of the same kind only', () => {
    for (const plan of plans)
      if (plan !== pt)
        expect(titles(plan, { entries: allEntries })).toEqual(
          plan.kind === 'pt' ? ['끝나지 않은 결제 내역이 있습니다'] : [],
        );
  });

  it('is named, the newest one, by time, amount and id, with a link to 결제 내역', () => {
    const entries = [
      entryOf('older', { state: 'paid' }),
      entryOf('newer', { state: 'opened' }),
      entryOf('cancelled', { state: 'failed', reason: '' }),
    ];
    const [warning] = warnings(pt, { entries });
    expect(warning?.link).toEqual({ label: '결제 내역 보기', href: '/fitness/payments' });
    for (const part of ['2026. 11. 20. 10:00', '840,000원', 'newer'])
      expect(warning?.message).toContain(part);
  });
});

describe('the same plan once more @buy:questions', () => {
  it.each([
    ['2026-11-20T10:29:59', true],
    ['2026-11-20T09:31:00', true],
    ['2026-11-20T09:30:00', false],
    // The device's clock was set back.
    ['2026-11-20T10:35:00', true],
  ])('recorded on this device at %s at half past ten is asked about: %s', (startedAt, asks) => {
    for (const plan of [pt, oneMonth, singlePass])
      expect(titles(plan, { entries: [recorded(plan, startedAt)] })).toEqual(
        asks ? ['방금 구매한 이용권입니다'] : [],
      );
  });

  it('is asked about once where its pass is valid as well', () => {
    const entries = [recorded(threeMonths, '2026-11-20T10:29:00')];
    const passes = [pass('헬스 3개월', '2027-04-19')];
    expect(titles(threeMonths, { entries, passes })).toEqual(['방금 구매한 이용권입니다']);
  });
});

describe('a health plan while a health pass is valid @buy:questions', () => {
  it('names both last days, with a link to the passes', () => {
    const passes = [pass('헬스 1개월', '2026-12-24'), pass('헬스 3개월', '2027-04-20')];
    expect(warnings(oneMonth, { passes })).toMatchObject([
      {
        title: '이용 중인 이용권이 있습니다',
        message:
          '이용 중인 이용권: 헬스 3개월, 2027. 4. 20.까지\n지금 구매하는 이용권: 헬스 1개월, 오늘부터 2027. 1. 20.까지',
        link: { label: '내 이용권 보기', href: '/fitness/reservations' },
      },
    ]);
  });

  it.each([
    ['ends today', pass('헬스 12개월', '2026-11-20')],
    ['has no known last day', pass('헬스 12개월', null)],
    ['is of sessions', pass('PT 50회', '2027-10-01')],
    ['is of an unknown plan', pass('VIP', '2027-10-01')],
  ])('asks nothing where the pass %s', (_what, other) => {
    expect(titles(oneMonth, { passes: [other] })).toEqual([]);
  });
});

it.each([
  [singlePass.name, '2026-11-20', true],
  [singlePass.name, '2026-11-19', false],
  [singlePass.name, null, false],
  ['헬스 3개월', '2026-11-20', true],
  ['헬스 3개월', '2027-01-02', true],
  ['헬스 3개월', '2026-11-19', false],
  ['PT 12회', '2026-11-20', false],
  [null, null, false],
])(
  'a 1-day pass is asked about with %s until %s among the passes: %s @buy:questions',
  (name, last, asks) => {
    expect(titles(singlePass, { passes: [pass(name, last)] })).toEqual(
      asks ? ['이용 중인 이용권이 있습니다'] : [],
    );
  },
);
