import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodePart, memoryStorage, tokenOf } from '../../testing/session.ts';
import { queryClient } from '../api/query-client.ts';
import {
  clearSession,
  getSession,
  onStorageChange,
  sessionOf,
  type SignInResponse,
  stored,
  storeSignIn,
} from './session.ts';
import { readToken } from './token.ts';

const token = tokenOf({ jti: '42', nickname: '김하늘', role: 'ROLE_CUSTOMER' });

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  clearSession();
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('the session that a token gives (docs/product.md#session)', () => {
  const profile = { nickname: '저장된 이름', ph: '01099998888' };
  const sessionWith = (text: string) => sessionOf(text, readToken(text), profile);

  it('is signed out without a token', () => {
    expect(sessionWith('')).toEqual({ status: 'signedOut', role: 'anonymous' });
  });
  it('is the user of a readable token', () => {
    const claims = { jti: '42', nickname: '김하늘', role: 'ROLE_CUSTOMER', ph: '01012345678' };
    const readable = tokenOf(claims);
    expect(sessionWith(readable)).toEqual({
      status: 'signedIn',
      role: 'customer',
      userId: '42',
      nickname: '김하늘',
      ph: '01012345678',
      token: readable,
    });
  });
  it('is a signed-in user without a role when the token has none', () => {
    expect(sessionWith(tokenOf({ jti: '42' }))).toMatchObject({
      status: 'signedIn',
      role: 'anonymous',
    });
  });
  it.each(['unreadable', tokenOf({ nickname: '김하늘' })])(
    'is invalid when the token is unreadable or has no user: %s @session:unreadable',
    (text) => expect(sessionWith(text)).toEqual({ status: 'invalid', role: 'anonymous' }),
  );
  it('is invalid when the token is shorter than 20 characters, even a readable one @session:unreadable', () => {
    const short = `x.${encodePart({ jti: '1' })}.y`;
    expect(short.length).toBe(19);
    expect(sessionWith(short).status).toBe('invalid');
    expect(sessionWith(`${short}y`).status).toBe('signedIn');
  });
});

describe('the session of this browser (docs/product.md#session)', () => {
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
  it('has the stored name when the token has none, as the same object, until another tab stores another name', () => {
    storeSignIn({ token: tokenOf({ jti: '42' }), nickname: '김하늘', ph: '01012345678' });
    const session = getSession();
    expect(session).toMatchObject({ nickname: '김하늘', ph: '01012345678' });
    expect(getSession()).toBe(session);
    localStorage.setItem('nickname', '이하늘');
    expect(getSession()).toMatchObject({ nickname: '이하늘', ph: '01012345678' });
  });
  it('ends only when the server says so, whatever the clock of the device', () => {
    storeSignIn({ token: tokenOf({ jti: '42', exp: 0 }) });
    expect(getSession().status).toBe('signedIn');
  });
  it('forgets what was read for a user once another one signs in here', () => {
    storeSignIn({ token });
    queryClient.setQueryData(['listMyPromotions'], []);
    storeSignIn({ token: tokenOf({ jti: '42', nickname: '새 이름' }) });
    expect(queryClient.getQueryData(['listMyPromotions'])).toEqual([]);
    storeSignIn({ token: tokenOf({ jti: '7' }) });
    expect(queryClient.getQueryData(['listMyPromotions'])).toBeUndefined();
  });
});

