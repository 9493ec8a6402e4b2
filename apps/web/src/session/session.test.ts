import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodePart, memoryStorage, tokenOf } from '../../testing/session.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSession, getSession, sessionOf, storeSignIn } from './session.ts';
import { type Claims, readToken } from './token.ts';

const claims: Claims = {
  userId: '42',
  nickname: '김하늘',
  role: 'customer',
  ph: '01012345678',
};
const token = tokenOf({
  jti: '42',
  nickname: '김하늘',
  role: 'ROLE_CUSTOMER',
});

const profile = { nickname: '저장된 이름', ph: '01099998888' };

describe('the session that a token gives (docs/product.md#session)', () => {
  it('is signed out without a token @session:start', () => {
    expect(sessionOf('', null, profile)).toEqual({ status: 'signedOut', role: 'anonymous' });
  });
  it('is the user of a readable token', () => {
    expect(sessionOf(token, claims, profile)).toEqual({
      status: 'signedIn',
      role: 'customer',
      userId: '42',
      nickname: '김하늘',
      ph: '01012345678',
      token,
    });
  });
  it('takes the name and the phone from storage where the token has none @session:stored-profile', () => {
    expect(sessionOf(token, { ...claims, nickname: '', ph: '' }, profile)).toMatchObject({
      nickname: '저장된 이름',
      ph: '01099998888',
    });
  });
  it('is a signed-in user without a role when the token has none', () => {
    expect(sessionOf(token, { ...claims, role: 'anonymous' }, profile)).toMatchObject({
      status: 'signedIn',
      role: 'anonymous',
    });
  });
  it('is invalid when the token is unreadable or has no user @session:unreadable', () => {
    expect(sessionOf('unreadable', null, profile)).toEqual({
      status: 'invalid',
      role: 'anonymous',
    });
    expect(sessionOf(token, { ...claims, userId: null }, profile).status).toBe('invalid');
  });
  it('is invalid when the token is shorter than 20 characters, even a readable one @guard:short-token', () => {
    const short = `x.${encodePart({ jti: '1' })}.y`;
    expect(short.length).toBe(19);
    expect(sessionOf(short, readToken(short), profile).status).toBe('invalid');
    const longEnough = `${short}y`;
    expect(sessionOf(longEnough, readToken(longEnough), profile).status).toBe('signedIn');
  });
});

describe('the session of this browser (docs/product.md#session)', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    clearSession();
  });
  afterEach(() => {
    clearSession();
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
  it('ends only when the server says so, whatever the clock of the device @session:expired', () => {
    storeSignIn({ token: tokenOf({ jti: '42', exp: 0 }) });
    expect(getSession().status).toBe('signedIn');
  });
  it('forgets what was read for a user once another one signs in here @session:other-user', () => {
    storeSignIn({ token });
    queryClient.setQueryData(['listMyPromotions'], []);
    storeSignIn({ token: tokenOf({ jti: '42', nickname: '새 이름' }) });
    expect(queryClient.getQueryData(['listMyPromotions'])).toEqual([]);
    storeSignIn({ token: tokenOf({ jti: '7' }) });
    expect(queryClient.getQueryData(['listMyPromotions'])).toBeUndefined();
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

describe('a page of which another tab has changed the user (docs/product.md#session)', () => {
  afterEach(() => {
    clearSession();
    vi.unstubAllGlobals();
  });

  it.each([
    { change: 'another user has signed in', from: '201', to: '202', isCleared: true },
    { change: 'its user has signed out', from: '201', to: null, isCleared: false },
    { change: 'somebody has signed in', from: null, to: '201', isCleared: false },
  ])(
    'is reloaded once, shows its own user until then and sends nothing more: $change @session:other-user @session:own-token',
    async ({ from, to, isCleared }) => {
      const reload = vi.fn();
      const replaceState = vi.fn();
      const fetch = vi.fn();
      const history = { state: null, replaceState };
      const location = { pathname: '/fitness/reservations', reload };
      vi.stubGlobal('localStorage', memoryStorage());
      vi.stubGlobal('window', Object.assign(new EventTarget(), { history, location }));
      vi.stubGlobal('history', history);
      vi.stubGlobal('fetch', fetch);
      // Tests of other files leave work behind that never ends.
      vi.resetModules();
      const { getSession, storeSignIn } = await import('./session.ts');
      const { send } = await import('../api/operations.ts');
      if (from !== null) storeSignIn({ token: tokenOf({ jti: from }) });
      const session = getSession();
      localStorage.setItem('accessToken', to === null ? '' : tokenOf({ jti: to }));
      expect(getSession()).toBe(session);
      await expect(send('listMyPromotions')).rejects.toThrow('Another user');
      expect(fetch).not.toHaveBeenCalled();
      expect(reload).toHaveBeenCalledTimes(1);
      expect(replaceState.mock.calls).toEqual(
        isCleared ? [[null, '', '/fitness/reservations']] : [],
      );
    },
  );

  it('stays with another token of its user @session:other-user', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    clearSession();
    storeSignIn({ token: tokenOf({ jti: '201' }) });
    localStorage.setItem('accessToken', tokenOf({ jti: '201', nickname: '김하늘' }));
    expect(getSession()).toMatchObject({ userId: '201', nickname: '김하늘' });
  });
});
