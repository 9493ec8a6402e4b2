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
    ['MASTER', 'master'],
    ['Role_Manager', 'manager'],
  ])('%s is the role %s @session:role-prefix', (wire, role) => expect(roleFrom(wire)).toBe(role));

  it.each([undefined, null, '', 'ROLE_', 'ROLE_OWNER', 'ROLE_ROLE_MASTER', 3, ['ROLE_MASTER']])(
    '%o has no user',
    (wire) => expect(roleFrom(wire)).toBe('anonymous'),
  );
});

describe('the claims of a token (docs/product.md#session)', () => {
  it('reads user id, nickname, phone and role @session:claims', () => {
    const token = tokenOf({
      jti: '42',
      nickname: 'Kim',
      role: 'ROLE_CUSTOMER',
      ph: '01012345678',
    });
    expect(readToken(token)).toEqual({
      userId: '42',
      nickname: 'Kim',
      role: 'customer',
      ph: '01012345678',
    });
  });
  it('reads a Korean name unchanged', () => {
    expect(readToken(tokenOf({ jti: '1', nickname: '김하늘 🏋️' }))?.nickname).toBe('김하늘 🏋️');
  });
  it('reads the role under its other name @session:claims', () => {
    expect(readToken(tokenOf({ jti: '1', roleName: 'ROLE_MASTER' }))?.role).toBe('master');
    expect(readToken(tokenOf({ jti: '1', role: '', roleName: 'ROLE_MASTER' }))?.role).toBe(
      'master',
    );
    expect(
      readToken(tokenOf({ jti: '1', role: 'ROLE_CUSTOMER', roleName: 'ROLE_MASTER' }))?.role,
    ).toBe('customer');
  });
  it('reads a user without a role as anonymous @session:no-role', () => {
    expect(readToken(tokenOf({ jti: '1' }))?.role).toBe('anonymous');
  });
  it('reads an id that was written as a number', () => {
    expect(readToken(tokenOf({ jti: 7 }))?.userId).toBe('7');
  });
  it('has no user when the id is missing or empty', () => {
    expect(readToken(tokenOf({ nickname: 'Kim' }))?.userId).toBeNull();
    expect(readToken(tokenOf({ jti: '' }))?.userId).toBeNull();
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