describe('what a sign-in leaves in the browser (docs/product.md#session)', () => {
  const keys = ['accessToken', 'tokenName', 'nickname', 'ph', 'classstatus', 'roleName'];
  const contents = () => {
    expect(localStorage).toHaveLength(keys.length);
    return keys.map((key) => localStorage.getItem(key));
  };

  it('is exactly six keys @session:storage-keys', () => {
    storeSignIn({
      token,
      nickname: '김서준',
      name: '김서준입니다',
      ph: '01020000001',
      role_name: 'ROLE_CUSTOMER',
      customer: { classstatus: 'PT' },
    });
    const values = [token, '김서준입니다', '김서준', '01020000001', 'PT', 'ROLE_CUSTOMER'];
    expect(contents()).toEqual(values);
  });
  it.each<object>([{}, { customer: null }, { customer: { classstatus: null } }])(
    'is six keys also where the response lacks them: %j @session:storage-keys',
    (lacking) => {
      storeSignIn({ token, ...lacking });
      expect(contents()).toEqual([token, '', '', '', '', '']);
    },
  );
  it('is empty where the response has another type than text @session:storage-keys', () => {
    const odd = { nickname: { first: '서준' }, name: 7, ph: [1020000001], role_name: 3 };
    const response = { token, ...odd, roleName: 'ROLE_MASTER', customer: 'PT' };
    storeSignIn(response as unknown as SignInResponse);
    expect(contents()).toEqual([token, '', '', '', '', 'ROLE_MASTER']);
  });
  it('reads the role under either spelling @session:storage-keys', () => {
    storeSignIn({ token, roleName: 'ROLE_MASTER' });
    expect(stored('roleName')).toBe('ROLE_MASTER');
    storeSignIn({ token, role_name: 'ROLE_MANAGER', roleName: 'ROLE_MASTER' });
    expect(stored('roleName')).toBe('ROLE_MANAGER');
  });
  it('is gone after logout, with everything else in localStorage @session:logout', () => {
    storeSignIn({ token, nickname: '김서준' });
    localStorage.setItem('left by something else', 'x');
    clearSession();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a listener', () => {
  it('is called for changes in this tab until it is removed', () => {
    const listener = vi.fn();
    const stop = onStorageChange(listener);
    storeSignIn({ token });
    clearSession();
    stop();
    storeSignIn({ token });
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it.each(['storage', 'pageshow', 'visibilitychange'])(
    'notices at %s that the user has signed out in another tab, also in a page that was frozen @session:missed-event',
    (event) => {
      storeSignIn({ token });
      const tokens: string[] = [];
      const stop = onStorageChange(() => tokens.push(stored('accessToken')));
      localStorage.clear();
      window.dispatchEvent(new Event(event));
      stop();
      window.dispatchEvent(new Event(event));
      expect(tokens).toEqual(['']);
    },
  );
});

describe('a device that cannot store the session (docs/product.md#session)', () => {
  /** A storage in which some methods throw. */
  function throwingStorage(...methods: (keyof Storage)[]): Storage {
    const fail = () => {
      throw new DOMException('not now', 'SecurityError');
    };
    return Object.assign(memoryStorage(), Object.fromEntries(methods.map((name) => [name, fail])));
  }

  it.each([
    ['blocked', throwingStorage('getItem', 'setItem', 'clear')],
    ['full', throwingStorage('setItem')],
    ['missing', undefined],
  ])('keeps it for this tab while storage is %s @session:not-stored', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(getSession().status).toBe('signedOut');
    storeSignIn({ token, nickname: '김서준' });
    const kept = [stored('accessToken'), stored('nickname'), stored('ph')];
    expect(kept).toEqual([token, '김서준', '']);
    clearSession();
    expect(stored('accessToken')).toBe('');
  });
  it('keeps nothing of a former user when storage gets full between two keys @session:not-stored', () => {
    storeSignIn({ token: tokenOf({ jti: '41' }), nickname: '김서준', ph: '01020000001' });
    const { setItem } = localStorage;
    localStorage.setItem = (key, value) => {
      if (key === 'nickname') throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    storeSignIn({ token, nickname: '이하린' });
    expect(stored('nickname')).toBe('이하린');
    expect(localStorage).toHaveLength(0);
  });
  it('follows another tab that could store a session @session:not-stored', () => {
    const storage = throwingStorage('setItem');
    vi.stubGlobal('localStorage', storage);
    storeSignIn({ token });
    const stop = onStorageChange(() => undefined);
    const newValue = 'of both tabs';
    storage.getItem = () => newValue;
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken', newValue }));
    expect(stored('accessToken')).toBe(newValue);
    stop();
  });
});

describe('a page of which another tab has changed the user (docs/product.md#session)', () => {
  it.each([
    { change: 'another user has signed in', from: '201', to: '202', isCleared: true },
    { change: 'its user has signed out', from: '201', to: null, isCleared: false },
    { change: 'somebody has signed in', from: null, to: '201', isCleared: false },
  ])(
    'is reloaded once, shows its own user until then and sends nothing more: $change @session:missed-event',
    async ({ from, to, isCleared }) => {
      const reload = vi.fn();
      const replaceState = vi.fn();
      const fetch = vi.fn();
      const history = { state: null, replaceState };
      const location = { pathname: '/fitness/reservations', reload };
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

  it('stays with another token of its user', () => {
    storeSignIn({ token: tokenOf({ jti: '201' }) });
    localStorage.setItem('accessToken', tokenOf({ jti: '201', nickname: '김하늘' }));
    expect(getSession()).toMatchObject({ userId: '201', nickname: '김하늘' });
  });
});
