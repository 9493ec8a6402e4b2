import { describe, expect, it, vi } from 'vitest';
import { momentOf, statusName } from './PayTest.tsx';
import { listPayments, signInAtProvider } from './provider.ts';

describe("the provider's payments (docs/product.md#pay-test)", () => {
  it('are read by page with the token of a sign-in by the secret @provider:rest', async () => {
    const payment = { id: 'p-1', status: 'PAID' };
    const fetched = vi.fn(async (url: string, _init: RequestInit) =>
      Response.json(
        url.endsWith('/login/api-secret')
          ? { accessToken: 'token' }
          : { items: [payment], page: { totalCount: 31 } },
      ),
    );
    vi.stubGlobal('fetch', fetched);
    const token = await signInAtProvider('secret');
    const { signal } = new AbortController();
    expect(await listPayments(token, 2, signal)).toEqual({ payments: [payment], total: 31 });
    const [url, init] = fetched.mock.lastCall!;
    expect(decodeURIComponent(url)).toContain('{"page":{"number":1,"size":10}}');
    expect(init.headers).toEqual({ Authorization: 'Bearer token' });
  });

  it.each([
    [400, 'badRequest'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'other'],
    [500, 'other'],
  ])('with status %i are the problem %s', async (status, problem) => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status }));
    await expect(signInAtProvider('secret')).rejects.toMatchObject({ problem });
  });

  it('without a connection are the problem network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    await expect(signInAtProvider('secret')).rejects.toMatchObject({ problem: 'network' });
  });

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
    ['DISPUTED', 'DISPUTED'],
  ])('%s is %s @text:pay-test.other', (status, name) => expect(statusName(status)).toBe(name));
});
