import { describe, expect, it } from 'vitest';
import { encodePart, tokenOf } from '../../testing/session.ts';
import { readToken, roleFrom } from './token.ts';

describe('the role behind a wire value (docs/product.md#session)', () => {
  it.each([
    ['ROLE_CUSTOMER', 'customer'],
    ['ROLE_MANAGER', 'manager'],
    ['ROLE_MASTER', 'master'],
    ['ROLE_ANONYMOUS', 'anonymous'],
    ['customer', 'customer'],
    ['Role_Manager', 'manager'],
  ])('%s is the role %s @session:role-prefix', (wire, role) => expect(roleFrom(wire)).toBe(role));

  it.each([undefined, '', 'ROLE_OWNER', 'ROLE_ROLE_MASTER', 3])('%o is no role', (wire) =>
    expect(roleFrom(wire)).toBe('anonymous'),
  );
});

describe('the claims of a token (docs/product.md#session)', () => {
  it('reads user id, nickname, phone and role @session:claims', () => {
    const claims = { jti: '42', nickname: '김하늘 🏋️', role: 'ROLE_CUSTOMER', ph: '01012345678' };
    expect(readToken(tokenOf(claims))).toEqual({
      userId: '42',
      nickname: '김하늘 🏋️',
      role: 'customer',
      ph: '01012345678',
    });
  });
  it.each([
    ['', 'master'],
    ['ROLE_CUSTOMER', 'customer'],
  ])('reads the role under its other name without a role: %j @session:claims', (role, read) => {
    expect(readToken(tokenOf({ jti: '1', role, roleName: 'ROLE_MASTER' }))?.role).toBe(read);
  });
  it('reads a user without a role as anonymous @session:role-prefix', () => {
    expect(readToken(tokenOf({ jti: '1' }))?.role).toBe('anonymous');
  });
  it.each([
    [7, '7'],
    ['', null],
    [undefined, null],
  ])('reads the id %j as %j', (jti, userId) => {
    expect(readToken(tokenOf({ jti }))?.userId).toBe(userId);
  });
  it.each([
    '',
    'nonsense',
    'a.b.c',
    'a..c',
    `${encodePart({})}.%%%.x`,
    `x.${Buffer.from('null').toString('base64url')}.y`,
  ])('cannot read %j @session:unreadable', (token) => expect(readToken(token)).toBeNull());
});
