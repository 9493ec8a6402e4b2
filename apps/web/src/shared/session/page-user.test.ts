import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, tokenOf } from '../../../testing/session.ts';
import { bindApi, send } from '../api/operations.ts';
import { getPageUser, whileUserStays } from './page-user.ts';
import { clearSession } from './storage.ts';
import { storeSignIn } from './store-sign-in.ts';
import { whenUserLeft } from './when-user-left.ts';

const signIn = (jti: string, nickname = '') => storeSignIn({ token: tokenOf({ jti, nickname }) });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage());
  signIn('201');
});

describe('the user of a page (docs/product.md#session)', () => {
  it('is the same one with another token @session:other-user', () => {
    const user = getPageUser();
    signIn('201', '김서준');
    expect(getPageUser()).toBe(user);
  });
  it('is another one once somebody else signs in or out @session:other-user', () => {
    const user = getPageUser();
    signIn('202');
    expect(getPageUser()).toEqual({ userId: '202', formerId: '201' });
    clearSession();
    expect(getPageUser()).toEqual({ userId: null, formerId: '202' });
    signIn('201');
    expect(getPageUser()).not.toBe(user);
  });
  it('has left once another one is signed in, not with another token', async () => {
    const left = vi.fn();
    void whenUserLeft('201').then(left);
    signIn('201', '김서준');
    await Promise.resolve();
    expect(left).not.toHaveBeenCalled();
    signIn('202');
    await whenUserLeft('201');
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('a task that a user started (docs/product.md#session)', () => {
  it('settles while the user stays signed in, with success or failure', async () => {
    await expect(whileUserStays(Promise.resolve(1))).resolves.toBe(1);
    await expect(whileUserStays(Promise.reject(new Error('500')))).rejects.toThrow('500');
  });
  it('never settles once another user is signed in @session:other-user', async () => {
    const settled = vi.fn();
    const tasks = [Promise.resolve(), Promise.reject(new Error('500'))];
    const answers = tasks.map((task) => whileUserStays(task).then(settled, settled));
    signIn('202');
    await Promise.race([Promise.all(answers), Promise.allSettled(tasks)]);
    expect(settled).not.toHaveBeenCalled();
  });
  it('sends nothing with the token of another user @session:own-token', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json([])));
    vi.stubGlobal('fetch', fetched);
    const client = new QueryClient();
    bindApi(client);
    const read = () => send(client, 'listUsers');
    await read();
    signIn('202');
    await expect(read()).rejects.toThrow('Another user has signed in.');
    expect(fetched).toHaveBeenCalledOnce();
  });
});
