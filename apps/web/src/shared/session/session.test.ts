import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../dates/clock.ts';
import { getSession, sessionOf } from './session.ts';
import { clearSession } from './storage.ts';
import { storeSignIn } from './store-sign-in.ts';
import { encodePart, memoryStorage, tokenOf } from '../../../testing/session.ts';
import { type Claims, readToken } from './token.ts';

const at = Date.parse('2026-11-20T10:00:00+09:00');
const claims: Claims = {
  userId: '42',
  nickname: '김하늘',
  role: 'customer',
  ph: '01012345678',
  expiresAt: at + 1000,
};
const token = tokenOf({
  jti: '42',
  nickname: '김하늘',
  role: 'ROLE_CUSTOMER',
  exp: (at + 1000) / 1000,
});

const profile = { nickname: '저장된 이름', ph: '01099998888' };

describe('the session that a token gives (docs/product.md#session)', () => {
  it('is signed out without a token @session:start', () => {
    expect(sessionOf('', null, at, profile)).toEqual({ status: 'signedOut', role: 'anonymous' });
  });
  it('is the user of a readable token', () => {
    expect(sessionOf(token, claims, at, profile)).toEqual({
      status: 'signedIn',
      role: 'customer',
      userId: '42',
      nickname: '김하늘',
      ph: '01012345678',
      token,
    });
  });
  it('takes the name and the phone from storage where the token has none @session:stored-profile', () => {
    expect(sessionOf(token, { ...claims, nickname: '', ph: '' }, at, profile)).toMatchObject({
      nickname: '저장된 이름',
      ph: '01099998888',
    });
  });
  it('is a signed-in user without a role when the token has none', () => {
    expect(sessionOf(token, { ...claims, role: 'anonymous' }, at, profile)).toMatchObject({
      status: 'signedIn',
      role: 'anonymous',
    });
  });
  it('ends at the millisecond of its expiry', () => {
    expect(sessionOf(token, claims, at + 999, profile).status).toBe('signedIn');
    expect(sessionOf(token, claims, at + 1000, profile).status).toBe('invalid');
  });
  it('does not end without an expiry', () => {
    expect(
      sessionOf(token, { ...claims, expiresAt: null }, Number.MAX_SAFE_INTEGER, profile).status,
    ).toBe('signedIn');
  });
  it('is invalid when the token is unreadable or has no user @session:unreadable', () => {
    expect(sessionOf('unreadable', null, at, profile)).toEqual({
      status: 'invalid',
      role: 'anonymous',
    });
    expect(sessionOf(token, { ...claims, userId: null }, at, profile).status).toBe('invalid');
  });
  it('is invalid when the token is shorter than 20 characters, even a readable one @guard:short-token', () => {
    const short = `x.${encodePart({ jti: '1' })}.y`;
    expect(short.length).toBe(19);
    expect(sessionOf(short, readToken(short), at, profile).status).toBe('invalid');
    const longEnough = `${short}y`;
    expect(sessionOf(longEnough, readToken(longEnough), at, profile).status).toBe('signedIn');
  });
});

describe('the session of this browser (docs/product.md#session)', () => {
  let restoreClock = () => {};
  let time = at;
  beforeEach(() => {
    time = at;
    restoreClock = setClock(() => time);
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    clearSession();
    restoreClock();
    vi.unstubAllGlobals();
  });

  it('follows sign-in and logout, and is the same object in between', () => {
    expect(getSession().status).toBe('signedOut');
    storeSignIn({ token });
    const session = getSession();
    expect(session).toMatchObject({ status: 'signedIn', nickname: '김하늘' });
    expect(getSession()).toBe(session);
    clearSession();
    expect(getSession().status).toBe('signedOut');
  });
  it('reads the role from the token, not from storage @session:role-from-token', () => {
    storeSignIn({ token, roleName: 'ROLE_MASTER', nickname: '사칭' });
    expect(getSession()).toMatchObject({ role: 'customer', nickname: '김하늘' });
  });
  it('has the stored name when the token has none, as the same object, until another tab stores another name @session:stored-profile', () => {
    storeSignIn({
      token: tokenOf({ jti: '42', role: 'ROLE_CUSTOMER' }),
      nickname: '김하늘',
      ph: '01012345678',
    });
    const session = getSession();
    expect(session).toMatchObject({ nickname: '김하늘', ph: '01012345678' });
    expect(getSession()).toBe(session);
    localStorage.setItem('nickname', '이하늘');
    expect(getSession()).toMatchObject({ nickname: '이하늘', ph: '01012345678' });
  });
  it('becomes invalid when the token ends @session:expired', () => {
    storeSignIn({ token });
    expect(getSession().status).toBe('signedIn');
    time = at + 1000;
    expect(getSession()).toEqual({ status: 'invalid', role: 'anonymous' });
  });
  it('changes when another tab signs in as another user', () => {
    storeSignIn({ token });
    expect(getSession()).toMatchObject({ userId: '42' });
    localStorage.setItem(
      'accessToken',
      tokenOf({ jti: '7', nickname: '강민준', role: 'ROLE_MANAGER' }),
    );
    expect(getSession()).toMatchObject({ userId: '7', role: 'manager', nickname: '강민준' });
  });
  it('is signed out where storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      clear: () => {},
    });
    expect(getSession().status).toBe('signedOut');
  });
});
