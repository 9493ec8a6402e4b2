import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, tokenOf } from '../../testing/session.ts';
import {
  clearSession,
  onStorageChange,
  type SignInResponse,
  stored,
  storeSignIn,
} from './session.ts';

const token = tokenOf({ jti: '42' });

function contents() {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('what a sign-in leaves in the browser (docs/product.md#session)', () => {
  it('is exactly six keys @session:storage-keys', () => {
    storeSignIn({
      token,
      nickname: '김서준',
      name: '김서준입니다',
      ph: '01020000001',
      role_name: 'ROLE_CUSTOMER',
      customer: { classstatus: 'PT' },
    });
    expect(contents()).toEqual({
      accessToken: token,
      tokenName: '김서준입니다',
      nickname: '김서준',
      ph: '01020000001',
      classstatus: 'PT',
      roleName: 'ROLE_CUSTOMER',
    });
  });
  it('is six keys also where the response lacks them, with an empty classstatus without a membership @session:classstatus @operation:signIn', () => {
    const empty = {
      accessToken: token,
      tokenName: '',
      nickname: '',
      ph: '',
      classstatus: '',
      roleName: '',
    };
    storeSignIn({ token });
    expect(contents()).toEqual(empty);
    storeSignIn({
      token,
      nickname: null,
      name: null,
      ph: null,
      role_name: null,
      customer: null,
    });
    expect(contents()).toEqual(empty);
    storeSignIn({ token, customer: { classstatus: null } });
    expect(contents()).toEqual(empty);
  });
  it('is empty where the response has another type than text @sign-in:texts', () => {
    const odd = {
      token,
      nickname: { first: '서준' },
      name: 7,
      ph: [1020000001],
      role_name: 3,
      roleName: 'ROLE_MASTER',
      customer: 'PT',
    };
    storeSignIn(odd as unknown as SignInResponse);
    expect(contents()).toEqual({
      accessToken: token,
      tokenName: '',
      nickname: '',
      ph: '',
      classstatus: '',
      roleName: 'ROLE_MASTER',
    });
  });
  it('reads the role under either spelling @session:both-spellings', () => {
    storeSignIn({ token, roleName: 'ROLE_MASTER' });
    expect(stored('roleName')).toBe('ROLE_MASTER');
    storeSignIn({ token, role_name: 'ROLE_MANAGER', roleName: 'ROLE_MASTER' });
    expect(stored('roleName')).toBe('ROLE_MANAGER');
  });
  it('replaces that of the previous user', () => {
    storeSignIn({
      token: tokenOf({ jti: '41' }),
      nickname: '김서준',
      customer: { classstatus: 'PT' },
    });
    storeSignIn({ token, nickname: '대표' });
    expect(contents()).toMatchObject({ accessToken: token, nickname: '대표', classstatus: '' });
  });
});

describe('logout (docs/product.md#session)', () => {
  it('clears localStorage whole @session:logout', () => {
    storeSignIn({ token, nickname: '김서준' });
    localStorage.setItem('left by something else', 'x');
    clearSession();
    expect(localStorage.length).toBe(0);
    expect(stored('accessToken')).toBe('');
  });
});

describe('a page that was frozen or in the back-forward cache', () => {
  it.each(['pageshow', 'visibilitychange'])(
    'notices at %s that its user has signed out in the meantime @session:next-user @session:missed-event',
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

/** A storage in which some methods throw. */
function throwingStorage(name: string, methods: (keyof Storage)[]): Storage {
  const storage = memoryStorage();
  const fail = () => {
    throw new DOMException('not now', name);
  };
  return Object.assign(storage, Object.fromEntries(methods.map((method) => [method, fail])));
}

describe('a device that cannot store the session (docs/product.md#session)', () => {
  const blocked = () => throwingStorage('SecurityError', ['getItem', 'setItem', 'clear']);

  it.each([
    ['blocked', blocked],
    ['full', () => throwingStorage('QuotaExceededError', ['setItem'])],
    ['missing', () => undefined],
  ])('keeps it for this tab while storage is %s @session:not-stored', (_, storage) => {
    vi.stubGlobal('localStorage', storage());
    expect(storeSignIn({ token, nickname: '김서준' })).toBe(false);
    expect([stored('accessToken'), stored('nickname'), stored('ph')]).toEqual([
      token,
      '김서준',
      '',
    ]);
    clearSession();
    expect(stored('accessToken')).toBe('');
  });
  it('keeps nothing of a former user when storage gets full between two keys @session:not-stored', () => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    storeSignIn({ token: tokenOf({ jti: '41' }), nickname: '김서준', ph: '01020000001' });
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      if (key === 'nickname') throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    storeSignIn({ token, nickname: '이하린' });
    expect(stored('nickname')).toBe('이하린');
    expect(storage.length).toBe(0);
  });
  it('follows another tab that could store a session @session:not-stored', () => {
    const storage = throwingStorage('QuotaExceededError', ['setItem']);
    vi.stubGlobal('localStorage', storage);
    storeSignIn({ token });
    const stop = onStorageChange(() => undefined);
    storage.getItem = () => 'of both tabs';
    const event = Object.assign(new Event('storage'), {
      key: 'accessToken',
      newValue: 'of both tabs',
    });
    window.dispatchEvent(event);
    expect(stored('accessToken')).toBe('of both tabs');
    stop();
  });
});

describe('the listeners', () => {
  it('are called for changes in this tab until they are removed', () => {
    const listener = vi.fn();
    const stop = onStorageChange(listener);
    storeSignIn({ token });
    clearSession();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    storeSignIn({ token });
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('are called for changes in other tabs', () => {
    const listener = vi.fn();
    const stop = onStorageChange(listener);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });
});
