import { describe, expect, it } from 'vitest';
import { momentOf, paymentsIn, statusName, statusTone } from './payments.ts';
import { ProviderError, problemOf, problemOfStatus } from './provider-error.ts';
import { providerProblems } from './texts.ts';

describe("the provider's payments (docs/product.md#pay-test)", () => {
  it('are read with the fields that the page shows', () => {
    const item = {
      id: 'p-1',
      status: 'PAID',
      orderName: 'PT 12회',
      amount: { total: 840_000, vat: 0 },
      requestedAt: '2026-11-20T01:00:00Z',
      channel: {},
    };
    expect(paymentsIn({ items: [item], page: { number: 0, size: 10, totalCount: 31 } })).toEqual({
      payments: [
        {
          id: 'p-1',
          status: 'PAID',
          orderName: 'PT 12회',
          amount: { total: 840_000 },
          requestedAt: '2026-11-20T01:00:00Z',
        },
      ],
      total: 31,
    });
  });
  it('are read when everything but id and status is missing', () => {
    expect(paymentsIn({ items: [{ id: 'p-2', status: 'READY' }] })).toEqual({
      payments: [
        { id: 'p-2', status: 'READY', orderName: null, amount: { total: null }, requestedAt: null },
      ],
      total: 1,
    });
  });
  it.each([undefined, null, 'text', {}, { items: null }])('are none in %o', (response) =>
    expect(paymentsIn(response)).toEqual({ payments: [], total: 0 }),
  );
  it('have their request time in Seoul', () => {
    expect(momentOf('2026-11-19T15:05:00Z')).toBe('2026. 11. 20. 00:05');
    expect(momentOf('2026-11-20T23:59:00+09:00')).toBe('2026. 11. 20. 23:59');
    expect(momentOf('soon')).toBe('–');
    expect(momentOf(null)).toBe('–');
  });
});

describe('a status', () => {
  it('PAID is 결제 완료 @screen:pay.statuses @text:pay-test.paid', () =>
    expect(statusName('PAID')).toBe('결제 완료'));
  it('FAILED is 결제 실패 @screen:pay.statuses @text:pay-test.failed', () =>
    expect(statusName('FAILED')).toBe('결제 실패'));
  it.each([
    ['READY', '결제 준비'],
    ['PENDING', '결제 진행 중'],
    ['PAY_PENDING', '결제 승인 대기'],
    ['VIRTUAL_ACCOUNT_ISSUED', '가상계좌 발급'],
    ['PARTIAL_CANCELLED', '부분 취소'],
    ['CANCELLED', '결제 취소'],
  ])('%s is %s @text:pay-test.other', (status, name) => expect(statusName(status)).toBe(name));
  it('that is unknown is shown unchanged @text:pay-test.other', () => {
    expect(statusName('DISPUTED')).toBe('DISPUTED');
    expect(statusTone('DISPUTED')).toBe('neutral');
  });
});

describe('an error of the provider', () => {
  it.each([
    [400, 'badRequest'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'other'],
    [500, 'other'],
  ] as const)('with status %i has a Korean text', (status, problem) => {
    expect(problemOfStatus(status)).toBe(problem);
    expect(providerProblems[problem]).toMatch(/[가-힣]/);
  });
  it('is read from its error', () => {
    expect(problemOf(new ProviderError('network'))).toBe('network');
    expect(problemOf(new Error('unexpected'))).toBe('other');
    expect(problemOf(null)).toBeNull();
  });
});
