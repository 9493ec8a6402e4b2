import { errorResponses } from '@fitness/api-contract/error-responses';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { operationRoles, type OperationRole } from '@fitness/api-contract/roles';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { fixedClock } from '../clock.ts';
import { call, requestOf, tokenOf } from '../../testing/call.ts';
import { exampleBackend } from '../../testing/example-calls.ts';
import { demoAccounts } from '../scenarios/demo-accounts.ts';
import { NOW } from '../../testing/studio.ts';

const ids = Object.keys(operations) as OperationId[];
const guarded = ids.filter((id) => !operations[id].isPublic);
const open = ids.filter((id) => operations[id].isPublic);
/** The first demo account of each role that has one. */
const users = operationRoles.flatMap((role): [OperationRole, number][] => {
  const account = demoAccounts.find(({ roleName }) => roleName === role);
  return account === undefined ? [] : [[role, account.userId]];
});
const cases = ids.flatMap((id) =>
  users.map(([role, userId]) => ({ id, role, userId, allowed: rolesOf(id).includes(role) })),
);
const INVALID_TOKENS = ['a.b.c', 'garbage', ''];

function rolesOf(id: OperationId): readonly OperationRole[] {
  return operations[id].roles;
}

describe('the operation', () => {
  it.each(cases.filter((one) => one.allowed))(
    '$id succeeds for $role @role:operations',
    async ({ id, userId }) => {
      const backend = exampleBackend();
      const response = await call(backend, id, { token: await tokenOf(backend, userId) });
      // The examples contain ids of passes, seats and classes of customer1 and trainer1.
      expect([200, 201, 204]).toContain(response.status);
    },
  );

  it.each(cases.filter((one) => !one.allowed))(
    '$id returns 403 for $role @role:operations @response:Forbidden',
    async ({ id, userId }) => {
      const backend = exampleBackend();
      const response = await call(backend, id, { token: await tokenOf(backend, userId) });
      expect(response).toEqual({ status: 403, body: errorResponses.Forbidden.body });
    },
  );

  it.each(guarded)(
    '%s returns 401 without a token and with an invalid one @response:LoginRequired',
    async (id) => {
      const backend = exampleBackend();
      for (const token of [undefined, ...INVALID_TOKENS]) {
        expect(await call(backend, id, { token })).toEqual({
          status: 401,
          body: errorResponses.LoginRequired.body,
        });
      }
    },
  );

  it.each(open)('%s needs no token and ignores an invalid one', async (id) => {
    for (const token of [undefined, ...INVALID_TOKENS]) {
      expect([200, 201]).toContain((await call(exampleBackend(), id, { token })).status);
    }
  });

  it.each(guarded)('%s returns 401 and 403 before it validates the request', async (id) => {
    const backend = exampleBackend();
    const broken = { params: { userId: 'x', id: 'x', classId: 'x' }, query: {}, body: {} };
    expect((await call(backend, id, broken)).status).toBe(401);
    const unauthorized = users.find(([role]) => !rolesOf(id).includes(role));
    expect(
      (
        await call(backend, id, {
          ...broken,
          token: await tokenOf(backend, unauthorized?.[1] ?? 0),
        })
      ).status,
    ).toBe(403);
  });
});

describe('a token', () => {
  const backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const ask = async (token: string) => (await call(backend, 'listMyPromotions', { token })).status;

  it('contains id, Korean name, role, phone and expiry @session:claims', async () => {
    const token = await tokenOf(backend, 101);
    const payload = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    const issued = Date.parse(`${NOW}+09:00`) / 1000;
    expect(payload).toEqual({
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

  it('is rejected with 401 when it is signed with another key', async () => {
    const forged = await new SignJWT({
      role: 'ROLE_CUSTOMER',
      ph: '01020000001',
      nickname: '김서준',
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti('101')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another key that is long enough for this'));
    expect(await ask(forged)).toBe(401);
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
