import { ApiError } from '@fitness/api-contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, tokenOf } from '../../../testing/session.ts';
import { storeSignIn } from '../session/store-sign-in.ts';
import { sendInSequence } from './send-in-sequence.ts';

const request = 'POST /api/{product}/classes';
const taken = new ApiError({ request, status: 409, message: '이미 등록된 시간입니다.' });
const signedOut = new ApiError({ request, status: 401, message: '로그인이 필요합니다.' });
const unreachable = new ApiError({ request, reason: 'unreachable' });

const signIn = (jti: string) => storeSignIn({ token: tokenOf({ jti }) });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage());
  signIn('201');
});

/** Rejects with the error of an item, if it has one. */
const answers = (errors: Record<string, unknown>) =>
  vi.fn(async (item: string) => {
    if (item in errors) throw errors[item];
  });

describe('several requests one after another', () => {
  it('are sent only once the one before has been answered and its result stored', async () => {
    const events: string[] = [];
    const { sent, left } = await sendInSequence(
      ['06:00', '07:00'],
      async (item) => void events.push(`sent ${item}`),
      {
        onSent: async ({ item }) => {
          await Promise.resolve();
          events.push(`stored ${item}`);
        },
      },
    );
    expect(events).toEqual(['sent 06:00', 'stored 06:00', 'sent 07:00', 'stored 07:00']);
    expect(sent).toEqual([
      { item: '06:00', status: 'done' },
      { item: '07:00', status: 'done' },
    ]);
    expect(left).toEqual([]);
  });

  it('are all sent although one is refused, which keeps the reason of the server', async () => {
    const { sent, left } = await sendInSequence(['06:00', '07:00'], answers({ '06:00': taken }));
    expect(sent).toEqual([
      { item: '06:00', status: 'failed', reason: '이미 등록된 시간입니다.', error: taken },
      { item: '07:00', status: 'done' },
    ]);
    expect(left).toEqual([]);
  });

  it('stop at the one at which the session has ended, which is left with the others', async () => {
    const send = answers({ '07:00': signedOut });
    const end = await sendInSequence(['06:00', '07:00', '08:00'], send);
    expect(send).toHaveBeenCalledTimes(2);
    expect(end.sent).toEqual([{ item: '06:00', status: 'done' }]);
    expect(end.left).toEqual(['07:00', '08:00']);
    expect(end.error).toBe(signedOut);
  });

  it('stop once another user is signed in @session:own-token', async () => {
    const send = vi.fn(async () => signIn('202'));
    const { sent, left } = await sendInSequence(['06:00', '07:00'], send);
    expect(sent).toEqual([{ item: '06:00', status: 'done' }]);
    expect(left).toEqual(['07:00']);
  });

  it('keep the answer that comes after another user has signed in', async () => {
    const { sent } = await sendInSequence(['06:00', '07:00'], async () => {
      signIn('202');
      throw taken;
    });
    expect(sent).toMatchObject([{ item: '06:00', status: 'failed' }]);
  });

  it('can be stopped between two and go on with what is left', async () => {
    const stop = new AbortController();
    const send = vi.fn(async () => stop.abort());
    const { left } = await sendInSequence(['06:00', '07:00'], send, { signal: stop.signal });
    expect(left).toEqual(['07:00']);
    expect((await sendInSequence(left, send)).left).toEqual([]);
    expect(send.mock.calls).toEqual([['06:00'], ['07:00']]);
  });

  it('stop at another error where the caller says so', async () => {
    const send = answers({ '06:00': unreachable });
    const end = await sendInSequence(['06:00', '07:00'], send, {
      isEnd: (error) => error === unreachable,
    });
    expect(end).toEqual({ sent: [], left: ['06:00', '07:00'], error: unreachable });
  });
});
