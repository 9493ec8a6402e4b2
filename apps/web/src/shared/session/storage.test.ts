import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  onStorageChange,
  type SignInResponse,
  stored,
  storeSignIn,
} from './storage.ts';
import { memoryStorage } from '../../../testing/session.ts';

function contents() {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

describe('what a sign-in leaves in the browser (docs/product.md#session)', () => {
  it('is exactly six keys @session:storage-keys', () => {
    storeSignIn({
      token: 'header.payload.signature',
      nickname: '김서준',
      name: '김서준입니다',
      ph: '01020000001',
      role_name: 'ROLE_CUSTOMER',
      customer: { classstatus: 'PT' },
    });
    expect(contents()).toEqual({
      accessToken: 'header.payload.signature',
      tokenName: '김서준입니다',
      nickname: '김서준',
      ph: '01020000001',
      classstatus: 'PT',
      roleName: 'ROLE_CUSTOMER',
    });
  });
  it('is six keys also where the response lacks them, with an empty classstatus without a membership @session:classstatus @operation:signIn', () => {
    const empty = {
      accessToken: 'token',
      tokenName: '',
      nickname: '',
      ph: '',
      classstatus: '',
      roleName: '',
    };
    storeSignIn({ token: 'token' });
    expect(contents()).toEqual(empty);
    storeSignIn({
      token: 'token',
      nickname: null,
      name: null,
      ph: null,
      role_name: null,
      customer: null,
    });
    expect(contents()).toEqual(empty);
    storeSignIn({ token: 'token', customer: { classstatus: null } });
    expect(contents()).toEqual(empty);
  });
  it('is empty where the response has another type than text @sign-in:texts', () => {
    const odd = {
      token: 'token',
      nickname: { first: '서준' },
      name: 7,
      ph: [1020000001],
      role_name: 3,
      roleName: 'ROLE_MASTER',
      customer: 'PT',
    };
    storeSignIn(odd as unknown as SignInResponse);
    expect(contents()).toEqual({
      accessToken: 'token',
      tokenName: '',
      nickname: '',
      ph: '',
      classstatus: '',
      roleName: 'ROLE_MASTER',
    });
  });
  it('reads the role under either spelling @session:both-spellings', () => {
    storeSignIn({ token: 'token', roleName: 'ROLE_MASTER' });
    expect(stored('roleName')).toBe('ROLE_MASTER');
    storeSignIn({ token: 'token', role_name: 'ROLE_MANAGER', roleName: 'ROLE_MASTER' });
    expect(stored('roleName')).toBe('ROLE_MANAGER');
  });
  it('replaces the former user’s', () => {
    storeSignIn({ token: 'first', nickname: '김서준', customer: { classstatus: 'PT' } });
    storeSignIn({ token: 'second', nickname: '대표' });
    expect(contents()).toMatchObject({ accessToken: 'second', nickname: '대표', classstatus: '' });
  });
});

describe('logout (docs/product.md#session)', () => {
  it('clears localStorage whole @session:logout', () => {
    storeSignIn({ token: 'token', nickname: '김서준' });
    localStorage.setItem('left by something else', 'x');
    clearSession();
    expect(localStorage.length).toBe(0);
    expect(stored('accessToken')).toBe('');
  });
});

describe('the listeners', () => {
  it('is this tab, and no longer after it stopped listening', () => {
    const listener = vi.fn();
    const stop = onStorageChange(listener);
    storeSignIn({ token: 'token' });
    clearSession();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    storeSignIn({ token: 'token' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('is every other tab, through the storage event', () => {
    const listener = vi.fn();
    const stop = onStorageChange(listener);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });
});
