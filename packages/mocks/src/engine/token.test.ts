import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { call, requestOf, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';

describe('a token', () => {
  const backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const ask = async (token: string) => (await call(backend, 'listMyPromotions', { token })).status;

  it('contains id, Korean name, role, phone and expiry @session:claims', async () => {
    const issued = Date.parse(`${NOW}+09:00`) / 1000;
    expect(decodeJwt(await tokenOf(backend, 101))).toEqual({
      jti: '101',
      nickname: '김서준',
      role: 'ROLE_CUSTOMER',
      ph: '01020000001',
      iat: issued,
      exp: issued + 12 * 60 * 60,
    });
  });

  it('is valid until it expires', async () => {
    const token = await tokenOf(backend, 101);
    backend.setClock(fixedClock('2026-11-20T21:59:59'));
    expect(await ask(token)).toBe(200);
    backend.setClock(fixedClock('2026-11-20T22:00:01'));
    expect(await ask(token)).toBe(401);
    backend.setClock(fixedClock(NOW));
  });

  it('keeps its role until the next sign-in', async () => {
    const own = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
    const before = await tokenOf(own, 101);
    const master = await tokenOf(own, 10);
    await call(own, 'changeUserRole', {
      token: master,
      params: { userId: 101 },
      body: { userId: 101, roleName: 'ROLE_ANONYMOUS' },
    });
    expect((await call(own, 'listMyPromotions', { token: before })).status).toBe(200);
    expect((await call(own, 'listMyPromotions', { token: await tokenOf(own, 101) })).status).toBe(
      403,
    );
  });

  it('is rejected with 401 after its account is deleted, also when another account has its id', async () => {
    const own = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
    await call(own, 'signUp');
    const token = await tokenOf(own, 104);
    expect((await call(own, 'listMyPromotions', { token })).status).toBe(200);
    await own.reset();
    expect((await call(own, 'listMyPromotions', { token })).status).toBe(401);
    await call(own, 'signUp', {
      body: { ...(await requestOf('signUp').json()), username: 'another1', ph: '01099998888' },
    });
    expect((await call(own, 'listMyPromotions', { token })).status).toBe(401);
  });
});
