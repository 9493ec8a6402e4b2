import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { call, requestOf, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';

const fresh = () => createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
const ask = async (backend: ReturnType<typeof fresh>, token: string) =>
  (await call(backend, 'listMyPromotions', { token })).status;

describe('a token', () => {
  it('contains id, Korean name, role, phone and expiry @session:claims', async () => {
    const issued = Date.parse(`${NOW}+09:00`) / 1000;
    expect(decodeJwt(await tokenOf(fresh(), 101))).toEqual({
      jti: '101',
      nickname: '김서준',
      role: 'ROLE_CUSTOMER',
      ph: '01020000001',
      iat: issued,
      exp: issued + 12 * 60 * 60,
    });
  });

  it('keeps its role until the next sign-in', async () => {
    const backend = fresh();
    const before = await tokenOf(backend, 101);
    await call(backend, 'changeUserRole', {
      token: await tokenOf(backend, 10),
      params: { userId: 101 },
      body: { userId: 101, roleName: 'ROLE_ANONYMOUS' },
    });
    expect(await ask(backend, before)).toBe(200);
    expect(await ask(backend, await tokenOf(backend, 101))).toBe(403);
  });

  it('is rejected with 401 after its account is gone, also when another account has its id', async () => {
    const backend = fresh();
    await call(backend, 'signUp');
    const token = await tokenOf(backend, 104);
    await backend.reset();
    expect(await ask(backend, token)).toBe(401);
    const other = { ...(await requestOf('signUp').json()), ph: '01099998888' };
    await call(backend, 'signUp', { body: other });
    expect(await ask(backend, token)).toBe(401);
  });
});
